import { changeOwnWebhookSecret } from "@solvia/core/contract/dropshipping";
import { changeSecret as change } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serve } from "../../serve/index.ts";

export const handler = serve(changeOwnWebhookSecret, ({ user, params, now }) =>
  change({ id: user.id }, params.id, now),
);
