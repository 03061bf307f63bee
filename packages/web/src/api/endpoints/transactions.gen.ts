// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/transactions";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/transactions");

export const addCoupon = /* @__PURE__ */ route<typeof contract.addCoupon>("POST", "/transactions/{id}/add-coupon/{couponId}", "customer", { forOthers: true, stale: ["coupons","order","orders","money","credit"] });
export const createPaymentIntent = /* @__PURE__ */ route<typeof contract.createPaymentIntent>("POST", "/transactions/{id}/create-payment-intent-with-payment-method/{m}", "customer");
export const getTransaction = /* @__PURE__ */ route<typeof contract.getTransaction>("GET", "/transactions/{id}", "customer", { forOthers: true, shows: ["money"] });
export const getTransactionVatRates = /* @__PURE__ */ route<typeof contract.getTransactionVatRates>("GET", "/transactions/{id}/vat-rates", "customer", { forOthers: true, shows: ["money","certificates"] });
export const listTransactions = /* @__PURE__ */ route<typeof contract.listTransactions>("GET", "/transactions", "customer", { forOthers: true, shows: ["money"] });
export const listWaysToPay = /* @__PURE__ */ route<typeof contract.listWaysToPay>("GET", "/transactions/{id}/ways-to-pay", "customer", { forOthers: true, shows: ["money"] });
export const pausePay = /* @__PURE__ */ route<typeof contract.pausePay>("POST", "/transactions/{id}/pausePay", "customer", { stale: ["order","orders","money"] });
export const payLater = /* @__PURE__ */ route<typeof contract.payLater>("POST", "/transactions/{id}/pay-later", "customer", { forOthers: true, stale: ["order","orders","money"] });
export const payLaterWithSepa = /* @__PURE__ */ route<typeof contract.payLaterWithSepa>("POST", "/transactions/{id}/pay-later-with-sepa", "customer", { stale: ["order","orders","money"] });
export const payOffline = /* @__PURE__ */ route<typeof contract.payOffline>("POST", "/transactions/{id}/pay-offline", "customer", { forOthers: true });
export const payWithBankReceipt = /* @__PURE__ */ route<typeof contract.payWithBankReceipt>("POST", "/transactions/{id}/pay-with-bank-receipt", "customer", { stale: ["order","orders","money"], load });
export const receiveCardEvent = /* @__PURE__ */ route<typeof contract.receiveCardEvent>("POST", "/webhooks/card-payments", "system");
export const removeCoupon = /* @__PURE__ */ route<typeof contract.removeCoupon>("POST", "/transactions/{id}/remove-coupon", "customer", { forOthers: true, stale: ["coupons","order","orders","money","credit"] });
export const setTransactionReducedVat = /* @__PURE__ */ route<typeof contract.setTransactionReducedVat>("POST", "/transactions/{id}/set-reduced-vat", "customer", { forOthers: true, stale: ["order","orders","money","certificates"] });
export const setupPaymentIntent = /* @__PURE__ */ route<typeof contract.setupPaymentIntent>("POST", "/transactions/{id}/setup-payment-intent-with-payment-method/{m}", "customer");
