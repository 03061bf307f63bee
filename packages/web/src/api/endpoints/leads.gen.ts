// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/leads";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/leads");

export const acceptLead = /* @__PURE__ */ route<typeof contract.acceptLead>("POST", "/leads/{id}/accept", "installer", { stale: ["leads"] });
export const closeInstallerLead = /* @__PURE__ */ route<typeof contract.closeInstallerLead>("POST", "/installer-leads/{id}/outcome", "installer", { stale: ["leads"], load });
export const createLead = /* @__PURE__ */ route<typeof contract.createLead>("POST", "/leads", "anyone", { stale: ["leads"], load });
export const emailLeadInstaller = /* @__PURE__ */ route<typeof contract.emailLeadInstaller>("POST", "/leads/{id}/installers/{installerId}/email", "anyone", { stale: ["leads"], load });
export const eraseLead = /* @__PURE__ */ route<typeof contract.eraseLead>("DELETE", "/leads/{id}", "anyone", { stale: ["leads"] });
export const getInstaller = /* @__PURE__ */ route<typeof contract.getInstaller>("GET", "/installers/{id}", "anyone", { shows: ["leads"] });
export const getInstallerLead = /* @__PURE__ */ route<typeof contract.getInstallerLead>("GET", "/installer-leads/{id}", "installer", { shows: ["leads"] });
export const getInstallerProfile = /* @__PURE__ */ route<typeof contract.getInstallerProfile>("GET", "/installer-profile", "installer", { shows: ["leads"] });
export const getLead = /* @__PURE__ */ route<typeof contract.getLead>("GET", "/leads/{id}", "anyone", { shows: ["leads"] });
export const listInstallerLeads = /* @__PURE__ */ route<typeof contract.listInstallerLeads>("GET", "/installer-leads", "installer", { shows: ["leads"] });
export const listLeadInstallers = /* @__PURE__ */ route<typeof contract.listLeadInstallers>("GET", "/leads/{id}/installers", "anyone", { shows: ["leads"] });
export const returnLead = /* @__PURE__ */ route<typeof contract.returnLead>("POST", "/installer-leads/{id}/return", "installer", { stale: ["leads"], load });
export const saveInstallerProfile = /* @__PURE__ */ route<typeof contract.saveInstallerProfile>("PUT", "/installer-profile", "installer", { stale: ["leads"], load });
export const verifyLeadEmail = /* @__PURE__ */ route<typeof contract.verifyLeadEmail>("POST", "/leads/{id}/verify-email", "anyone", { stale: ["leads"] });
export const writeLeadMessage = /* @__PURE__ */ route<typeof contract.writeLeadMessage>("POST", "/installer-leads/{id}/messages", "installer", { stale: ["leads"], load });
