import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { ChatEntity, MessageEntity } from "./chat.table.ts";

/** Erases a chat with all that was said in it: the right of whoever closes their account. */
export async function forgetChat(id: string): Promise<void> {
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: `CHAT#${id}`, range: { beginsWith: "MESSAGE#" } })
      .entities(MessageEntity)
      .options({ limit: 100, ...(next && { exclusiveStartKey: next }) })
      .send();
    await Promise.all(Items.map((message) => MessageEntity.build(DeleteItemCommand).key(message).send()));
    next = LastEvaluatedKey;
  } while (next);
  await ChatEntity.build(DeleteItemCommand).key({ id }).send();
}
