import { deleteOwnWebhook } from "@solvia/core/contract/dropshipping";
import { deleteWebhook as remove } from "@solvia/core/reseller/webhooks/manage-webhooks";
import { serve } from "../../serve/index.ts";

export const handler = serve(deleteOwnWebhook, ({ user, params }) => remove({ id: user.id }, params.id));
