import * as z from "zod";
import { Id, Quantity, visitorsShop } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { creditRefusals } from "../payments/credit.ts";
import { addressShape, CountryCode } from "./shapes/address.ts";
import { OpenOrder, PriceChange, Refused, Terms } from "./shapes/order.ts";
import { OfferedWay } from "./shapes/ways-to-pay.ts";
import { referenceLength } from "../orders/cart/customer-reference.ts";
import { isBasicLatin } from "../platform/text/basic-latin.ts";
import { line, paragraphs } from "../platform/text/typed.ts";

const id = { id: Id } as const;
const changesOrder = {
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  params: id,
  returns: OpenOrder,
} as const;
const changeErrors = ["not-found", "version-conflict"] as const;

export const getOpenOrder = endpoint({
  method: "GET",
  path: "/orders/open",
  access: "shopper",
  forOthers: true,
  byKey: true,
  shows: ["cart"],
  byShop: true,
  summary: "The caller's one open order, a visitor's by their browser's cookie; empty when nothing was added yet.",
  query: visitorsShop,
  returns: OpenOrder,
});

export const getMovementsCount = endpoint({
  method: "GET",
  path: "/orders/open/movements-count",
  access: "shopper",
  forOthers: true,
  byKey: true,
  shows: ["cart"],
  summary: "The number of lines of the open order.",
  query: visitorsShop,
  returns: z.object({ count: z.int() }),
});

export const estimateShipping = endpoint({
  method: "GET",
  path: "/orders/open/shipping-estimate",
  access: "shopper",
  forOthers: true,
  byKey: true,
  shows: ["cart"],
  summary:
    "What the open order would come to with its shipping to a country and postal code, as at checkout; changes nothing.",
  query: {
    ...visitorsShop,
    countryCode: CountryCode,
    postalCode: addressShape.postalCode,
    tailLift: z.stringbool().default(false),
    truckAccess: z.stringbool().default(true),
    island: z.stringbool().default(false),
  },
  returns: OpenOrder.pick({ amounts: true, grossSummary: true, basis: true }).extend({
    /** Whether it can be fetched at the warehouse, which costs nothing. */
    canBePickedUp: z.boolean(),
  }),
  rateLimit: { limit: 60, windowSeconds: 60 },
});

export const addToOpenOrder = endpoint({
  method: "POST",
  path: "/orders/product-price/{id}/quantity/{n}",
  access: "shopper",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: [],
  summary: "Have n pieces of a price's product in the open order; 0 takes the line out.",
  query: visitorsShop,
  params: { id: z.string().max(100), n: Quantity },
  returns: OpenOrder,
  errors: [
    "price-not-found",
    "below-minimum-quantity",
    "not-enough-stock",
    "too-many-lines",
    "line-offered",
    "version-conflict",
  ],
});

export const addToShipment = endpoint({
  method: "POST",
  path: "/orders/shipments/{shipmentId}/product-price/{id}/quantity/{n}",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: ["order", "orders", "money"],
  summary: "The same in one of the open order's shipments: until goods are split, it is one, named by the order's id.",
  params: { shipmentId: Id, id: z.string().max(100), n: Quantity },
  returns: OpenOrder,
  errors: ["not-found", ...addToOpenOrder.errors],
});

export const quickAdd = endpoint({
  method: "POST",
  path: "/orders/quick-add",
  access: "shopper",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: ["cart"],
  summary: "Add many product codes with quantities at once; answers which were refused.",
  query: visitorsShop,
  body: z.object({
    items: z
      .array(z.object({ productCode: line().min(1).max(32), quantity: z.int().min(1).max(100_000) }))
      .min(1)
      .max(300),
  }),
  returns: z.object({ order: OpenOrder, refused: z.array(Refused) }),
  errors: ["too-many-lines", "version-conflict"],
});

export const setShippingAddress = endpoint({
  method: "POST",
  path: "/orders/{id}/shipping-address/{addressId}",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: [],
  summary: "Where the open order goes: one of the user's addresses or the word pickup.",
  params: { id: Id, addressId: Id },
  returns: OpenOrder,
  errors: changeErrors,
});

export const setCustomerReference = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/customer-reference",
  stale: [],
  summary: "The customer's own reference, printed on the invoice.",
  body: z.object({
    customerReference: line().max(referenceLength).refine(isBasicLatin, { error: "basic-latin" }),
  }),
  errors: changeErrors,
});

export const setTermsOfPayment = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/terms-of-payment",
  stale: [],
  summary: "Choose among the available terms.",
  body: z.object({ termsOfPayment: Terms }),
  errors: [...changeErrors, "terms-not-allowed", ...creditRefusals],
});

export const setNotes = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/notes",
  stale: [],
  summary: "Notes of the customer for the order.",
  body: z.object({ notes: paragraphs().max(1000) }),
  errors: changeErrors,
});

export const setAnonymousPackaging = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/anonymous-packaging",
  stale: [],
  summary: "Send the open order without the seller's name on parcels and papers: for subscribers whose plan has it.",
  body: z.strictObject({ anonymousPackaging: z.boolean() }),
  errors: [...changeErrors, "packaging-not-included"],
});

export const setCustomPackaging = endpoint({
  ...changesOrder,
  method: "PUT",
  path: "/orders/{id}/custom-packaging",
  stale: [],
  summary:
    "How the parcels of the open order are to look, in words; empty takes it back: for subscribers whose plan has it.",
  body: z.strictObject({ packagingWish: paragraphs().max(500) }),
  errors: [...changeErrors, "custom-packaging-not-included"],
});

export const getAvailableTerms = endpoint({
  method: "GET",
  path: "/orders/available-terms-of-payment",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["cart"],
  summary: "The terms that this user may choose for the open order, those that credit refuses, and the ways to pay.",
  returns: z.object({
    /** How what is due at once may be paid, on the terms that the open order has. */
    ways: z.array(OfferedWay),
    items: z.array(z.object({ code: Terms, depositPercent: z.int(), delayed: z.boolean() })),
    /** What the company's credit refuses for the open order today, and why; amounts in cents. */
    refused: z.array(
      z.object({
        code: Terms,
        reason: z.enum(creditRefusals),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  }),
});

export const syncPrices = endpoint({
  method: "POST",
  path: "/orders/{id}/sync-prices",
  access: "shopper",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: ["cart"],
  summary: "Take today's prices; answers what changed.",
  query: visitorsShop,
  params: id,
  returns: z.object({ order: OpenOrder, changes: z.array(PriceChange) }),
  errors: ["not-found", "version-conflict"],
});

export const clearProducts = endpoint({
  method: "DELETE",
  path: "/orders/{id}/products",
  access: "shopper",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: ["cart"],
  summary: "Clear the open order, or take out the line of one productPriceId.",
  params: id,
  query: { ...visitorsShop, productPriceId: z.string().max(100).optional() },
  returns: empty,
  errors: changeErrors,
});
