// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/warehouse";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/warehouse");

export const changeSerial = /* @__PURE__ */ route<typeof contract.changeSerial>("POST", "/serials/{id}", "warehouse", { stale: ["serials","stock","products","history"], load });
export const findSerial = /* @__PURE__ */ route<typeof contract.findSerial>("GET", "/serials/{id}", "warehouse", { shows: ["serials"] });
export const getIncomingMovement = /* @__PURE__ */ route<typeof contract.getIncomingMovement>("GET", "/warehouse/incoming-movements/{id}", "warehouse", { shows: ["stock","serials"] });
export const getPickingList = /* @__PURE__ */ route<typeof contract.getPickingList>("GET", "/warehouse/picking", "warehouse", { shows: ["shipments","orders","stock"] });
export const getScannedSerials = /* @__PURE__ */ route<typeof contract.getScannedSerials>("GET", "/serials/movement/{id}", "warehouse", { shows: ["serials"] });
export const getShipmentWithSerials = /* @__PURE__ */ route<typeof contract.getShipmentWithSerials>("GET", "/warehouse/shipments/{id}/serials", "warehouse", { shows: ["shipments","order","serials","stock"] });
export const getWarehouseDay = /* @__PURE__ */ route<typeof contract.getWarehouseDay>("GET", "/warehouse/today", "warehouse", { shows: ["stock","shipments","orders"] });
export const handOverShipment = /* @__PURE__ */ route<typeof contract.handOverShipment>("POST", "/warehouse/shipments/{id}/handed-over", "warehouse", { stale: ["shipments","order","orders","money","stock","products","credit","serials","history"], load });
export const listIncomingMovements = /* @__PURE__ */ route<typeof contract.listIncomingMovements>("GET", "/warehouse/incoming-movements", "warehouse", { shows: ["stock"] });
export const listOrderSerials = /* @__PURE__ */ route<typeof contract.listOrderSerials>("GET", "/warehouse/orders/{id}/serial-list", "warehouse", { shows: ["serials"] });
export const listSerials = /* @__PURE__ */ route<typeof contract.listSerials>("GET", "/serials", "warehouse", { shows: ["serials"] });
export const listShipmentSerials = /* @__PURE__ */ route<typeof contract.listShipmentSerials>("GET", "/warehouse/shipments/{id}/serial-list", "warehouse", { shows: ["serials"] });
export const listWarehouseExpenses = /* @__PURE__ */ route<typeof contract.listWarehouseExpenses>("GET", "/warehouse/expenses", "warehouse", { shows: ["expenses"] });
export const listWarehouseShipments = /* @__PURE__ */ route<typeof contract.listWarehouseShipments>("GET", "/warehouse/shipments", "warehouse", { shows: ["shipments","orders"] });
export const noteShipment = /* @__PURE__ */ route<typeof contract.noteShipment>("PUT", "/warehouse/shipments/{id}/notes", "warehouse", { stale: ["shipments","order","orders","history"], load });
export const printLabels = /* @__PURE__ */ route<typeof contract.printLabels>("GET", "/warehouse/shipments/{id}/labels", "warehouse");
export const printOrderSerials = /* @__PURE__ */ route<typeof contract.printOrderSerials>("GET", "/warehouse/orders/{id}/serial-list/pdf", "warehouse");
export const printPickingList = /* @__PURE__ */ route<typeof contract.printPickingList>("GET", "/warehouse/picking/pdf", "warehouse");
export const printShipmentSerials = /* @__PURE__ */ route<typeof contract.printShipmentSerials>("GET", "/warehouse/shipments/{id}/serial-list/pdf", "warehouse");
export const printTransportDocument = /* @__PURE__ */ route<typeof contract.printTransportDocument>("GET", "/warehouse/shipments/{id}/transport-document", "warehouse");
export const putGoodsPlace = /* @__PURE__ */ route<typeof contract.putGoodsPlace>("PUT", "/warehouse/goods/{productId}/place", "warehouse", { stale: ["stock","shipments","history"], load });
export const putLabel = /* @__PURE__ */ route<typeof contract.putLabel>("POST", "/warehouse/shipments/{id}/label", "warehouse", { stale: ["shipments","order","orders","history"], load });
export const putPackages = /* @__PURE__ */ route<typeof contract.putPackages>("PUT", "/warehouse/shipments/{id}/packages", "warehouse", { stale: ["shipments","order","orders","history"], load });
export const receiveIncomingMovement = /* @__PURE__ */ route<typeof contract.receiveIncomingMovement>("POST", "/warehouse/incoming-movements/{id}/received", "warehouse", { stale: ["stock","products","serials","purchases","history"], load });
export const receivePallet = /* @__PURE__ */ route<typeof contract.receivePallet>("POST", "/warehouse/incoming-movements/{id}/pallets/{sscc}/received", "warehouse", { stale: ["stock","serials","history"], load });
export const scanSerial = /* @__PURE__ */ route<typeof contract.scanSerial>("PUT", "/serials/movement/{id}", "warehouse", { stale: ["serials","history"], load });
export const setPicked = /* @__PURE__ */ route<typeof contract.setPicked>("POST", "/warehouse/shipments/{id}/picked", "warehouse", { stale: ["shipments","order","orders","money","stock","products","credit","history"], load });
export const takeSerialList = /* @__PURE__ */ route<typeof contract.takeSerialList>("POST", "/warehouse/incoming-movements/{id}/serial-list", "warehouse", { stale: ["stock","serials","history"], load });
export const undoScan = /* @__PURE__ */ route<typeof contract.undoScan>("DELETE", "/serials/{id}", "warehouse", { stale: ["serials","history"] });
