export { quotationHoldings } from "./personal-holdings.ts";
export { loadQuotation } from "./stored-quotation.ts";
