import { testOwnWebhook } from "@solvia/core/contract/dropshipping";
import { testWebhook as test } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serve } from "../../serve/index.ts";

export const handler = serve(testOwnWebhook, ({ user, params, now }) => test({ id: user.id }, params.id, now));
