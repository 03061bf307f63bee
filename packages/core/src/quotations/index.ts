export { eraseQuotationsOf } from "./version/erase-old-quotations.ts";
export { quotationHoldings } from "./personal-holdings.ts";
export { openQuotations } from "./listing/list-quotations.ts";
export { loadQuotation } from "./stored-quotation.ts";
export { findRequest } from "./requests/stored-request.ts";
export { eraseRequestFiles } from "./requests/request-files.ts";
export { requestHoldings } from "./requests/personal-holdings.ts";
export { quotationFunnel } from "./figures/read-figures.ts";
