// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/payments";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/payments");

export const applyReceipt = /* @__PURE__ */ route<typeof contract.applyReceipt>("POST", "/back-office/receipts/{id}/use", "admin", { stale: ["order","orders","money","credit","history"] });
export const askAboutRefunds = /* @__PURE__ */ route<typeof contract.askAboutRefunds>("POST", "/back-office/receipts/{id}/ask-again", "admin", { stale: ["order","orders","money","credit","history"] });
export const listReturns = /* @__PURE__ */ route<typeof contract.listReturns>("GET", "/back-office/returns", "admin", { shows: ["money"] });
export const markPaid = /* @__PURE__ */ route<typeof contract.markPaid>("POST", "/back-office/transactions/{id}/paid", "admin", { stale: ["orders","money","credit","history"], load });
export const markPaidByAssignmentOfTaxCredit = /* @__PURE__ */ route<typeof contract.markPaidByAssignmentOfTaxCredit>("POST", "/back-office/transactions/{id}/paid-by-assignment-of-tax-credit", "admin", { stale: ["orders","money","credit","history"], load });
export const markPaidByBankReceipt = /* @__PURE__ */ route<typeof contract.markPaidByBankReceipt>("POST", "/back-office/transactions/{id}/paid-by-bank-receipt", "admin", { stale: ["orders","money","credit","history"], load });
export const markPaidByInsurance = /* @__PURE__ */ route<typeof contract.markPaidByInsurance>("POST", "/back-office/transactions/{id}/paid-by-insurance", "admin", { stale: ["orders","money","credit","history"], load });
export const noteTransferDone = /* @__PURE__ */ route<typeof contract.noteTransferDone>("POST", "/back-office/receipts/{id}/refunds/{refundId}/done", "admin", { stale: ["order","orders","money","credit","history"], load });
export const recordReceipt = /* @__PURE__ */ route<typeof contract.recordReceipt>("POST", "/back-office/orders/{id}/receipts", "admin", { stale: ["orders","money","credit","history"], load });
export const refundReceipt = /* @__PURE__ */ route<typeof contract.refundReceipt>("POST", "/back-office/receipts/{id}/refund", "admin", { stale: ["order","orders","money","credit","history"], load });
export const refundTransaction = /* @__PURE__ */ route<typeof contract.refundTransaction>("POST", "/back-office/transactions/{id}/refund", "admin", { stale: ["orders","money","credit","history"], load });
export const reverseReceipt = /* @__PURE__ */ route<typeof contract.reverseReceipt>("POST", "/back-office/receipts/{id}/reverse", "admin", { stale: ["order","orders","money","credit","history"], load });
export const setPaymentNotice = /* @__PURE__ */ route<typeof contract.setPaymentNotice>("POST", "/back-office/transactions/{id}/payment-notice", "admin", { stale: ["orders","money","history"], load });
export const setTransactionMethod = /* @__PURE__ */ route<typeof contract.setTransactionMethod>("PUT", "/back-office/transactions/{id}/method", "admin", { stale: ["orders","money","credit","history"], load });
export const setTransactionTerms = /* @__PURE__ */ route<typeof contract.setTransactionTerms>("PUT", "/back-office/transactions/{id}/terms", "admin", { stale: ["orders","money","credit","history"], load });
export const withdrawTransfer = /* @__PURE__ */ route<typeof contract.withdrawTransfer>("POST", "/back-office/receipts/{id}/refunds/{refundId}/withdraw", "admin", { stale: ["order","orders","money","credit","history"] });
