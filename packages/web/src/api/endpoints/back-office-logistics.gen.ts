// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/logistics";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/logistics");

export const addShipment = /* @__PURE__ */ route<typeof contract.addShipment>("POST", "/back-office/shipments", "admin", { stale: ["shipments","order","orders","money","stock","products","credit","history"], load });
export const cancelShipment = /* @__PURE__ */ route<typeof contract.cancelShipment>("DELETE", "/back-office/shipments/{id}", "admin", { stale: ["shipments","order","orders","money","stock","products","credit","history"] });
export const getShipment = /* @__PURE__ */ route<typeof contract.getShipment>("GET", "/back-office/shipments/{id}", "admin", { shows: ["shipments","order"] });
export const holdShipment = /* @__PURE__ */ route<typeof contract.holdShipment>("POST", "/back-office/shipments/{id}/hold", "admin", { stale: ["shipments","order","orders","history"], load });
export const listShipments = /* @__PURE__ */ route<typeof contract.listShipments>("GET", "/back-office/shipments", "admin", { shows: ["shipments"] });
export const mergeShipments = /* @__PURE__ */ route<typeof contract.mergeShipments>("POST", "/back-office/shipments/{id}/merge", "admin", { stale: ["shipments","order","orders","money","stock","products","credit","history"], load });
export const saveShipment = /* @__PURE__ */ route<typeof contract.saveShipment>("PUT", "/back-office/shipments/{id}", "admin", { stale: ["shipments","order","orders","history"], load });
export const schedulePickup = /* @__PURE__ */ route<typeof contract.schedulePickup>("POST", "/back-office/shipments/{id}/schedule-pickup", "admin", { stale: ["shipments","order","orders","history"], load });
export const setShipmentCosts = /* @__PURE__ */ route<typeof contract.setShipmentCosts>("PUT", "/back-office/shipments/{id}/costs", "admin", { stale: ["shipments","order","orders","history"], load });
export const setShipmentLabel = /* @__PURE__ */ route<typeof contract.setShipmentLabel>("POST", "/back-office/shipments/{id}/label", "admin", { stale: ["shipments","order","orders","history"], load });
export const setShipmentNotes = /* @__PURE__ */ route<typeof contract.setShipmentNotes>("PUT", "/back-office/shipments/{id}/notes", "admin", { stale: ["shipments","order","orders","history"], load });
export const setShipmentPriority = /* @__PURE__ */ route<typeof contract.setShipmentPriority>("POST", "/back-office/shipments/{id}/priority", "admin", { stale: ["shipments","order","orders","history"], load });
export const setShipmentStatus = /* @__PURE__ */ route<typeof contract.setShipmentStatus>("POST", "/back-office/shipments/{id}/status", "admin", { stale: ["shipments","order","orders","money","stock","products","credit","history"], load });
export const setWarehouseNotes = /* @__PURE__ */ route<typeof contract.setWarehouseNotes>("PUT", "/back-office/shipments/{id}/warehouse-notes", "admin", { stale: ["shipments","order","orders","history"], load });
export const splitShipment = /* @__PURE__ */ route<typeof contract.splitShipment>("POST", "/back-office/shipments/{id}/split", "admin", { stale: ["shipments","order","orders","money","stock","products","credit","history"], load });
