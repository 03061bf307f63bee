import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { KeyMode } from "../../platform/http/key-scopes.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { mostWebhooks } from "./webhook-codes.ts";
import { itemOf, WebhookEntity, WebhookMessageEntity, webhooksOf } from "./webhook.table.ts";
import type { Webhook, WebhookMessage } from "./webhook.ts";

/** All that an account has, the oldest first: never more than ten and those that two requests make at once. */
export async function webhooksOfUser(userId: string): Promise<Webhook[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: webhooksOf(userId) })
    .entities(WebhookEntity)
    .options({ consistent: true, limit: 2 * mostWebhooks })
    .send();
  return Items;
}

export async function findWebhook(userId: string, id: string): Promise<Webhook | undefined> {
  const { Item } = await WebhookEntity.build(GetItemCommand).key({ userId, id }).options({ consistent: true }).send();
  return Item;
}

/** Whose webhooks, and of which mode alone where a key asks. */
export interface Owner {
  id: string;
  mode?: KeyMode | undefined;
}

/** One of the account's own, of the key's mode where a key asks; any other is not found. Problem: not-found. */
export async function ownWebhook({ id: userId, mode }: Owner, id: string): Promise<Webhook> {
  const webhook = await findWebhook(userId, id);
  if (!webhook || (mode !== undefined && webhook.mode !== mode)) throw new Problem("not-found");
  return webhook;
}

/** A webhook over the version that was read; a new one where there was none. */
export const webhookWrite = (before: Webhook | undefined, after: Webhook) =>
  WebhookEntity.build(PutTransaction)
    .item({ ...after, version: (before?.version ?? 0) + 1 })
    .options({ condition: before ? { attr: "version", eq: before.version } : { attr: "id", exists: false } });

export type StoredMessage = WebhookMessage & { expiresAt: number };

export async function findMessage(webhookId: string, id: string): Promise<StoredMessage | undefined> {
  const { Item } = await WebhookMessageEntity.build(GetItemCommand)
    .key({ webhookId, id })
    .options({ consistent: true })
    .send();
  return Item && withoutKeys(Item);
}

/** As it was read, without its place in the list, which the next write computes anew. */
export const withoutKeys = <M extends { gsi1pk?: unknown; gsi1sk?: unknown }>({
  gsi1pk: _pk,
  gsi1sk: _sk,
  ...message
}: M) => message;

/** A message over the version that was read; a new one where there was none. */
export const messageWrite = (before: StoredMessage | undefined, after: StoredMessage) =>
  WebhookMessageEntity.build(PutTransaction)
    .item(itemOf({ ...after, version: (before?.version ?? 0) + 1 }))
    .options({ condition: before ? { attr: "version", eq: before.version } : { attr: "id", exists: false } });
