import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { findMovement, type Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import type { Pallet } from "./pallet.ts";
import { PalletEntity } from "./pallet.table.ts";

/** The pallets that a movement's list names, by their number; one request. */
export async function palletsOf(movementId: string): Promise<Pallet[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `MOVEMENT#${movementId}`, range: { beginsWith: "PALLET#" } })
    .entities(PalletEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** Deliveries in parts that are looked back through. */
const mostParts = 12;

/**
 * The pallets that may come with a movement: its own, and those that the deliveries which it was split off from were to bring and didn't. A request
 * or two for each part.
 */
export async function palletsFor(movement: Movement): Promise<Pallet[]> {
  const found = await palletsOf(movement.id);
  let { partOf } = movement;
  for (let part = 0; partOf !== undefined && part < mostParts; part += 1) {
    const earlier: Pallet[] = await palletsOf(partOf);
    found.push(...earlier.filter(({ receivedOn }) => receivedOn === undefined));
    partOf = (await findMovement(partOf))?.partOf;
  }
  return found;
}

/** Writes a pallet over what was read of it; version 0 is a new one, and one with no piece left is gone. Problem: version-conflict. */
export async function writePallet(pallet: Pallet): Promise<void> {
  const { version, movementId, sscc } = pallet;
  const condition =
    version === 0 ? { attr: "sscc" as const, exists: false } : { attr: "version" as const, eq: version };
  try {
    if (pallet.pieces.length === 0) {
      await PalletEntity.build(DeleteItemCommand).key({ movementId, sscc }).options({ condition }).send();
      return;
    }
    await PalletEntity.build(PutItemCommand)
      .item({ ...pallet, pieces: [...pallet.pieces], missing: [...pallet.missing], version: version + 1 })
      .options({ condition })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
}
