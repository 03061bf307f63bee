// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/dropshipping";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/dropshipping");

export const changeOwnWebhookSecret = /* @__PURE__ */ route<typeof contract.changeOwnWebhookSecret>("POST", "/dropshipping/webhooks/{id}/secret", "subscriber", { stale: ["webhooks"] });
export const createOwnWebhook = /* @__PURE__ */ route<typeof contract.createOwnWebhook>("POST", "/dropshipping/webhooks", "subscriber", { stale: ["webhooks"], load });
export const createResellerKey = /* @__PURE__ */ route<typeof contract.createResellerKey>("POST", "/dropshipping/keys", "subscriber", { stale: ["api-keys"], load });
export const deleteOwnWebhook = /* @__PURE__ */ route<typeof contract.deleteOwnWebhook>("DELETE", "/dropshipping/webhooks/{id}", "subscriber", { stale: ["webhooks"] });
export const getApiUsage = /* @__PURE__ */ route<typeof contract.getApiUsage>("GET", "/dropshipping/usage", "subscriber", { shows: ["api-keys"] });
export const listApiCalls = /* @__PURE__ */ route<typeof contract.listApiCalls>("GET", "/dropshipping/calls", "subscriber", { shows: ["api-keys"] });
export const listOwnWebhookDeliveries = /* @__PURE__ */ route<typeof contract.listOwnWebhookDeliveries>("GET", "/dropshipping/webhooks/{id}/deliveries", "subscriber", { shows: ["webhooks"] });
export const listOwnWebhooks = /* @__PURE__ */ route<typeof contract.listOwnWebhooks>("GET", "/dropshipping/webhooks", "subscriber", { shows: ["webhooks"] });
export const listResellerKeys = /* @__PURE__ */ route<typeof contract.listResellerKeys>("GET", "/dropshipping/keys", "subscriber", { shows: ["api-keys"] });
export const replayOwnWebhook = /* @__PURE__ */ route<typeof contract.replayOwnWebhook>("POST", "/dropshipping/webhooks/{id}/replay", "subscriber", { stale: ["webhooks"], load });
export const revokeResellerKey = /* @__PURE__ */ route<typeof contract.revokeResellerKey>("DELETE", "/dropshipping/keys/{id}", "subscriber", { stale: ["api-keys"] });
export const rollResellerKey = /* @__PURE__ */ route<typeof contract.rollResellerKey>("POST", "/dropshipping/keys/{id}/roll", "subscriber", { stale: ["api-keys"], load });
export const switchOwnWebhook = /* @__PURE__ */ route<typeof contract.switchOwnWebhook>("PUT", "/dropshipping/webhooks/{id}", "subscriber", { stale: ["webhooks"], load });
export const testOwnWebhook = /* @__PURE__ */ route<typeof contract.testOwnWebhook>("POST", "/dropshipping/webhooks/{id}/test", "subscriber", { stale: ["webhooks"] });
