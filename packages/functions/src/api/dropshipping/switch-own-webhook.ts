import { switchOwnWebhook } from "@solvia/core/contract/dropshipping";
import { switchWebhook as turn } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serve } from "../../serve/index.ts";

export const handler = serve(switchOwnWebhook, ({ user, params, body }) => turn({ id: user.id }, params.id, body.on));
