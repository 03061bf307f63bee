/** The group `warehouse`, by what its endpoints are about. */
export * from "./warehouse/incoming.ts";
export * from "./warehouse/outgoing.ts";
export * from "./warehouse/serials.ts";
