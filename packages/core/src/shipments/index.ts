export { eraseTransportDocumentsOf } from "./papers/erase-old-documents.ts";
export { transportHoldings } from "./papers/personal-holdings.ts";
