// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/users";
import { route } from "../route.ts";

export const actForUser = /* @__PURE__ */ route<typeof contract.actForUser>("POST", "/back-office/users/{id}/act", "sales");
export const addCompanyNote = /* @__PURE__ */ route<typeof contract.addCompanyNote>("POST", "/back-office/companies/{id}/notes", "sales");
export const blockUser = /* @__PURE__ */ route<typeof contract.blockUser>("POST", "/back-office/users/{id}/block", "admin");
export const createAccount = /* @__PURE__ */ route<typeof contract.createAccount>("POST", "/back-office/users", "sales");
export const deleteUser = /* @__PURE__ */ route<typeof contract.deleteUser>("DELETE", "/back-office/users/{id}", "admin");
export const forceEmailVerification = /* @__PURE__ */ route<typeof contract.forceEmailVerification>("POST", "/back-office/users/{id}/verify-email", "admin");
export const getBackOfficeCompany = /* @__PURE__ */ route<typeof contract.getBackOfficeCompany>("GET", "/back-office/companies/{id}", "sales");
export const getBackOfficeUser = /* @__PURE__ */ route<typeof contract.getBackOfficeUser>("GET", "/back-office/users/{id}", "sales");
export const getRequestHistory = /* @__PURE__ */ route<typeof contract.getRequestHistory>("GET", "/back-office/users/{id}/request-history", "sales");
export const listAuditLog = /* @__PURE__ */ route<typeof contract.listAuditLog>("GET", "/back-office/audit-log", "admin");
export const listCompanies = /* @__PURE__ */ route<typeof contract.listCompanies>("GET", "/back-office/companies", "admin");
export const listCompanyNotes = /* @__PURE__ */ route<typeof contract.listCompanyNotes>("GET", "/back-office/companies/{id}/notes", "sales");
export const listMerchants = /* @__PURE__ */ route<typeof contract.listMerchants>("GET", "/back-office/merchants", "admin");
export const listUsers = /* @__PURE__ */ route<typeof contract.listUsers>("GET", "/back-office/users", "sales");
export const makePremium = /* @__PURE__ */ route<typeof contract.makePremium>("POST", "/back-office/users/{id}/premium", "admin");
export const recoverUser = /* @__PURE__ */ route<typeof contract.recoverUser>("POST", "/back-office/users/{id}/recover", "admin");
export const rejectCompany = /* @__PURE__ */ route<typeof contract.rejectCompany>("POST", "/back-office/companies/{id}/reject", "admin");
export const removeCompanyNote = /* @__PURE__ */ route<typeof contract.removeCompanyNote>("DELETE", "/back-office/companies/{id}/notes/{noteId}", "admin");
export const removePremium = /* @__PURE__ */ route<typeof contract.removePremium>("DELETE", "/back-office/users/{id}/premium", "admin");
export const resetSecondFactor = /* @__PURE__ */ route<typeof contract.resetSecondFactor>("POST", "/back-office/users/{id}/reset-second-factor", "admin");
export const setCompanyWholesale = /* @__PURE__ */ route<typeof contract.setCompanyWholesale>("POST", "/back-office/companies/{id}/wholesale", "admin");
export const setUserOwner = /* @__PURE__ */ route<typeof contract.setUserOwner>("POST", "/back-office/users/{id}/owner", "admin");
export const setUserRoles = /* @__PURE__ */ route<typeof contract.setUserRoles>("POST", "/back-office/users/{id}/roles", "admin");
export const stopActing = /* @__PURE__ */ route<typeof contract.stopActing>("DELETE", "/user/acting", "customer", "for-others");
export const verifyCompany = /* @__PURE__ */ route<typeof contract.verifyCompany>("POST", "/back-office/companies/{id}/verify", "admin");
