export { eraseTransportDocumentsOf } from "./papers/erase-old-documents.ts";
export { findClaim } from "./damage/stored-claim.ts";
export { transportHoldings } from "./papers/personal-holdings.ts";
