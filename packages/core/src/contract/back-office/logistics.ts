export * from "../stock/counts.ts";
export * from "../stock/movements.ts";
export * from "../stock/warehouses.ts";
