import { replayWebhook } from "@solvia/core/contract/reseller";
import { replayWindow as replay } from "@solvia/core/reseller/webhooks/webhook-log";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(replayWebhook, ({ reseller, params, body, now }) =>
  replay({ id: reseller.accountId, mode: reseller.mode }, params.id, body, now),
);
