import { deleteWebhook } from "@solvia/core/contract/reseller";
import { deleteWebhook as remove } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(deleteWebhook, ({ reseller, params }) =>
  remove({ id: reseller.accountId, mode: reseller.mode }, params.id),
);
