/** The group `back-office/logistics`, by what its endpoints are about. */
export * from "../purchasing/expenses.ts";
export * from "../purchasing/purchases.ts";
export * from "../purchasing/purchase-tool.ts";
