import { listOwnWebhooks } from "@solvia/core/contract/dropshipping";
import { listWebhooks as list } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serve } from "../../serve/index.ts";

export const handler = serve(listOwnWebhooks, ({ user }) => list({ id: user.id }));
