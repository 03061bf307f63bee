// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/logistics";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/logistics");

export const addFoundGoods = /* @__PURE__ */ route<typeof contract.addFoundGoods>("POST", "/warehouse/counts/{id}/lines", "warehouse", { stale: ["counts","history"], load });
export const addWarehouse = /* @__PURE__ */ route<typeof contract.addWarehouse>("POST", "/back-office/warehouses", "admin", { stale: ["warehouses","history"], load });
export const approveCount = /* @__PURE__ */ route<typeof contract.approveCount>("POST", "/back-office/counts/{id}/approve", "admin", { stale: ["counts","stock","products","history"], load });
export const cancelCount = /* @__PURE__ */ route<typeof contract.cancelCount>("POST", "/back-office/counts/{id}/cancel", "admin", { stale: ["counts","history"], load });
export const cancelMovement = /* @__PURE__ */ route<typeof contract.cancelMovement>("POST", "/back-office/movements/{id}/cancel", "admin", { stale: ["stock","products","history"] });
export const correctMovement = /* @__PURE__ */ route<typeof contract.correctMovement>("POST", "/back-office/movements/{id}/correct", "admin", { stale: ["stock","products","history"], load });
export const countGoods = /* @__PURE__ */ route<typeof contract.countGoods>("PUT", "/warehouse/counts/{id}/lines/{productId}", "warehouse", { stale: ["counts","history"], load });
export const getBlindCount = /* @__PURE__ */ route<typeof contract.getBlindCount>("GET", "/warehouse/counts/{id}", "warehouse", { shows: ["counts"] });
export const getCount = /* @__PURE__ */ route<typeof contract.getCount>("GET", "/back-office/counts/{id}", "admin", { shows: ["counts"] });
export const handInCount = /* @__PURE__ */ route<typeof contract.handInCount>("POST", "/warehouse/counts/{id}/hand-in", "warehouse", { stale: ["counts","history"] });
export const listCounts = /* @__PURE__ */ route<typeof contract.listCounts>("GET", "/back-office/counts", "admin", { shows: ["counts"] });
export const listMovements = /* @__PURE__ */ route<typeof contract.listMovements>("GET", "/back-office/movements", "admin", { shows: ["stock"] });
export const listOpenCounts = /* @__PURE__ */ route<typeof contract.listOpenCounts>("GET", "/warehouse/counts", "warehouse", { shows: ["counts"] });
export const listWarehouseStock = /* @__PURE__ */ route<typeof contract.listWarehouseStock>("GET", "/back-office/warehouse", "admin", { shows: ["stock","products","warehouses"] });
export const listWarehouses = /* @__PURE__ */ route<typeof contract.listWarehouses>("GET", "/back-office/warehouses", "warehouse", { shows: ["warehouses"] });
export const loadMovement = /* @__PURE__ */ route<typeof contract.loadMovement>("POST", "/back-office/movements/load", "admin", { stale: ["stock","products","history"], load });
export const openCount = /* @__PURE__ */ route<typeof contract.openCount>("POST", "/back-office/counts", "admin", { stale: ["counts","history"], load });
export const saveWarehouse = /* @__PURE__ */ route<typeof contract.saveWarehouse>("PUT", "/back-office/warehouses/{id}", "admin", { stale: ["warehouses","history"], load });
export const sendBackCount = /* @__PURE__ */ route<typeof contract.sendBackCount>("POST", "/back-office/counts/{id}/send-back", "admin", { stale: ["counts","history"], load });
export const setBooked = /* @__PURE__ */ route<typeof contract.setBooked>("POST", "/back-office/movements/{id}/booked", "admin", { stale: ["stock","products","history"], load });
export const setForecastDate = /* @__PURE__ */ route<typeof contract.setForecastDate>("POST", "/back-office/movements/{id}/forecast-date", "admin", { stale: ["stock","products","history"], load });
export const transferGoods = /* @__PURE__ */ route<typeof contract.transferGoods>("POST", "/back-office/movements/transfer", "admin", { stale: ["stock","products","history"], load });
export const unloadMovement = /* @__PURE__ */ route<typeof contract.unloadMovement>("POST", "/back-office/movements/unload", "admin", { stale: ["stock","products","history"], load });
