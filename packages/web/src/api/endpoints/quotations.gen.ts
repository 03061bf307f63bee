// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/quotations";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/quotations");

export const acceptQuotation = /* @__PURE__ */ route<typeof contract.acceptQuotation>("POST", "/orders/offer/{quotationId}", "customer", { stale: ["cart","saved-carts","quotation","quotations"], load });
export const askAboutQuotation = /* @__PURE__ */ route<typeof contract.askAboutQuotation>("POST", "/quotations/{id}/messages", "customer", { stale: ["quotations"], load });
export const checkBillOfMaterial = /* @__PURE__ */ route<typeof contract.checkBillOfMaterial>("POST", "/quotation-requests/check", "anyone", { load });
export const claimQuotationRequests = /* @__PURE__ */ route<typeof contract.claimQuotationRequests>("POST", "/quotation-requests/claim", "customer", { stale: ["quotation-requests"] });
export const generateRequestText = /* @__PURE__ */ route<typeof contract.generateRequestText>("POST", "/quotation-requests/generate-text", "anyone", { load });
export const getOwnOffer = /* @__PURE__ */ route<typeof contract.getOwnOffer>("GET", "/quotations/{id}/own-offer", "customer", { shows: ["own-offer","quotation"] });
export const getOwnOfferPdf = /* @__PURE__ */ route<typeof contract.getOwnOfferPdf>("GET", "/quotations/{id}/own-offer/pdf", "customer");
export const getQuotation = /* @__PURE__ */ route<typeof contract.getQuotation>("GET", "/quotations/{id}", "customer", { forOthers: true, shows: ["quotation","cart","order","certificates"] });
export const getQuotationPdf = /* @__PURE__ */ route<typeof contract.getQuotationPdf>("GET", "/quotations/{id}/pdf", "customer", { forOthers: true });
export const getQuotationRequestFile = /* @__PURE__ */ route<typeof contract.getQuotationRequestFile>("GET", "/quotation-requests/{id}/files/{n}", "customer", { forOthers: true });
export const getQuotationVatRates = /* @__PURE__ */ route<typeof contract.getQuotationVatRates>("GET", "/quotations/{id}/vat-rates", "customer", { forOthers: true, shows: ["quotation","certificates"] });
export const getQuotationVersion = /* @__PURE__ */ route<typeof contract.getQuotationVersion>("GET", "/quotations/{id}/versions/{n}", "customer", { forOthers: true, shows: ["quotation"] });
export const getSharedQuotation = /* @__PURE__ */ route<typeof contract.getSharedQuotation>("GET", "/quotations/shared/{token}", "anyone");
export const getSharedQuotationPdf = /* @__PURE__ */ route<typeof contract.getSharedQuotationPdf>("GET", "/quotations/shared/{token}/pdf", "anyone");
export const listFullQuotations = /* @__PURE__ */ route<typeof contract.listFullQuotations>("GET", "/quotations/full", "customer", { forOthers: true, shows: ["quotations"] });
export const listQuotationPayPlans = /* @__PURE__ */ route<typeof contract.listQuotationPayPlans>("GET", "/quotations/{id}/pay-plans", "customer", { forOthers: true, shows: ["quotation","cart","orders"] });
export const listQuotationRequests = /* @__PURE__ */ route<typeof contract.listQuotationRequests>("GET", "/quotation-requests", "customer", { forOthers: true, shows: ["quotation-requests"] });
export const listQuotations = /* @__PURE__ */ route<typeof contract.listQuotations>("GET", "/quotations", "customer", { forOthers: true, shows: ["quotations"] });
export const listSharedQuotationPayPlans = /* @__PURE__ */ route<typeof contract.listSharedQuotationPayPlans>("GET", "/quotations/shared/{token}/pay-plans", "anyone");
export const openQuotation = /* @__PURE__ */ route<typeof contract.openQuotation>("POST", "/quotations/{id}/opened", "customer");
export const openSharedQuotation = /* @__PURE__ */ route<typeof contract.openSharedQuotation>("POST", "/quotations/shared/{token}/opened", "anyone");
export const previewAcceptance = /* @__PURE__ */ route<typeof contract.previewAcceptance>("POST", "/quotations/{id}/acceptance-amounts", "customer", { shows: ["quotation","certificates"], load });
export const previewSharedAcceptance = /* @__PURE__ */ route<typeof contract.previewSharedAcceptance>("POST", "/quotations/shared/{token}/acceptance-amounts", "anyone", { load });
export const requestQuotation = /* @__PURE__ */ route<typeof contract.requestQuotation>("POST", "/quotations/request", "customer", { stale: ["quotation-requests"], load });
export const sendQuotationRequest = /* @__PURE__ */ route<typeof contract.sendQuotationRequest>("POST", "/quotation-requests", "anyone", { stale: ["quotation-requests"], load });
export const setOwnOffer = /* @__PURE__ */ route<typeof contract.setOwnOffer>("PUT", "/quotations/{id}/own-offer", "customer", { stale: ["own-offer"], load });
export const setQuotationAddress = /* @__PURE__ */ route<typeof contract.setQuotationAddress>("PUT", "/quotations/{id}/shipping-address/{addressId}", "customer", { stale: ["quotation","quotations"] });
export const setQuotationReducedVat = /* @__PURE__ */ route<typeof contract.setQuotationReducedVat>("POST", "/quotations/{id}/set-reduced-vat", "customer", { stale: ["quotation","quotations"], load });
export const takeOverIntoOwnOffer = /* @__PURE__ */ route<typeof contract.takeOverIntoOwnOffer>("POST", "/quotations/{id}/own-offer/take-over", "customer", { stale: ["own-offer"], load });
export const uploadRequestFile = /* @__PURE__ */ route<typeof contract.uploadRequestFile>("POST", "/quotation-requests/uploads", "anyone", { load });
