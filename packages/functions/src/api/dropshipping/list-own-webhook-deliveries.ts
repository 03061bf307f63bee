import { listOwnWebhookDeliveries } from "@solvia/core/contract/dropshipping";
import { listDeliveries as list } from "@solvia/core/reseller/webhooks/webhook-log";
import { serve } from "../../serve/index.ts";

export const handler = serve(listOwnWebhookDeliveries, ({ user, params, query, now }) =>
  list({ id: user.id }, params.id, query, now),
);
