import * as z from "zod";
import { CentsAmount, Id, Language, MonthText, page, paging } from "./common.ts";
import { empty, endpoint, redirect } from "./endpoint.ts";
import { CardIntent, Method, OrderRow, PlacedOrder } from "./shapes/order.ts";
import { ChosenPieces } from "./shapes/withdrawal.ts";
import { sourceStates } from "../payments/methods.ts";
import { creditRefusals } from "../payments/credit.ts";
import { Email } from "./shapes/account.ts";
import { line, paragraphs, personName } from "../platform/text/typed.ts";

export * from "./quoting/order-plans.ts";
export * from "./order-cart.ts";
export * from "./order-money/order-coupon.ts";
export * from "./returning/order-returns.ts";
export * from "./kits/order-kits.ts";
export * from "./order-money/order-vat.ts";
export * from "./order-saved.ts";
export * from "./quoting/order-request.ts";

const id = { id: Id } as const;

/** Whose orders: one's own, or the company's for its owners and viewers. */
export const OrdersScope = z.enum(["own", "company"]);

/** A row of the customer's own list. */
export const OwnOrderRow = OrderRow.omit({
  customer: true,
  troubled: true,
  shippingHolds: true,
  officeActs: true,
  treatment: true,
  awaited: true,
}).extend({ placedBy: z.string() });

export const listOrders = endpoint({
  method: "GET",
  path: "/orders",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["orders"],
  summary:
    "The user's orders, newest first; for a company's owners and viewers also the company's. With a month those that were placed in it (of Rome) and have neither failed nor been cancelled: what its figures add up.",
  query: { ...paging, scope: OrdersScope.default("own"), month: MonthText.optional() },
  returns: page(OwnOrderRow),
});

export const getOrder = endpoint({
  method: "GET",
  path: "/orders/{id}",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["order"],
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
  forOthers: "order",
  byKey: true,
  stale: ["cart", "order", "orders", "money", "products", "company", "credit", "notices", "coupons", "certificates"],
  summary: "Place the open order with its terms and the chosen method.",
  params: id,
  body: z.object({
    method: Method,
    /** Cents with VAT: what the buyer saw. */
    expectedTotal: z.int(),
    /** Cents that the buyer saw that they are asked for: the total, of a public body without VAT. Another sum today is prices-changed too. */
    expectedAsked: z.int().optional(),
    salesConditionsAccepted: z.literal(true),
  }),
  returns: PlacedOrder,
  idempotent: true,
  errors: [
    "not-found",
    "order-empty",
    "address-missing",
    "invoice-data-missing",
    "quotation-expired",
    "quotation-needed",
    "terms-not-allowed",
    ...creditRefusals,
    "packaging-not-included",
    "custom-packaging-not-included",
    "method-not-allowed",
    "mandate-missing",
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
  stale: ["order", "orders", "money", "products", "company", "notices"],
  summary: "Agree to a buyer's order that waits, at the total that was seen: it is placed as of now.",
  body: z.object({ expectedTotal: z.int() }),
  errors: [
    ...decision.errors,
    "terms-not-allowed",
    "mandate-missing",
    ...creditRefusals,
    "vat-number-unconfirmed",
    "prices-changed",
    "quotation-expired",
  ],
});

export const declineOrder = endpoint({
  ...decision,
  method: "POST",
  path: "/orders/{id}/decline",
  stale: ["order", "orders", "money", "products", "company", "notices", "coupons", "certificates"],
  summary: "Decline a buyer's order that waits; the reason goes to the buyer by mail.",
  body: z.object({ reason: paragraphs().min(3).max(500) }),
});

/** Why what is due of an order can't be paid at the provider. */
const intentRefusals = [
  "not-found",
  "invalid-transition",
  "withdrawal-open",
  "quotation-expired",
  "method-not-allowed",
  "provider-unavailable",
  "version-conflict",
] as const;

export const getSofortRedirectUrl = endpoint({
  method: "GET",
  path: "/orders/{id}/sofort-redirect-url",
  access: "customer",
  within: "buyer",
  shows: [],
  summary: "Where what is due of an order is paid at its buyer's bank: one page for each attempt.",
  params: id,
  returns: z.object({ url: z.url(), sourceId: z.string() }),
  errors: intentRefusals,
});

export const getSourceStatus = endpoint({
  method: "GET",
  path: "/orders/source-status/{sourceId}",
  access: "customer",
  shows: ["money"],
  summary: "How a payment at a bank stands: nothing heard yet, under way, in, refused.",
  params: { sourceId: z.string().regex(/^pi_\w{1,250}$/) },
  returns: z.object({ orderId: Id, transactionId: z.string(), state: z.enum(sourceStates) }),
  errors: ["not-found", "provider-unavailable"],
});

export const createOrderIntent = endpoint({
  method: "POST",
  path: "/orders/{id}/payment-intent",
  access: "customer",
  within: "buyer",
  stale: [],
  summary: "A card payment intent for the amount now due.",
  params: id,
  returns: CardIntent,
  errors: intentRefusals,
});

export const retryOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/retry",
  access: "customer",
  within: "buyer",
  forOthers: "order",
  byKey: true,
  stale: ["cart", "saved-carts", "order", "orders", "money", "products", "company", "notices", "coupons"],
  summary: "A new payment attempt after a failure.",
  params: id,
  returns: PlacedOrder,
  errors: [
    "not-found",
    "invalid-transition",
    "withdrawal-open",
    "quotation-expired",
    "order-ended",
    "prices-changed",
    "terms-not-allowed",
    "approval-needed",
    "not-enough-stock",
    ...creditRefusals,
    "version-conflict",
  ],
});

