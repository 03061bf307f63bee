import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { OwnQuotationRequest, RequestText } from "../shapes/quotation-request.ts";

export const requestOrder = endpoint({
  method: "POST",
  path: "/orders/request",
  access: "customer",
  within: "buyer",
  stale: ["cart", "saved-carts", "quotation-requests"],
  summary:
    "Ask the desk for a quotation of the open order, which waits as requested; the next product begins a new one.",
  body: z.strictObject({ text: RequestText.optional() }),
  returns: OwnQuotationRequest,
  errors: ["order-empty", "version-conflict"],
  rateLimit: { limit: 20, windowSeconds: 3600 },
});
