import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { instant } from "../../platform/time.ts";
import { poolApart } from "../../platform/work/each-apart.ts";
import { handOn } from "./hand-on.ts";
import { withoutKeys } from "./stored-webhook.ts";
import { messagesDue, WebhookMessageEntity } from "./webhook.table.ts";

/** Has each message handed over whose next try is due, or whose last one was lost. How many. */
export async function tendWebhooks(now: Date): Promise<{ handedOn: number }> {
  let handedOn = 0;
  await poolApart(rowsOfShards(messagesDue, WebhookMessageEntity, { before: instant(now) }), 8, async (row) => {
    const message = withoutKeys(row);
    const done = await handOn(message, message, now);
    handedOn += done;
  });
  return { handedOn };
}
