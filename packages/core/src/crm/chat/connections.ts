import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userOfSession } from "../../accounts/index.ts";
import { allowed, type User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { unlogged } from "../../platform/storing/unlogged.ts";
import { expired, table } from "../../platform/table.ts";
import { ConnectionEntity } from "./chat.table.ts";

/** API Gateway ends every socket after two hours. */
const lifetimeSeconds = 2 * 3600;

const audience = (chatId: string) => `CHATCONNECTIONS#${chatId}`;
const office = audience("OFFICE");

/** Remembers an open socket: an administrator hears every chat, a customer their own. */
export async function openConnection(id: string, user: User, secretHash: string, now: Date): Promise<void> {
  await ConnectionEntity.build(PutItemCommand)
    .item({
      id,
      userId: user.id,
      secretHash,
      expiresAt: Math.floor(now.getTime() / 1000) + lifetimeSeconds,
      gsi1pk: allowed("admin", user) ? office : audience(user.id),
      gsi1sk: id,
    })
    .send();
}

export async function closeConnection(id: string): Promise<void> {
  await ConnectionEntity.build(DeleteItemCommand).key({ id }).send();
}

/** Whose socket it is; nobody once the session it was opened with has ended. */
export async function userOfConnection(id: string, now: Date): Promise<User | undefined> {
  const { Item } = await ConnectionEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  const user = Item && !expired(Item, now) ? await userOfSession(Item.userId, Item.secretHash, now) : undefined;
  return user?.actedBy ? undefined : user;
}

/**
 * Says something to every socket of a chat: the customer's and the back office's. Sockets that are gone are forgotten, and so
 * are those whose session has ended or whose user may no longer hear it.
 */
export async function tellChat(chatId: string, said: object, now: Date): Promise<void> {
  const lists = await Promise.all([listening(audience(chatId), now), listening(office, now)]);
  await Promise.all(
    lists.flat().map(async ({ id, userId, secretHash }) => {
      const user = await userOfSession(userId, secretHash, now);
      const mayHear = user && !user.actedBy && (user.id === chatId || allowed("admin", user));
      await (mayHear ? tell(id, said) : closeConnection(id));
    }),
  );
}

async function listening(partition: string, now: Date) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition })
    .entities(ConnectionEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items.filter((connection) => !expired(connection, now));
}

let client: ApiGatewayManagementApiClient | undefined;

export async function tell(connectionId: string, said: object): Promise<void> {
  client ??= unlogged(new ApiGatewayManagementApiClient({ endpoint: setting("CHAT_API_ENDPOINT") }));
  try {
    await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(said) }));
  } catch (error) {
    if (!(error instanceof GoneException)) throw error;
    await closeConnection(connectionId);
  }
}
