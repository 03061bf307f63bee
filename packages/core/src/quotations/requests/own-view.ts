import { Problem } from "../../platform/problems.ts";
import { loadQuotation } from "../stored-quotation.ts";
import type { QuotationRequest } from "./request.ts";

/** A request as its sender reads it: the quotation that came of it is there for them once it was sent. */
export async function ownView(request: QuotationRequest): Promise<QuotationRequest> {
  if (!request.quotationId) return request;
  // A draft may have been thrown away since.
  const quotation = await loadQuotation(request.quotationId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  });
  return quotation && quotation.sent > 0 ? request : { ...request, quotationId: undefined, quotationNumber: undefined };
}
