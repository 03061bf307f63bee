import { createWebhook } from "@solvia/core/contract/reseller";
import { createWebhook as create } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(createWebhook, ({ reseller, body, now }) =>
  create({ id: reseller.accountId, mode: reseller.mode }, body, now),
);
