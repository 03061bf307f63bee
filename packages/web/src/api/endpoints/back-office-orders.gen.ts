// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/orders";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/orders");

export const addOrderDocument = /* @__PURE__ */ route<typeof contract.addOrderDocument>("POST", "/back-office/orders/{id}/documents", "admin", { stale: ["orders","money","history"], load });
export const getBackOfficeOrder = /* @__PURE__ */ route<typeof contract.getBackOfficeOrder>("GET", "/back-office/orders/{id}", "sales", { shows: ["order"] });
export const getCustomerCarts = /* @__PURE__ */ route<typeof contract.getCustomerCarts>("GET", "/back-office/users/{id}/carts", "sales");
export const getOfficeQueue = /* @__PURE__ */ route<typeof contract.getOfficeQueue>("GET", "/back-office/queue", "employee", { shows: ["orders","money","people","reviews","products","stock"] });
export const getOrderHistory = /* @__PURE__ */ route<typeof contract.getOrderHistory>("GET", "/back-office/orders/{id}/history", "sales", { shows: ["orders"] });
export const getPaymentTotals = /* @__PURE__ */ route<typeof contract.getPaymentTotals>("GET", "/back-office/payment-totals", "admin", { shows: ["money"] });
export const listBackOfficeOrders = /* @__PURE__ */ route<typeof contract.listBackOfficeOrders>("GET", "/back-office/orders", "sales", { shows: ["orders"] });
export const listDelayedPayments = /* @__PURE__ */ route<typeof contract.listDelayedPayments>("GET", "/back-office/delayed-payments", "admin", { shows: ["orders","money"] });
export const listPayments = /* @__PURE__ */ route<typeof contract.listPayments>("GET", "/back-office/payments", "admin", { shows: ["money"] });
export const listWithdrawals = /* @__PURE__ */ route<typeof contract.listWithdrawals>("GET", "/back-office/withdrawals", "admin", { shows: ["orders"] });
export const markPaidByBankTransfer = /* @__PURE__ */ route<typeof contract.markPaidByBankTransfer>("POST", "/back-office/transactions/{id}/paid-by-bank-transfer", "admin", { stale: ["orders","money","credit","history"], load });
export const removeOrderDocument = /* @__PURE__ */ route<typeof contract.removeOrderDocument>("DELETE", "/back-office/orders/{id}/documents/{documentId}", "admin", { stale: ["orders","money","history"] });
export const setBackOfficeNotes = /* @__PURE__ */ route<typeof contract.setBackOfficeNotes>("PUT", "/back-office/orders/{id}/notes", "admin", { stale: ["orders","history"], load });
export const setDelivered = /* @__PURE__ */ route<typeof contract.setDelivered>("POST", "/back-office/orders/{id}/delivered", "admin", { stale: ["orders","money","credit","products","stock","history"], load });
export const setFailed = /* @__PURE__ */ route<typeof contract.setFailed>("POST", "/back-office/orders/{id}/failed", "admin", { stale: ["orders","money","credit","products","stock","history"], load });
export const setGoodsBack = /* @__PURE__ */ route<typeof contract.setGoodsBack>("POST", "/back-office/orders/{id}/withdrawals/{place}/goods-back", "admin", { stale: ["orders","money","credit","products","stock","history"] });
export const setOrderAddress = /* @__PURE__ */ route<typeof contract.setOrderAddress>("PUT", "/back-office/orders/{id}/shipping-address/{addressId}", "admin", { stale: ["orders","money","credit","history"] });
export const setReady = /* @__PURE__ */ route<typeof contract.setReady>("POST", "/back-office/shipments/{id}/ready", "admin", { stale: ["orders","money","credit","history"], load });
export const setTroubled = /* @__PURE__ */ route<typeof contract.setTroubled>("POST", "/back-office/orders/{id}/troubled", "admin", { stale: ["orders","money","credit","history"], load });
export const setWithdrawalRefunded = /* @__PURE__ */ route<typeof contract.setWithdrawalRefunded>("POST", "/back-office/orders/{id}/withdrawals/{place}/refunded", "admin", { stale: ["orders","money","credit","products","stock","history"], load });
export const takeWithdrawalBack = /* @__PURE__ */ route<typeof contract.takeWithdrawalBack>("POST", "/back-office/orders/{id}/withdrawals/{place}/take-back", "admin", { stale: ["orders","money","credit","products","stock","history"], load });
export const withdrawOrderDocument = /* @__PURE__ */ route<typeof contract.withdrawOrderDocument>("POST", "/back-office/orders/{id}/documents/{documentId}/withdraw", "admin", { stale: ["orders","money","history"], load });
