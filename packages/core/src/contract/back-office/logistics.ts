/** The group `back-office/logistics`, by what its endpoints are about. */
export * from "./expenses.ts";
export * from "./purchases.ts";
export * from "./purchase-tool.ts";
