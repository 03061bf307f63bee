/** The group `back-office/logistics`, by what its endpoints are about. */
export * from "./shipments.ts";
