import { createOwnWebhook } from "@solvia/core/contract/dropshipping";
import { createWebhook as create } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serve } from "../../serve/index.ts";

export const handler = serve(createOwnWebhook, ({ user, body, now }) =>
  create({ id: user.id, mode: "live" }, body, now),
);
