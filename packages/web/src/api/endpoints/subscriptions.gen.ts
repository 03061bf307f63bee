// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/subscriptions";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/subscriptions");

export const cancelSubscription = /* @__PURE__ */ route<typeof contract.cancelSubscription>("POST", "/subscriptions/cancel", "customer", { stale: ["subscription","orders","order","money","account"] });
export const changePaymentMethod = /* @__PURE__ */ route<typeof contract.changePaymentMethod>("POST", "/subscriptions/change-payment-method", "customer", { stale: ["subscription","orders","order","money","account"], load });
export const choosePlan = /* @__PURE__ */ route<typeof contract.choosePlan>("POST", "/subscriptions/choose-plan/{a}/{b}", "customer", { stale: ["subscription","orders","order","money","account"], load });
export const connectCardProvider = /* @__PURE__ */ route<typeof contract.connectCardProvider>("POST", "/card-payment-provider/connect", "merchant", { stale: ["merchant-account"] });
export const createPaymentSetupIntent = /* @__PURE__ */ route<typeof contract.createPaymentSetupIntent>("POST", "/subscriptions/create-payment-setup-intent", "customer");
export const getCardAccount = /* @__PURE__ */ route<typeof contract.getCardAccount>("GET", "/card-payment-provider/account", "merchant", { shows: ["merchant-account"] });
export const getSubscription = /* @__PURE__ */ route<typeof contract.getSubscription>("GET", "/subscriptions", "customer", { shows: ["subscription"] });
export const listPlans = /* @__PURE__ */ route<typeof contract.listPlans>("GET", "/subscriptions/products", "anyone", { shows: ["subscription"] });
export const toggleAutoRenew = /* @__PURE__ */ route<typeof contract.toggleAutoRenew>("POST", "/subscriptions/toggle-auto-renew", "customer", { stale: ["subscription","orders","order","money","account"] });
