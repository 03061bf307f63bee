import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, type Write } from "../platform/storing/transaction.ts";
import type { Collection } from "./collection.ts";
import { CollectionEntity, itemOf } from "./collection.table.ts";

export async function findCollection(id: string): Promise<Collection | undefined> {
  return (await CollectionEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadCollection(id: string): Promise<Collection> {
  const slip = await findCollection(id);
  if (!slip) throw new Problem("not-found");
  return slip;
}

/** The write of a changed slip under the version that was read, for a transaction of the database. */
export const collectionWrite = (slip: Collection) =>
  CollectionEntity.build(PutTransaction)
    .item(itemOf({ ...slip, version: slip.version + 1 }))
    .options({ condition: { attr: "version", eq: slip.version } });

/** The write of a new slip: refused where it stands already. */
export const newCollection = (slip: Collection) =>
  CollectionEntity.build(PutTransaction)
    .item(itemOf(slip))
    .options({ condition: { attr: "id", exists: false } });

/** Takes a slip away that has nothing in it. Problem: version-conflict. */
export const dropCollection = ({ id, version }: Collection): Promise<void> =>
  writeCollection(
    CollectionEntity.build(DeleteTransaction)
      .key({ id })
      .options({ condition: { attr: "version", eq: version } }),
  );

/** Writes a slip alone. Problem: version-conflict. */
export async function writeCollection(write: Write): Promise<void> {
  try {
    await execute(write);
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
}
