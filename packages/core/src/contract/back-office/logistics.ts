/** The group `back-office/logistics`, by what its endpoints are about. */
export * from "../shipping/office-shipments.ts";
export * from "../shipping/carriers.ts";
export * from "../shipping/shipments-papers.ts";
export * from "../shipping/office-damage.ts";
export * from "../shipping/delivery-tariffs.ts";
export * from "../stock/counts.ts";
export * from "../stock/movements.ts";
export * from "../stock/office-serials.ts";
export * from "../stock/warehouses.ts";
export * from "../purchasing/expenses.ts";
export * from "../purchasing/purchases.ts";
export * from "../purchasing/purchase-tool.ts";
export * from "../purchasing/promises.ts";
