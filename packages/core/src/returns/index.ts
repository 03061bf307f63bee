export { eraseReturnsOf } from "./erase-old-returns.ts";
export { returnHoldings } from "./personal-holdings.ts";
export { findReturn } from "./stored-return.ts";
export { ReturnRequestEntity, returnsOfMonth } from "./return.table.ts";
export type { ReturnRequest } from "./return-request.ts";
