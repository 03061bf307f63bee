import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { ApiKeyEntity, ApiKeyOwnerEntity } from "./api-key.table.ts";

/** How the user's key begins, its hash and dates; undefined without one. */
export async function keyOf(userId: string) {
  return (await ApiKeyEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item;
}

/** The end of the user's key, one that is made meanwhile too; the writes of a transaction, and whether there was one. */
export async function endOfApiKey(userId: string) {
  const key = await keyOf(userId);
  const writes = [
    ApiKeyEntity.build(DeleteTransaction).key({ userId }),
    ...(key ? [ApiKeyOwnerEntity.build(DeleteTransaction).key({ hash: key.hash })] : []),
  ];
  return { writes, ended: key !== undefined };
}
