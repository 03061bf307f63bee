import { endpoint } from "../endpoint.ts";
import { webhookActs } from "./webhook-acts.ts";

export const listOwnWebhooks = endpoint({ ...webhookActs.list, path: "/dropshipping/webhooks", access: "subscriber" });
export const createOwnWebhook = endpoint({
  ...webhookActs.create,
  path: "/dropshipping/webhooks",
  access: "subscriber",
  stepUp: true,
});
export const deleteOwnWebhook = endpoint({
  ...webhookActs.take,
  path: "/dropshipping/webhooks/{id}",
  access: "subscriber",
});
export const switchOwnWebhook = endpoint({
  ...webhookActs.turn,
  path: "/dropshipping/webhooks/{id}",
  access: "subscriber",
});
export const changeOwnWebhookSecret = endpoint({
  ...webhookActs.changeSecret,
  path: "/dropshipping/webhooks/{id}/secret",
  access: "subscriber",
  stepUp: true,
});
export const testOwnWebhook = endpoint({
  ...webhookActs.test,
  path: "/dropshipping/webhooks/{id}/test",
  access: "subscriber",
});
export const listOwnWebhookDeliveries = endpoint({
  ...webhookActs.deliveries,
  path: "/dropshipping/webhooks/{id}/deliveries",
  access: "subscriber",
});
export const replayOwnWebhook = endpoint({
  ...webhookActs.replay,
  path: "/dropshipping/webhooks/{id}/replay",
  access: "subscriber",
});
