// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/quotations";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/quotations");

export const answerQuotation = /* @__PURE__ */ route<typeof contract.answerQuotation>("POST", "/back-office/quotations/{id}/messages", "sales", { stale: ["quotations","history"], load });
export const createQuotation = /* @__PURE__ */ route<typeof contract.createQuotation>("POST", "/back-office/quotations", "sales", { stale: ["quotations","history"], load });
export const decideQuotationRequest = /* @__PURE__ */ route<typeof contract.decideQuotationRequest>("PUT", "/back-office/quotation-requests/{id}", "sales", { stale: ["quotation-requests","quotations","history"], load });
export const deleteQuotation = /* @__PURE__ */ route<typeof contract.deleteQuotation>("DELETE", "/back-office/quotations/{id}", "sales", { stale: ["quotation","quotations","history"] });
export const deleteQuotationRequest = /* @__PURE__ */ route<typeof contract.deleteQuotationRequest>("DELETE", "/back-office/quotation-requests/{id}", "admin", { stale: ["quotation-requests","history"] });
export const dropAcceptedQuotation = /* @__PURE__ */ route<typeof contract.dropAcceptedQuotation>("POST", "/back-office/quotations/{id}/drop-accepted", "admin", { stale: ["quotations","history"], load });
export const duplicateQuotation = /* @__PURE__ */ route<typeof contract.duplicateQuotation>("POST", "/back-office/quotations/{id}/duplicate", "sales", { stale: ["quotations","history"] });
export const getBackOfficeQuotation = /* @__PURE__ */ route<typeof contract.getBackOfficeQuotation>("GET", "/back-office/quotations/{id}", "sales", { shows: ["quotation"] });
export const getBackOfficeQuotationPdf = /* @__PURE__ */ route<typeof contract.getBackOfficeQuotationPdf>("GET", "/back-office/quotations/{id}/pdf", "sales");
export const getBackOfficeQuotationRequest = /* @__PURE__ */ route<typeof contract.getBackOfficeQuotationRequest>("GET", "/back-office/quotation-requests/{id}", "sales", { shows: ["quotation-requests"] });
export const getBackOfficeRequestFile = /* @__PURE__ */ route<typeof contract.getBackOfficeRequestFile>("GET", "/back-office/quotation-requests/{id}/files/{n}", "sales");
export const getQuotationHistory = /* @__PURE__ */ route<typeof contract.getQuotationHistory>("GET", "/back-office/quotations/{id}/history", "sales", { shows: ["quotation","history"] });
export const listBackOfficeQuotationRequests = /* @__PURE__ */ route<typeof contract.listBackOfficeQuotationRequests>("GET", "/back-office/quotation-requests", "sales", { shows: ["quotation-requests"] });
export const listBackOfficeQuotations = /* @__PURE__ */ route<typeof contract.listBackOfficeQuotations>("GET", "/back-office/quotations", "sales", { shows: ["quotations"] });
export const makeQuotationLink = /* @__PURE__ */ route<typeof contract.makeQuotationLink>("POST", "/back-office/quotations/{id}/link", "sales", { stale: ["quotation","quotations","history"], load });
export const prepareOrderableVersion = /* @__PURE__ */ route<typeof contract.prepareOrderableVersion>("POST", "/back-office/quotations/{id}/prepare-orderable", "sales", { stale: ["quotations","history"], load });
export const prepareVersionAgain = /* @__PURE__ */ route<typeof contract.prepareVersionAgain>("POST", "/back-office/quotations/{id}/versions/{n}/prepare", "sales", { stale: ["quotations","history"], load });
export const resetQuotation = /* @__PURE__ */ route<typeof contract.resetQuotation>("POST", "/back-office/quotations/{id}/reset", "admin", { stale: ["quotations","history"], load });
export const revokeQuotationLink = /* @__PURE__ */ route<typeof contract.revokeQuotationLink>("POST", "/back-office/quotations/{id}/link/revoke", "sales", { stale: ["quotations","history"], load });
export const setQuotationLost = /* @__PURE__ */ route<typeof contract.setQuotationLost>("POST", "/back-office/quotations/{id}/lost", "sales", { stale: ["quotations","history"], load });
export const setQuotationNotes = /* @__PURE__ */ route<typeof contract.setQuotationNotes>("PUT", "/back-office/quotations/{id}/notes", "sales", { stale: ["quotations","history"], load });
export const setQuotationOwner = /* @__PURE__ */ route<typeof contract.setQuotationOwner>("POST", "/back-office/quotations/{id}/owner", "admin", { stale: ["quotations","history"], load });
export const setQuotationProducts = /* @__PURE__ */ route<typeof contract.setQuotationProducts>("PUT", "/back-office/quotations/{id}/products", "sales", { stale: ["quotations","history"], load });
export const setQuotationStatus = /* @__PURE__ */ route<typeof contract.setQuotationStatus>("POST", "/back-office/quotations/{id}/status", "sales", { stale: ["quotations","history"], load });
export const setQuotationWon = /* @__PURE__ */ route<typeof contract.setQuotationWon>("POST", "/back-office/quotations/{id}/won", "admin", { stale: ["quotations","history"], load });
export const updateQuotation = /* @__PURE__ */ route<typeof contract.updateQuotation>("PUT", "/back-office/quotations/{id}", "sales", { stale: ["quotations","history"], load });
