// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/quotations";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/quotations");

export const acceptQuotation = /* @__PURE__ */ route<typeof contract.acceptQuotation>("POST", "/orders/offer/{quotationId}", "customer", { stale: ["cart","saved-carts","quotation","quotations"], load });
export const askAboutQuotation = /* @__PURE__ */ route<typeof contract.askAboutQuotation>("POST", "/quotations/{id}/messages", "customer", { stale: ["quotations"], load });
export const checkBillOfMaterial = /* @__PURE__ */ route<typeof contract.checkBillOfMaterial>("POST", "/quotation-requests/check", "anyone", { load });
export const generateRequestText = /* @__PURE__ */ route<typeof contract.generateRequestText>("POST", "/quotation-requests/generate-text", "anyone", { load });
export const getQuotation = /* @__PURE__ */ route<typeof contract.getQuotation>("GET", "/quotations/{id}", "customer", { forOthers: true, shows: ["quotation","cart","order"] });
export const getQuotationVersion = /* @__PURE__ */ route<typeof contract.getQuotationVersion>("GET", "/quotations/{id}/versions/{n}", "customer", { forOthers: true, shows: ["quotation"] });
export const getSharedQuotation = /* @__PURE__ */ route<typeof contract.getSharedQuotation>("GET", "/quotations/shared/{token}", "anyone");
export const listFullQuotations = /* @__PURE__ */ route<typeof contract.listFullQuotations>("GET", "/quotations/full", "customer", { forOthers: true, shows: ["quotations"] });
export const listQuotationRequests = /* @__PURE__ */ route<typeof contract.listQuotationRequests>("GET", "/quotation-requests", "customer", { forOthers: true, shows: ["quotation-requests"] });
export const listQuotations = /* @__PURE__ */ route<typeof contract.listQuotations>("GET", "/quotations", "customer", { forOthers: true, shows: ["quotations"] });
export const requestQuotation = /* @__PURE__ */ route<typeof contract.requestQuotation>("POST", "/quotations/request", "customer", { stale: ["quotation-requests"], load });
export const sendQuotationRequest = /* @__PURE__ */ route<typeof contract.sendQuotationRequest>("POST", "/quotation-requests", "anyone", { stale: ["quotation-requests"], load });
export const setQuotationAddress = /* @__PURE__ */ route<typeof contract.setQuotationAddress>("PUT", "/quotations/{id}/shipping-address/{addressId}", "customer", { stale: ["quotations"] });
export const setQuotationReducedVat = /* @__PURE__ */ route<typeof contract.setQuotationReducedVat>("POST", "/quotations/{id}/set-reduced-vat", "customer", { stale: ["quotations"], load });
