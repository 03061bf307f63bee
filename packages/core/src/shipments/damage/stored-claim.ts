import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { ItemChange } from "../../accounts/index.ts";
import { historyOf } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons, onlyConflicted, type Write } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import type { Announced } from "../../platform/work/event.ts";
import { announce } from "../../platform/work/outbox.ts";
import type { DamageClaim } from "./claim.ts";
import { DamageClaimEntity, itemOf } from "./claim.table.ts";

/** What was told of a shipment's goods, the latest first. One request, consistent. */
export async function claimsOf(shipmentId: string): Promise<DamageClaim[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `SHIPMENTDOCUMENTS#${shipmentId}`, range: { beginsWith: "DAMAGECLAIM#" } })
    .entities(DamageClaimEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items.toSorted((one, other) => other.createdOn.localeCompare(one.createdOn));
}

export async function findClaim(shipmentId: string, id: string): Promise<DamageClaim | undefined> {
  const command = DamageClaimEntity.build(GetItemCommand).key({ shipmentId, id }).options({ consistent: true });
  return (await command.send()).Item;
}

/** Problem: not-found. */
export async function loadClaim(shipmentId: string, id: string): Promise<DamageClaim> {
  const claim = await findClaim(shipmentId, id);
  if (!claim) throw new Problem("not-found");
  return claim;
}

/** Its write under the revision that was read; of a new one, that it isn't there. */
export function claimWrite(before: DamageClaim | undefined, after: DamageClaim) {
  const claim = { ...after, revision: (before?.revision ?? 0) + 1 };
  const write = DamageClaimEntity.build(PutTransaction)
    .item(itemOf(claim))
    .options({ condition: before ? { attr: "revision", eq: before.revision } : { attr: "id", exists: false } });
  return { claim, write };
}

/** What an order's history tells of a report: of which paper and what, nothing of who has told it. */
export const toldInHistory = ({ id, documentNumber, damage }: DamageClaim): ItemChange => ({
  entity: DamageClaimEntity.entityName,
  id,
  kind: "created",
  fields: [
    { field: "documentNumber", to: documentNumber },
    { field: "damage", to: damage },
  ],
});

/** Writes a claim with what it announces and whatever stands beside, a new one with its entry in its order's history. Problem: version-conflict. */
export async function writeClaim(
  before: DamageClaim | undefined,
  after: DamageClaim,
  events: readonly Announced[],
  now: Date,
  also: readonly Write[] = [],
): Promise<DamageClaim> {
  const { claim, write } = claimWrite(before, after);
  const { orderId } = claim;
  const history = before ? [] : historyOf({ orderId, beside: [toldInHistory(claim)], by: "system", now });
  try {
    await execute(write, ...also, ...history, ...events.map((one) => announce(one, now)));
  } catch (error) {
    if (cancellationReasons(error).some(Boolean) || onlyConflicted(error)) throw new Problem("version-conflict");
    throw error;
  }
  return claim;
}
