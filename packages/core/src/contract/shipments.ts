export * from "./shipping/tracked-shipments.ts";
export * from "./shipping/owned-products.ts";
