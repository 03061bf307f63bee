import { listWebhookDeliveries } from "@solvia/core/contract/reseller";
import { listDeliveries as list } from "@solvia/core/reseller/webhooks/webhook-log";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(listWebhookDeliveries, ({ reseller, params, query, now }) =>
  list({ id: reseller.accountId, mode: reseller.mode }, params.id, query, now),
);
