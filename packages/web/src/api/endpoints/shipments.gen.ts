// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/shipments";
import { route } from "../route.ts";

export const getOwnTransportDocument = /* @__PURE__ */ route<typeof contract.getOwnTransportDocument>("GET", "/shipments/{id}/transport-document", "customer", { forOthers: true });
export const getOwnedPapers = /* @__PURE__ */ route<typeof contract.getOwnedPapers>("GET", "/my-products/{id}/papers", "customer", { forOthers: true });
export const getWarrantyCard = /* @__PURE__ */ route<typeof contract.getWarrantyCard>("GET", "/my-products/{id}/warranty-card", "customer", { forOthers: true });
export const listOwnedProducts = /* @__PURE__ */ route<typeof contract.listOwnedProducts>("GET", "/my-products", "customer", { forOthers: true, shows: ["orders","order"] });
export const listTrackedShipments = /* @__PURE__ */ route<typeof contract.listTrackedShipments>("GET", "/orders/{id}/shipments", "customer", { forOthers: true, shows: ["order"] });
export const trackShipment = /* @__PURE__ */ route<typeof contract.trackShipment>("GET", "/shipments/{id}", "customer", { forOthers: true, shows: ["order"] });