const declaration = {
  name: personName().min(2).max(120),
  email: Email,
  /** In which it is declared, and its receipt written; else the order's. */
  language: Language.optional(),
} as const;

export const declareWithdrawal = endpoint({
  method: "POST",
  path: "/orders/{id}/withdrawal",
  access: "customer",
  within: "buyer",
  stale: ["order", "orders", "return-requests", "money", "products", "company", "notices", "coupons", "certificates"],
  summary: "A consumer withdraws from the contract, as a whole or of some pieces; the receipt goes to the e-mail.",
  params: id,
  // A misspelt field would be the whole order.
  body: z.strictObject({ ...declaration, lines: ChosenPieces }),
  returns: PlacedOrder,
  idempotent: true,
  errors: [
    "not-found",
    "withdrawal-not-possible",
    "withdrawal-beyond-order",
    "return-refund-begun",
    "limit-reached",
    "version-conflict",
  ],
});

export const declareGuestWithdrawal = endpoint({
  method: "POST",
  path: "/withdrawals",
  access: "anyone",
  stale: [],
  summary: "The same by number and e-mail of the order; the answer never says whether there is such an order.",
  body: z.strictObject({ ...declaration, number: line().min(8).max(20), words: paragraphs().max(1000).optional() }),
  returns: empty,
  rateLimit: { limit: 10, windowSeconds: 3600 },
});

export const getOrderDocument = endpoint({
  method: "GET",
  path: "/orders/{id}/documents/{documentId}",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: [],
  summary: "A document of an order: a short-lived address of the file. The word pro-forma is its pro-forma.",
  params: { id: Id, documentId: Id },
  returns: redirect,
  errors: ["not-found"],
});

export const orderPlan = endpoint({
  method: "POST",
  path: "/orders/subscriptions/product-price/{id}",
  access: "customer",
  within: "buyer",
  stale: ["orders", "subscription"],
  summary:
    "Order a month of a subscription plan, to be paid by transfer; the month begins with the payment. Repeated, the order that waits is answered.",
  params: { id: z.string().max(60) },
  body: z.object({
    /** Cents, VAT included: what the customer has seen. */
    expectedTotal: CentsAmount,
  }),
  returns: PlacedOrder,
  errors: [
    "not-found",
    "prices-changed",
    "address-missing",
    "invoice-data-missing",
    "approval-needed",
    "charge-open",
    "invalid-transition",
    "quotation-needed",
    "version-conflict",
  ],
  rateLimit: { limit: 20, windowSeconds: 600 },
});
