import { switchWebhook } from "@solvia/core/contract/reseller";
import { switchWebhook as turn } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(switchWebhook, ({ reseller, params, body }) =>
  turn({ id: reseller.accountId, mode: reseller.mode }, params.id, body.on),
);
