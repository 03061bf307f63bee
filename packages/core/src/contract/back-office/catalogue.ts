/** The group `back-office/catalogue`, by what its endpoints are about. */
export * from "./catalogue-products.ts";
export * from "./catalogue-import.ts";
export * from "./catalogue-export.ts";
export * from "./catalogue-prices.ts";
export * from "./catalogue-series.ts";
export * from "./catalogue-translation.ts";
export * from "./catalogue-stand-out.ts";
export * from "./catalogue-kits.ts";
