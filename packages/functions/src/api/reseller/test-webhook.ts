import { testWebhook } from "@solvia/core/contract/reseller";
import { testWebhook as test } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(testWebhook, ({ reseller, params, now }) =>
  test({ id: reseller.accountId, mode: reseller.mode }, params.id, now),
);
