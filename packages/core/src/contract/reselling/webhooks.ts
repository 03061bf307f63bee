import { endpoint } from "../endpoint.ts";
import { webhookActs } from "./webhook-acts.ts";

export const listWebhooks = endpoint({
  ...webhookActs.list,
  path: "/reseller/v1/webhooks",
  access: "reseller",
  scope: "webhooks",
});
export const createWebhook = endpoint({
  ...webhookActs.create,
  path: "/reseller/v1/webhooks",
  access: "reseller",
  scope: "webhooks",
});
export const deleteWebhook = endpoint({
  ...webhookActs.take,
  path: "/reseller/v1/webhooks/{id}",
  access: "reseller",
  scope: "webhooks",
});
export const switchWebhook = endpoint({
  ...webhookActs.turn,
  path: "/reseller/v1/webhooks/{id}",
  access: "reseller",
  scope: "webhooks",
});
export const changeWebhookSecret = endpoint({
  ...webhookActs.changeSecret,
  path: "/reseller/v1/webhooks/{id}/secret",
  access: "reseller",
  scope: "webhooks",
});
export const testWebhook = endpoint({
  ...webhookActs.test,
  path: "/reseller/v1/webhooks/{id}/test",
  access: "reseller",
  scope: "webhooks",
});
export const listWebhookDeliveries = endpoint({
  ...webhookActs.deliveries,
  path: "/reseller/v1/webhooks/{id}/deliveries",
  access: "reseller",
  scope: "webhooks",
});
export const replayWebhook = endpoint({
  ...webhookActs.replay,
  path: "/reseller/v1/webhooks/{id}/replay",
  access: "reseller",
  scope: "webhooks",
});
