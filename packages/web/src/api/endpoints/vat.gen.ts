// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/vat";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/vat");

export const drawUnsignedCertification = /* @__PURE__ */ route<typeof contract.drawUnsignedCertification>("POST", "/vat/auto-certification/unsigned", "customer", { stale: ["certificates"], load });
export const getCertificationDocument = /* @__PURE__ */ route<typeof contract.getCertificationDocument>("GET", "/vat/certifications/{id}/document", "customer");
export const getIdentityCard = /* @__PURE__ */ route<typeof contract.getIdentityCard>("GET", "/vat/identity-card/{id}", "customer");
export const getReducedVatEligibility = /* @__PURE__ */ route<typeof contract.getReducedVatEligibility>("GET", "/vat/reduced/eligible", "customer", { shows: ["certificates"] });
export const listCertifications = /* @__PURE__ */ route<typeof contract.listCertifications>("GET", "/vat/certifications", "customer", { shows: ["certificates"] });
export const revokeOwnCertification = /* @__PURE__ */ route<typeof contract.revokeOwnCertification>("POST", "/vat/certifications/{id}/revoke", "customer", { stale: ["certificates","cart","order","orders","money"], load });
export const submitCertification = /* @__PURE__ */ route<typeof contract.submitCertification>("POST", "/vat/auto-certification/signed", "customer", { stale: ["certificates","cart"], load });
