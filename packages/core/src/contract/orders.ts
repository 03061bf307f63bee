import * as z from "zod";
import { Id, page, paging, Quantity } from "./common.ts";
import { empty, endpoint, redirect } from "./endpoint.ts";
import {
  CardIntent,
  Method,
  OpenOrder,
  OrderRow,
  PlacedOrder,
  PriceChange,
  Refused,
  SavedOrder,
  Terms,
} from "./shapes/order.ts";

export * from "./order-kits.ts";

const id = { id: Id } as const;

export const getOpenOrder = endpoint({
  method: "GET",
  path: "/orders/open",
  access: "customer",
  summary: "The user's one open order; empty when nothing was added yet.",
  returns: OpenOrder,
});

export const getMovementsCount = endpoint({
  method: "GET",
  path: "/orders/open/movements-count",
  access: "customer",
  summary: "The number of lines of the open order.",
  returns: z.object({ count: z.int() }),
});

export const addToOpenOrder = endpoint({
  method: "POST",
  path: "/orders/product-price/{id}/quantity/{n}",
  access: "customer",
  within: "buyer",
  summary: "Have n pieces of a price's product in the open order; 0 takes the line out.",
  params: { id: z.string().max(100), n: Quantity },
  returns: OpenOrder,
  errors: ["price-not-found", "below-minimum-quantity", "not-enough-stock", "too-many-lines", "version-conflict"],
});

export const addToShipment = endpoint({
  method: "POST",
  path: "/orders/shipments/{shipmentId}/product-price/{id}/quantity/{n}",
  access: "customer",
  within: "buyer",
  summary: "The same in one of the open order's shipments: until goods are split, it is one, named by the order's id.",
  params: { shipmentId: Id, id: z.string().max(100), n: Quantity },
  returns: OpenOrder,
  errors: ["not-found", ...addToOpenOrder.errors],
});

export const listOrders = endpoint({
  method: "GET",
  path: "/orders",
  access: "customer",
  summary: "The user's orders, newest first; for a company's owners and viewers also the company's.",
  query: { ...paging, scope: z.enum(["own", "company"]).default("own") },
  returns: page(OrderRow.omit({ customer: true, troubled: true }).extend({ placedBy: z.string() })),
});

export const getOrder = endpoint({
  method: "GET",
  path: "/orders/{id}",
  access: "customer",
  summary: "One order with its lines, amounts and transactions.",
  params: id,
  returns: PlacedOrder,
  errors: ["not-found"],
});

export const payOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/pay",
  access: "customer",
  within: "buyer",
  summary: "Place the open order with its terms and the chosen method.",
  params: id,
  body: z.object({ method: Method, expectedTotal: z.int(), salesConditionsAccepted: z.literal(true) }),
  returns: PlacedOrder,
  idempotent: true,
  errors: [
    "not-found",
    "order-empty",
    "address-missing",
    "quotation-needed",
    "terms-not-allowed",
    "method-not-allowed",
    "prices-changed",
    "not-enough-stock",
    "below-minimum-quantity",
    "version-conflict",
  ],
});

const decision = {
  access: "customer",
  within: "owner",
  params: id,
  returns: PlacedOrder,
  errors: ["not-found", "invalid-transition", "version-conflict"],
} as const;

export const approveOrder = endpoint({
  ...decision,
  method: "POST",
  path: "/orders/{id}/approve",
  summary: "Agree to a buyer's order that waits: it is placed as of now.",
});

export const declineOrder = endpoint({
  ...decision,
  method: "POST",
  path: "/orders/{id}/decline",
  summary: "Decline a buyer's order that waits; the reason goes to the buyer by mail.",
  body: z.object({ reason: z.string().trim().min(3).max(500) }),
});

export const createOrderIntent = endpoint({
  method: "POST",
  path: "/orders/{id}/payment-intent",
  access: "customer",
  within: "buyer",
  summary: "A card payment intent for the amount now due.",
  params: id,
  returns: CardIntent,
  errors: ["not-found", "invalid-transition", "method-not-allowed", "provider-unavailable", "version-conflict"],
});

export const retryOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/retry",
  access: "customer",
  within: "buyer",
  summary: "A new payment attempt after a failure.",
  params: id,
  returns: PlacedOrder,
  errors: ["not-found", "invalid-transition", "not-enough-stock", "version-conflict"],
});

