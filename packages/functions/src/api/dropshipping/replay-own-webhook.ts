import { replayOwnWebhook } from "@solvia/core/contract/dropshipping";
import { replayWindow as replay } from "@solvia/core/reseller/webhooks/webhook-log";
import { serve } from "../../serve/index.ts";

export const handler = serve(replayOwnWebhook, ({ user, params, body, now }) =>
  replay({ id: user.id }, params.id, body, now),
);
