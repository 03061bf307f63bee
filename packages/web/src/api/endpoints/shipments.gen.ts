// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/shipments";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/shipments");

export const getDamagePage = /* @__PURE__ */ route<typeof contract.getDamagePage>("GET", "/damage/{token}", "anyone", { shows: ["damage"] });
export const getOwnTransportDocument = /* @__PURE__ */ route<typeof contract.getOwnTransportDocument>("GET", "/shipments/{id}/transport-document", "customer", { forOthers: true });
export const getOwnedPapers = /* @__PURE__ */ route<typeof contract.getOwnedPapers>("GET", "/my-products/{id}/papers", "customer", { forOthers: true });
export const getWarrantyCard = /* @__PURE__ */ route<typeof contract.getWarrantyCard>("GET", "/my-products/{id}/warranty-card", "customer", { forOthers: true });
export const listOwnedProducts = /* @__PURE__ */ route<typeof contract.listOwnedProducts>("GET", "/my-products", "customer", { forOthers: true, shows: ["orders","order"] });
export const listTrackedShipments = /* @__PURE__ */ route<typeof contract.listTrackedShipments>("GET", "/orders/{id}/shipments", "customer", { forOthers: true, shows: ["order"] });
export const tellDamage = /* @__PURE__ */ route<typeof contract.tellDamage>("POST", "/damage/{token}/claims", "anyone", { stale: ["damage","shipments","order","orders"], load });
export const trackShipment = /* @__PURE__ */ route<typeof contract.trackShipment>("GET", "/shipments/{id}", "customer", { forOthers: true, shows: ["order"] });
export const uploadDamagePicture = /* @__PURE__ */ route<typeof contract.uploadDamagePicture>("POST", "/damage/{token}/uploads", "anyone", { load });
