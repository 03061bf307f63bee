import { changeWebhookSecret } from "@solvia/core/contract/reseller";
import { changeSecret as change } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(changeWebhookSecret, ({ reseller, params, now }) =>
  change({ id: reseller.accountId, mode: reseller.mode }, params.id, now),
);