export const syncPrices = endpoint({
  method: "POST",
  path: "/orders/{id}/sync-prices",
  access: "customer",
  within: "buyer",
  summary: "Take today's prices; answers what changed.",
  params: id,
  returns: z.object({ order: OpenOrder, changes: z.array(PriceChange) }),
  errors: ["not-found", "version-conflict"],
});

export const getOrderDocument = endpoint({
  method: "GET",
  path: "/orders/{id}/documents/{documentId}",
  access: "customer",
  summary: "A document of an order: a short-lived address of the file. The word pro-forma is its pro-forma.",
  params: { id: Id, documentId: Id },
  returns: redirect,
  errors: ["not-found"],
});

const changesOrder = { access: "customer", within: "buyer", params: id, returns: OpenOrder } as const;
const changeErrors = ["not-found", "version-conflict"] as const;

export const setShippingAddress = endpoint({
  method: "POST",
  path: "/orders/{id}/shipping-address/{addressId}",
  access: "customer",
  within: "buyer",
  summary: "Where the open order goes: one of the user's addresses or the word pickup.",
  params: { id: Id, addressId: Id },
  returns: OpenOrder,
  errors: changeErrors,
});

export const setCustomerReference = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/customer-reference",
  summary: "The customer's own reference, printed on the invoice.",
  body: z.object({
    customerReference: z
      .string()
      .trim()
      .max(20)
      .regex(/^[\x20-\x7e]*$/),
  }),
  errors: changeErrors,
});

export const setTermsOfPayment = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/terms-of-payment",
  summary: "Choose among the available terms.",
  body: z.object({ termsOfPayment: Terms }),
  errors: [...changeErrors, "terms-not-allowed"],
});

export const setNotes = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/notes",
  summary: "Notes of the customer for the order.",
  body: z.object({ notes: z.string().trim().max(1000) }),
  errors: changeErrors,
});

export const getAvailableTerms = endpoint({
  method: "GET",
  path: "/orders/available-terms-of-payment",
  access: "customer",
  summary: "The terms that this user may choose.",
  returns: z.object({
    items: z.array(z.object({ code: Terms, depositPercent: z.int(), delayed: z.boolean() })),
  }),
});

export const clearProducts = endpoint({
  method: "DELETE",
  path: "/orders/{id}/products",
  access: "customer",
  within: "buyer",
  summary: "Clear the open order, or take out the line of one productPriceId.",
  params: id,
  query: { productPriceId: z.string().max(100).optional() },
  returns: empty,
  errors: changeErrors,
});

const changed = z.object({ order: OpenOrder, changes: z.array(PriceChange) });
const added = z.object({ order: OpenOrder, refused: z.array(Refused) });

export const listSavedOrders = endpoint({
  method: "GET",
  path: "/orders/saved",
  access: "customer",
  summary: "The orders that the user put aside, newest first.",
  query: paging,
  returns: page(SavedOrder),
});

export const saveOpenOrder = endpoint({
  method: "POST",
  path: "/orders/save-open",
  access: "customer",
  within: "buyer",
  summary: "Put the open order aside under a name.",
  body: z.object({ name: z.string().trim().min(1).max(60) }),
  returns: SavedOrder,
  errors: ["order-empty", "version-conflict"],
});

export const openSavedOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/open-saved",
  access: "customer",
  within: "buyer",
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
  summary: "Make an unpaid placed order the open one again; the placed one ends.",
  params: id,
  returns: changed,
  errors: [...changeErrors, "invalid-transition", "something-paid", "provider-unavailable"],
});

export const reorder = endpoint({
  method: "POST",
  path: "/orders/{id}/reorder",
  access: "customer",
  within: "buyer",
  summary: "Add an order's lines to the open order at today's prices.",
  params: id,
  returns: added,
  errors: [...changeErrors, "too-many-lines"],
});

export const quickAdd = endpoint({
  method: "POST",
  path: "/orders/quick-add",
  access: "customer",
  within: "buyer",
  summary: "Add many product codes with quantities at once; answers which were refused.",
  body: z.object({
    items: z
      .array(z.object({ productCode: z.string().trim().min(1).max(32), quantity: z.int().min(1).max(100_000) }))
      .min(1)
      .max(97),
  }),
  returns: added,
  errors: ["too-many-lines", "version-conflict"],
});
