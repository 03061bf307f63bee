// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/company";
import { route } from "../route.ts";

export const acceptInvitation = /* @__PURE__ */ route<typeof contract.acceptInvitation>("POST", "/company/invitations/{token}/accept", "customer");
export const checkOwnVatNumber = /* @__PURE__ */ route<typeof contract.checkOwnVatNumber>("POST", "/company/vat-check", "customer", "for-others");
export const getInvitation = /* @__PURE__ */ route<typeof contract.getInvitation>("GET", "/company/invitations/{token}", "anyone");
export const inviteMember = /* @__PURE__ */ route<typeof contract.inviteMember>("POST", "/company/invitations", "customer");
export const leaveCompany = /* @__PURE__ */ route<typeof contract.leaveCompany>("POST", "/company/leave", "customer");
export const listMembers = /* @__PURE__ */ route<typeof contract.listMembers>("GET", "/company/members", "customer");
export const registerInvited = /* @__PURE__ */ route<typeof contract.registerInvited>("POST", "/company/invitations/{token}/register", "anyone");
export const removeMember = /* @__PURE__ */ route<typeof contract.removeMember>("DELETE", "/company/members/{id}", "customer");
export const setApprovalLimit = /* @__PURE__ */ route<typeof contract.setApprovalLimit>("PUT", "/company/approval-limit", "customer");
export const setMemberRole = /* @__PURE__ */ route<typeof contract.setMemberRole>("PUT", "/company/members/{id}/role", "customer");
export const withdrawInvitation = /* @__PURE__ */ route<typeof contract.withdrawInvitation>("DELETE", "/company/invitations/{email}", "customer");
