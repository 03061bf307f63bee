import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { decodeTime, encodeTime } from "ulid";
import { Problem } from "../../platform/problems.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { handOn } from "./hand-on.ts";
import { ownWebhook, withoutKeys, type Owner } from "./stored-webhook.ts";
import type { MessageState } from "./webhook-codes.ts";
import { messagesOfWebhook, WebhookMessageEntity } from "./webhook.table.ts";

/** A page of what a webhook was told, the newest first, of thirty days. Problems: not-found, malformed-request. */
export async function listDeliveries(
  owner: Owner,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  await ownWebhook(owner, id);
  const { exclusiveStartKey } = startingAt(cursor);
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: messagesOfWebhook(id), range: { beginsWith: "MESSAGE#" } })
    .entities(WebhookMessageEntity)
    .options({ reverse: true, limit, ...(exclusiveStartKey && { exclusiveStartKey }) })
    .send();
  const alive = Items.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime());
  return { items: alive.map(withoutKeys), cursor: cursorOf(LastEvaluatedKey) };
}

/** The first id of an instant: where a window of time begins among ids. */
const firstIdAt = (at: Instant): string => `${encodeTime(Date.parse(at), 10)}${"0".repeat(16)}`;

export const mostReplayed = 500;

/**
 * Sends what a webhook was told in a window of time once more, under the same ids: what failed, or all. At most 500 at a time, the oldest first; `until` says how far it
 * came. Problems: not-found, webhook-off.
 */
export async function replayWindow(
  owner: Owner,
  id: string,
  { from, until, which }: { from: Instant; until: Instant; which: "failed" | "all" },
  now: Date,
) {
  const webhook = await ownWebhook(owner, id);
  if (webhook.off) throw new Problem("webhook-off");
  const states: readonly MessageState[] = which === "all" ? ["failed", "delivered"] : ["failed"];
  let replayed = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({
        partition: messagesOfWebhook(id),
        range: { between: [`MESSAGE#${firstIdAt(from)}`, `MESSAGE#${firstIdAt(until)}`] },
      })
      .entities(WebhookMessageEntity)
      .options({ consistent: true, limit: 100, ...(start && { exclusiveStartKey: start }) })
      .send();
    for (const message of Items.map(withoutKeys)) {
      if (!states.includes(message.state) || message.expiresAt * 1000 <= now.getTime()) continue;
      if (replayed === mostReplayed) return { replayed, reached: instant(new Date(decodeTime(message.id))) };
      replayed += await handOn(message, { ...message, state: "pending", tried: 0 }, now);
    }
    start = LastEvaluatedKey;
  } while (start);
  return { replayed };
}
