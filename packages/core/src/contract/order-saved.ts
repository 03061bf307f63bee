import * as z from "zod";
import { Id, page, paging } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { OpenOrder, PriceChange, Refused, SavedOrder } from "./shapes/order.ts";
import { line } from "../platform/text/typed.ts";

const id = { id: Id } as const;
const changeErrors = ["not-found", "version-conflict"] as const;
const changed = z.object({ order: OpenOrder, changes: z.array(PriceChange) });

export const listSavedOrders = endpoint({
  method: "GET",
  path: "/orders/saved",
  access: "customer",
  forOthers: true,
  shows: ["saved-carts"],
  summary: "The orders that the user put aside, newest first.",
  query: paging,
  returns: page(SavedOrder),
});

export const saveOpenOrder = endpoint({
  method: "POST",
  path: "/orders/save-open",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  stale: ["cart", "saved-carts"],
  summary: "Put the open order aside under a name.",
  body: z.object({ name: line().min(1).max(60) }),
  returns: SavedOrder,
  errors: ["order-empty", "version-conflict"],
});

export const openSavedOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/open-saved",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  stale: ["cart", "saved-carts"],
  summary: "Make a saved order the open one at today's prices; the former open one is saved.",
  params: id,
  returns: changed,
  errors: changeErrors,
});

export const deleteSavedOrder = endpoint({
  method: "DELETE",
  path: "/orders/saved/{id}",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  stale: ["saved-carts"],
  summary: "Remove a saved order.",
  params: id,
  returns: empty,
  errors: ["not-found"],
});

export const reopenOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/reopen",
  access: "customer",
  within: "buyer",
  forOthers: "order",
  byKey: true,
  stale: ["cart", "saved-carts", "order", "orders", "money", "products", "company", "notices", "coupons"],
  summary: "Make an unpaid placed order the open one again; the placed one ends.",
  params: id,
  returns: changed,
  errors: [...changeErrors, "invalid-transition", "order-ended", "something-paid", "provider-unavailable"],
});

export const reorder = endpoint({
  method: "POST",
  path: "/orders/{id}/reorder",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: ["cart"],
  summary: "Add an order's lines to the open order at today's prices.",
  params: id,
  returns: z.object({ order: OpenOrder, refused: z.array(Refused) }),
  errors: [...changeErrors, "too-many-lines"],
});
