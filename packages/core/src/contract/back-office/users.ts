/** The group `back-office/users`, by what its endpoints are about. */
export * from "./people.ts";
export * from "./accounts.ts";
export * from "./companies.ts";
export * from "./audit-log.ts";
export * from "../plans/office-plans.ts";
