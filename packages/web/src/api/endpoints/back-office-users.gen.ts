// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/users";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/users");

export const actForUser = /* @__PURE__ */ route<typeof contract.actForUser>("POST", "/back-office/users/{id}/act", "sales", { load });
export const addCompanyNote = /* @__PURE__ */ route<typeof contract.addCompanyNote>("POST", "/back-office/companies/{id}/notes", "sales", { stale: ["notes","history"], load });
export const blockUser = /* @__PURE__ */ route<typeof contract.blockUser>("POST", "/back-office/users/{id}/block", "admin", { stale: ["people","history"] });
export const checkCompanyVat = /* @__PURE__ */ route<typeof contract.checkCompanyVat>("POST", "/back-office/companies/{id}/vat-check", "sales", { stale: ["people","history"] });
export const createAccount = /* @__PURE__ */ route<typeof contract.createAccount>("POST", "/back-office/users", "sales", { stale: ["people","history"], load });
export const deleteUser = /* @__PURE__ */ route<typeof contract.deleteUser>("DELETE", "/back-office/users/{id}", "admin", { stale: ["people","history"] });
export const forceEmailVerification = /* @__PURE__ */ route<typeof contract.forceEmailVerification>("POST", "/back-office/users/{id}/verify-email", "admin", { stale: ["people","history"] });
export const getBackOfficeCompany = /* @__PURE__ */ route<typeof contract.getBackOfficeCompany>("GET", "/back-office/companies/{id}", "sales", { shows: ["people"] });
export const getBackOfficeUser = /* @__PURE__ */ route<typeof contract.getBackOfficeUser>("GET", "/back-office/users/{id}", "sales", { shows: ["people"] });
export const getCompanyCredit = /* @__PURE__ */ route<typeof contract.getCompanyCredit>("GET", "/back-office/companies/{id}/credit", "sales", { shows: ["credit"] });
export const getRequestHistory = /* @__PURE__ */ route<typeof contract.getRequestHistory>("GET", "/back-office/users/{id}/request-history", "sales");
export const listAuditLog = /* @__PURE__ */ route<typeof contract.listAuditLog>("GET", "/back-office/audit-log", "admin", { shows: ["history"] });
export const listCompanies = /* @__PURE__ */ route<typeof contract.listCompanies>("GET", "/back-office/companies", "admin", { shows: ["people"] });
export const listCompanyNotes = /* @__PURE__ */ route<typeof contract.listCompanyNotes>("GET", "/back-office/companies/{id}/notes", "sales", { shows: ["notes"] });
export const listMerchants = /* @__PURE__ */ route<typeof contract.listMerchants>("GET", "/back-office/merchants", "admin", { shows: ["people"] });
export const listUsers = /* @__PURE__ */ route<typeof contract.listUsers>("GET", "/back-office/users", "sales", { shows: ["people"] });
export const makePremium = /* @__PURE__ */ route<typeof contract.makePremium>("POST", "/back-office/users/{id}/premium", "admin", { stale: ["people","premium","history"], load });
export const recoverUser = /* @__PURE__ */ route<typeof contract.recoverUser>("POST", "/back-office/users/{id}/recover", "admin", { stale: ["people","history"] });
export const rejectCompany = /* @__PURE__ */ route<typeof contract.rejectCompany>("POST", "/back-office/companies/{id}/reject", "admin", { stale: ["people","history"], load });
export const removeCompanyNote = /* @__PURE__ */ route<typeof contract.removeCompanyNote>("DELETE", "/back-office/companies/{id}/notes/{noteId}", "admin", { stale: ["notes","history"] });
export const removePremium = /* @__PURE__ */ route<typeof contract.removePremium>("DELETE", "/back-office/users/{id}/premium", "admin", { stale: ["people","premium","history"] });
export const resetSecondFactor = /* @__PURE__ */ route<typeof contract.resetSecondFactor>("POST", "/back-office/users/{id}/reset-second-factor", "admin", { stale: ["people","history"], load });
export const setCompanyCreditLimit = /* @__PURE__ */ route<typeof contract.setCompanyCreditLimit>("PUT", "/back-office/companies/{id}/credit-limit", "admin", { stale: ["credit","history"], load });
export const setCompanyTradeVatNumber = /* @__PURE__ */ route<typeof contract.setCompanyTradeVatNumber>("PUT", "/back-office/companies/{id}/trade-vat-number", "admin", { stale: ["people","history"], load });
export const setCompanyWholesale = /* @__PURE__ */ route<typeof contract.setCompanyWholesale>("POST", "/back-office/companies/{id}/wholesale", "admin", { stale: ["people","history"], load });
export const setUserOwner = /* @__PURE__ */ route<typeof contract.setUserOwner>("POST", "/back-office/users/{id}/owner", "admin", { stale: ["people","history"], load });
export const setUserRoles = /* @__PURE__ */ route<typeof contract.setUserRoles>("POST", "/back-office/users/{id}/roles", "admin", { stale: ["people","history"], load });
export const stopActing = /* @__PURE__ */ route<typeof contract.stopActing>("DELETE", "/user/acting", "customer", { forOthers: true });
export const verifyCompany = /* @__PURE__ */ route<typeof contract.verifyCompany>("POST", "/back-office/companies/{id}/verify", "admin", { stale: ["people","history"] });
