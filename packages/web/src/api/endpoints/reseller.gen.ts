// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/reseller";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/reseller");

export const advanceTrialClock = /* @__PURE__ */ route<typeof contract.advanceTrialClock>("POST", "/reseller/v1/sandbox/clock", "reseller", { load });
export const cancelResellerOrder = /* @__PURE__ */ route<typeof contract.cancelResellerOrder>("POST", "/reseller/v1/orders/{id}/cancel", "reseller", { stale: ["order","orders","money","products","company","credit","notices","certificates","coupons"] });
export const changeWebhookSecret = /* @__PURE__ */ route<typeof contract.changeWebhookSecret>("POST", "/reseller/v1/webhooks/{id}/secret", "reseller", { stale: ["webhooks"] });
export const createWebhook = /* @__PURE__ */ route<typeof contract.createWebhook>("POST", "/reseller/v1/webhooks", "reseller", { stale: ["webhooks"], load });
export const delayTrialOrder = /* @__PURE__ */ route<typeof contract.delayTrialOrder>("POST", "/reseller/v1/sandbox/orders/{id}/delay", "reseller", { load });
export const deleteWebhook = /* @__PURE__ */ route<typeof contract.deleteWebhook>("DELETE", "/reseller/v1/webhooks/{id}", "reseller", { stale: ["webhooks"] });
export const getResellerDocument = /* @__PURE__ */ route<typeof contract.getResellerDocument>("GET", "/reseller/v1/orders/{id}/documents/{documentId}", "reseller");
export const getResellerKey = /* @__PURE__ */ route<typeof contract.getResellerKey>("GET", "/reseller/v1/key", "reseller", { shows: ["api-keys"] });
export const getResellerOpenApi = /* @__PURE__ */ route<typeof contract.getResellerOpenApi>("GET", "/reseller/v1/openapi.json", "anyone", { forOthers: true });
export const getResellerOrder = /* @__PURE__ */ route<typeof contract.getResellerOrder>("GET", "/reseller/v1/orders/{id}", "reseller", { shows: ["order"] });
export const getResellerProduct = /* @__PURE__ */ route<typeof contract.getResellerProduct>("GET", "/reseller/v1/products/{productCode}", "reseller", { shows: ["products"] });
export const getTrialClock = /* @__PURE__ */ route<typeof contract.getTrialClock>("GET", "/reseller/v1/sandbox/clock", "reseller");
export const listResellerOrders = /* @__PURE__ */ route<typeof contract.listResellerOrders>("GET", "/reseller/v1/orders", "reseller", { shows: ["orders"] });
export const listResellerProducts = /* @__PURE__ */ route<typeof contract.listResellerProducts>("GET", "/reseller/v1/products", "reseller", { shows: ["products"] });
export const listResellerStock = /* @__PURE__ */ route<typeof contract.listResellerStock>("GET", "/reseller/v1/stock", "reseller", { shows: ["products"] });
export const listWebhookDeliveries = /* @__PURE__ */ route<typeof contract.listWebhookDeliveries>("GET", "/reseller/v1/webhooks/{id}/deliveries", "reseller", { shows: ["webhooks"] });
export const listWebhooks = /* @__PURE__ */ route<typeof contract.listWebhooks>("GET", "/reseller/v1/webhooks", "reseller", { shows: ["webhooks"] });
export const placeResellerOrder = /* @__PURE__ */ route<typeof contract.placeResellerOrder>("POST", "/reseller/v1/orders", "reseller", { stale: ["order","orders","money","products","company","credit","notices","certificates"], load });
export const refuseTrialOrder = /* @__PURE__ */ route<typeof contract.refuseTrialOrder>("POST", "/reseller/v1/sandbox/orders/{id}/refuse", "reseller");
export const replayWebhook = /* @__PURE__ */ route<typeof contract.replayWebhook>("POST", "/reseller/v1/webhooks/{id}/replay", "reseller", { stale: ["webhooks"], load });
export const returnTrialOrder = /* @__PURE__ */ route<typeof contract.returnTrialOrder>("POST", "/reseller/v1/sandbox/orders/{id}/return", "reseller", { load });
export const setResellerPartNumbers = /* @__PURE__ */ route<typeof contract.setResellerPartNumbers>("PUT", "/reseller/v1/part-numbers", "reseller", { load });
export const shipTrialOrder = /* @__PURE__ */ route<typeof contract.shipTrialOrder>("POST", "/reseller/v1/sandbox/orders/{id}/ship", "reseller");
export const switchWebhook = /* @__PURE__ */ route<typeof contract.switchWebhook>("PUT", "/reseller/v1/webhooks/{id}", "reseller", { stale: ["webhooks"], load });
export const testWebhook = /* @__PURE__ */ route<typeof contract.testWebhook>("POST", "/reseller/v1/webhooks/{id}/test", "reseller", { stale: ["webhooks"] });
