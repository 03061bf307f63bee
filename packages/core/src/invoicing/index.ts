export { eraseDocumentsOf } from "./erase-old-documents.ts";
export { documentHoldings } from "./personal-holdings.ts";
