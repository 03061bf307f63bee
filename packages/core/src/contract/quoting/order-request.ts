import * as z from "zod";
import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { OwnQuotationRequest, RequestText } from "../shapes/quotation-request.ts";

export const requestOrder = endpoint({
  method: "POST",
  path: "/orders/request",
  access: "customer",
  within: "buyer",
  stale: ["cart", "saved-carts", "quotation-requests"],
  summary:
    "Ask the desk for a quotation of the open order, which waits as requested; the next product begins a new one. Or of a saved one, which stays.",
  idempotent: true,
  body: z.strictObject({ text: RequestText.optional(), savedOrderId: Id.optional() }),
  returns: OwnQuotationRequest,
  errors: ["not-found", "order-empty", "line-offered", "version-conflict"],
  rateLimit: { limit: 20, windowSeconds: 3600 },
});
