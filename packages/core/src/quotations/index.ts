export { quotationHoldings } from "./personal-holdings.ts";
export { loadQuotation } from "./stored-quotation.ts";
export { requestHoldings } from "./requests/personal-holdings.ts";
