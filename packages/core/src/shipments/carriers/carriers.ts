import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { carrierNameKey, type CarrierFields } from "./carrier.ts";
import { CarrierEntity } from "./carrier.table.ts";

/** The carriers by name. */
export async function listCarriers({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "CARRIERS" })
    .entities(CarrierEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: LastEvaluatedKey ? cursorOf(LastEvaluatedKey) : null };
}

const claimName = (nameKey: string, ownerId: string) =>
  GuardEntity.build(PutTransaction)
    .item({ kind: "CARRIERNAME", value: nameKey, ownerId })
    .options({ condition: { attr: "ownerId", exists: false } });

const listed = (nameKey: string) => ({ gsi1pk: "CARRIERS", gsi1sk: nameKey });

/** A new carrier. Problem: carrier-name-taken. */
export async function addCarrier(fields: CarrierFields, now: Date) {
  const nameKey = carrierNameKey(fields.name);
  const carrier = { ...fields, id: newIdAt(now), version: 1, createdOn: instant(now) };
  try {
    await overConflicts(() =>
      execute(
        CarrierEntity.build(PutTransaction).item({ ...carrier, ...listed(nameKey) }),
        claimName(nameKey, carrier.id),
      ),
    );
  } catch (error) {
    if (cancellationReasons(error)[1]) throw new Problem("carrier-name-taken");
    throw error;
  }
  return carrier;
}

/**
 * Corrects what is known of a carrier: all of it is given, a field that is left out is emptied. Shipments and their documents keep what was said of theirs. Problems: not-found,
 * version-conflict when somebody saved since `version` was read, carrier-name-taken.
 */
export async function saveCarrier(id: string, { version, ...fields }: CarrierFields & { version: number }) {
  const { Item: before } = await CarrierEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!before) throw new Problem("not-found");
  const [nameKey, formerKey] = [carrierNameKey(fields.name), carrierNameKey(before.name)];
  const carrier = { ...fields, id, version: version + 1, createdOn: before.createdOn };
  const isRenamed = nameKey !== formerKey;
  try {
    await execute(
      CarrierEntity.build(PutTransaction)
        .item({ ...carrier, ...listed(nameKey) })
        .options({ condition: { attr: "version", eq: version } }),
      ...(isRenamed ? [claimName(nameKey, id)] : []),
      ...(isRenamed ? [GuardEntity.build(DeleteTransaction).key({ kind: "CARRIERNAME", value: formerKey })] : []),
    );
  } catch (error) {
    const [isOutdated, isTaken, isGone] = cancellationReasons(error);
    if (isOutdated || isGone) throw new Problem("version-conflict");
    if (isTaken) throw new Problem("carrier-name-taken");
    throw error;
  }
  return carrier;
}
