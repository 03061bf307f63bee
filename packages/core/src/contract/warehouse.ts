/** The group `warehouse`, by what its endpoints are about. */
export * from "./warehouse/serials.ts";
