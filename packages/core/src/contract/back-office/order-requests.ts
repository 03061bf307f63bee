import { Id } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";

export const resetRequestedOrder = endpoint({
  method: "POST",
  path: "/back-office/orders/{id}/reset-requested",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["cart", "saved-carts"],
  summary: "Give a requested order back to its customer as the open one, at today's prices.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
