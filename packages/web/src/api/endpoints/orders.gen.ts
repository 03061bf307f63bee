// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/orders";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/orders");

export const addKit = /* @__PURE__ */ route<typeof contract.addKit>("POST", "/orders/kit", "shopper", { forOthers: true, load });
export const addToOpenOrder = /* @__PURE__ */ route<typeof contract.addToOpenOrder>("POST", "/orders/product-price/{id}/quantity/{n}", "shopper", { forOthers: true });
export const addToShipment = /* @__PURE__ */ route<typeof contract.addToShipment>("POST", "/orders/shipments/{shipmentId}/product-price/{id}/quantity/{n}", "customer", { forOthers: true, stale: ["order","orders","money"] });
export const approveOrder = /* @__PURE__ */ route<typeof contract.approveOrder>("POST", "/orders/{id}/approve", "customer", { stale: ["order","orders","money","products","company","notices"], load });
export const clearProducts = /* @__PURE__ */ route<typeof contract.clearProducts>("DELETE", "/orders/{id}/products", "shopper", { forOthers: true, stale: ["cart"] });
export const createOrderIntent = /* @__PURE__ */ route<typeof contract.createOrderIntent>("POST", "/orders/{id}/payment-intent", "customer");
export const declareGuestWithdrawal = /* @__PURE__ */ route<typeof contract.declareGuestWithdrawal>("POST", "/withdrawals", "anyone", { load });
export const declareWithdrawal = /* @__PURE__ */ route<typeof contract.declareWithdrawal>("POST", "/orders/{id}/withdrawal", "customer", { stale: ["order","orders","money","products","company","notices"], load });
export const declineOrder = /* @__PURE__ */ route<typeof contract.declineOrder>("POST", "/orders/{id}/decline", "customer", { stale: ["order","orders","money","products","company","notices"], load });
export const deleteSavedOrder = /* @__PURE__ */ route<typeof contract.deleteSavedOrder>("DELETE", "/orders/saved/{id}", "customer", { forOthers: true, stale: ["saved-carts"] });
export const estimateShipping = /* @__PURE__ */ route<typeof contract.estimateShipping>("GET", "/orders/open/shipping-estimate", "shopper", { forOthers: true, shows: ["cart"] });
export const getAvailableTerms = /* @__PURE__ */ route<typeof contract.getAvailableTerms>("GET", "/orders/available-terms-of-payment", "customer", { forOthers: true, shows: ["cart"] });
export const getKit = /* @__PURE__ */ route<typeof contract.getKit>("GET", "/kits/{id}", "anyone", { forOthers: true, byShop: true, shows: ["kits","products"] });
export const getMovementsCount = /* @__PURE__ */ route<typeof contract.getMovementsCount>("GET", "/orders/open/movements-count", "shopper", { forOthers: true, shows: ["cart"] });
export const getOpenOrder = /* @__PURE__ */ route<typeof contract.getOpenOrder>("GET", "/orders/open", "shopper", { forOthers: true, byShop: true, shows: ["cart"] });
export const getOrder = /* @__PURE__ */ route<typeof contract.getOrder>("GET", "/orders/{id}", "customer", { forOthers: true, shows: ["order"] });
export const getOrderDocument = /* @__PURE__ */ route<typeof contract.getOrderDocument>("GET", "/orders/{id}/documents/{documentId}", "customer", { forOthers: true });
export const listKits = /* @__PURE__ */ route<typeof contract.listKits>("GET", "/kits", "anyone", { forOthers: true, byShop: true, shows: ["kits"] });
export const listOrders = /* @__PURE__ */ route<typeof contract.listOrders>("GET", "/orders", "customer", { forOthers: true, shows: ["orders"] });
export const listSavedOrders = /* @__PURE__ */ route<typeof contract.listSavedOrders>("GET", "/orders/saved", "customer", { forOthers: true, shows: ["saved-carts"] });
export const openSavedOrder = /* @__PURE__ */ route<typeof contract.openSavedOrder>("POST", "/orders/{id}/open-saved", "customer", { forOthers: true, stale: ["cart","saved-carts"] });
export const payOrder = /* @__PURE__ */ route<typeof contract.payOrder>("POST", "/orders/{id}/pay", "customer", { forOthers: true, stale: ["cart","order","orders","money","products","company","notices"], load });
export const quickAdd = /* @__PURE__ */ route<typeof contract.quickAdd>("POST", "/orders/quick-add", "shopper", { forOthers: true, stale: ["cart"], load });
export const reopenOrder = /* @__PURE__ */ route<typeof contract.reopenOrder>("POST", "/orders/{id}/reopen", "customer", { forOthers: true, stale: ["cart","saved-carts","order","orders","money","products","company","notices"] });
export const reorder = /* @__PURE__ */ route<typeof contract.reorder>("POST", "/orders/{id}/reorder", "customer", { forOthers: true, stale: ["cart"] });
export const retryOrder = /* @__PURE__ */ route<typeof contract.retryOrder>("POST", "/orders/{id}/retry", "customer", { forOthers: true, stale: ["cart","saved-carts","order","orders","money","products","company","notices"] });
export const saveOpenOrder = /* @__PURE__ */ route<typeof contract.saveOpenOrder>("POST", "/orders/save-open", "customer", { forOthers: true, stale: ["cart","saved-carts"], load });
export const setCustomerReference = /* @__PURE__ */ route<typeof contract.setCustomerReference>("PUT", "/orders/{id}/customer-reference", "customer", { forOthers: true, load });
export const setNotes = /* @__PURE__ */ route<typeof contract.setNotes>("PUT", "/orders/{id}/notes", "customer", { forOthers: true, load });
export const setShippingAddress = /* @__PURE__ */ route<typeof contract.setShippingAddress>("POST", "/orders/{id}/shipping-address/{addressId}", "customer", { forOthers: true });
export const setTermsOfPayment = /* @__PURE__ */ route<typeof contract.setTermsOfPayment>("PUT", "/orders/{id}/terms-of-payment", "customer", { forOthers: true, load });
export const syncPrices = /* @__PURE__ */ route<typeof contract.syncPrices>("POST", "/orders/{id}/sync-prices", "shopper", { forOthers: true, stale: ["cart"] });
