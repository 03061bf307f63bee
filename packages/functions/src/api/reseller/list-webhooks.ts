import { listWebhooks } from "@solvia/core/contract/reseller";
import { listWebhooks as list } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(listWebhooks, ({ reseller }) =>
  list({ id: reseller.accountId, mode: reseller.mode }),
);
