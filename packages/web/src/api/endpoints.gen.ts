// Written by `npm run generate` from the contract.
export * from "./endpoints/account.gen.ts";
export * from "./endpoints/addresses.gen.ts";
export * from "./endpoints/company.gen.ts";
export * from "./endpoints/catalogue.gen.ts";
export * from "./endpoints/orders.gen.ts";
export * from "./endpoints/transactions.gen.ts";
export * from "./endpoints/engagement.gen.ts";
export * from "./endpoints/back-office-catalogue.gen.ts";
export * from "./endpoints/back-office-content-crm.gen.ts";
export * from "./endpoints/back-office-lists.gen.ts";
export * from "./endpoints/back-office-orders.gen.ts";
export * from "./endpoints/back-office-payments.gen.ts";
export * from "./endpoints/back-office-users.gen.ts";
export * from "./endpoints/health.gen.ts";
