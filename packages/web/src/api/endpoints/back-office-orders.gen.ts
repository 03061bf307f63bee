// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/orders";
import { route } from "../route.ts";

export const addOrderDocument = /* @__PURE__ */ route<typeof contract.addOrderDocument>("POST", "/back-office/orders/{id}/documents", "admin");
export const getBackOfficeOrder = /* @__PURE__ */ route<typeof contract.getBackOfficeOrder>("GET", "/back-office/orders/{id}", "sales");
export const getCustomerCarts = /* @__PURE__ */ route<typeof contract.getCustomerCarts>("GET", "/back-office/users/{id}/carts", "sales");
export const getOfficeQueue = /* @__PURE__ */ route<typeof contract.getOfficeQueue>("GET", "/back-office/queue", "admin");
export const getOrderHistory = /* @__PURE__ */ route<typeof contract.getOrderHistory>("GET", "/back-office/orders/{id}/history", "sales");
export const getPaymentTotals = /* @__PURE__ */ route<typeof contract.getPaymentTotals>("GET", "/back-office/payment-totals", "admin");
export const listBackOfficeOrders = /* @__PURE__ */ route<typeof contract.listBackOfficeOrders>("GET", "/back-office/orders", "sales");
export const listDelayedPayments = /* @__PURE__ */ route<typeof contract.listDelayedPayments>("GET", "/back-office/delayed-payments", "admin");
export const listPayments = /* @__PURE__ */ route<typeof contract.listPayments>("GET", "/back-office/payments", "admin");
export const listWithdrawals = /* @__PURE__ */ route<typeof contract.listWithdrawals>("GET", "/back-office/withdrawals", "admin");
export const markPaidByBankTransfer = /* @__PURE__ */ route<typeof contract.markPaidByBankTransfer>("POST", "/back-office/transactions/{id}/paid-by-bank-transfer", "admin");
export const removeOrderDocument = /* @__PURE__ */ route<typeof contract.removeOrderDocument>("DELETE", "/back-office/orders/{id}/documents/{documentId}", "admin");
export const setBackOfficeNotes = /* @__PURE__ */ route<typeof contract.setBackOfficeNotes>("PUT", "/back-office/orders/{id}/notes", "admin");
export const setDelivered = /* @__PURE__ */ route<typeof contract.setDelivered>("POST", "/back-office/orders/{id}/delivered", "admin");
export const setFailed = /* @__PURE__ */ route<typeof contract.setFailed>("POST", "/back-office/orders/{id}/failed", "admin");
export const setGoodsBack = /* @__PURE__ */ route<typeof contract.setGoodsBack>("POST", "/back-office/orders/{id}/withdrawals/{place}/goods-back", "admin");
export const setOrderAddress = /* @__PURE__ */ route<typeof contract.setOrderAddress>("PUT", "/back-office/orders/{id}/shipping-address/{addressId}", "admin");
export const setReady = /* @__PURE__ */ route<typeof contract.setReady>("POST", "/back-office/shipments/{id}/ready", "admin");
export const setTroubled = /* @__PURE__ */ route<typeof contract.setTroubled>("POST", "/back-office/orders/{id}/troubled", "admin");
export const setWithdrawalRefunded = /* @__PURE__ */ route<typeof contract.setWithdrawalRefunded>("POST", "/back-office/orders/{id}/withdrawals/{place}/refunded", "admin");
export const takeWithdrawalBack = /* @__PURE__ */ route<typeof contract.takeWithdrawalBack>("POST", "/back-office/orders/{id}/withdrawals/{place}/take-back", "admin");
export const withdrawOrderDocument = /* @__PURE__ */ route<typeof contract.withdrawOrderDocument>("POST", "/back-office/orders/{id}/documents/{documentId}/withdraw", "admin");
