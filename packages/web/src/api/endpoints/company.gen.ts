// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/company";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/company");

export const acceptInvitation = /* @__PURE__ */ route<typeof contract.acceptInvitation>("POST", "/company/invitations/{token}/accept", "customer");
export const checkOwnVatNumber = /* @__PURE__ */ route<typeof contract.checkOwnVatNumber>("POST", "/company/vat-check", "customer", { forOthers: true, stale: ["company","cart"] });
export const getInvitation = /* @__PURE__ */ route<typeof contract.getInvitation>("GET", "/company/invitations/{token}", "anyone");
export const inviteMember = /* @__PURE__ */ route<typeof contract.inviteMember>("POST", "/company/invitations", "customer", { stale: ["company"], load });
export const leaveCompany = /* @__PURE__ */ route<typeof contract.leaveCompany>("POST", "/company/leave", "customer");
export const listMembers = /* @__PURE__ */ route<typeof contract.listMembers>("GET", "/company/members", "customer", { shows: ["company"] });
export const registerInvited = /* @__PURE__ */ route<typeof contract.registerInvited>("POST", "/company/invitations/{token}/register", "anyone", { load });
export const removeMember = /* @__PURE__ */ route<typeof contract.removeMember>("DELETE", "/company/members/{id}", "customer", { stale: ["company"] });
export const setApprovalLimit = /* @__PURE__ */ route<typeof contract.setApprovalLimit>("PUT", "/company/approval-limit", "customer", { stale: ["company"], load });
export const setMemberRole = /* @__PURE__ */ route<typeof contract.setMemberRole>("PUT", "/company/members/{id}/role", "customer", { stale: ["company"], load });
export const withdrawInvitation = /* @__PURE__ */ route<typeof contract.withdrawInvitation>("DELETE", "/company/invitations/{email}", "customer", { stale: ["company"] });
