export * from "./shipping/tracked-shipments.ts";
export * from "./shipping/owned-products.ts";
export * from "./shipping/damage-page.ts";
