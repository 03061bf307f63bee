import * as z from "zod";
import { referenceLength } from "../../orders/cart/customer-reference.ts";
import { waits } from "../../orders/finding/waiting.ts";
import { dueTypes } from "../../orders/papers/issued.ts";
import { creditRefusals } from "../../payments/credit.ts";
import { isBasicLatin } from "../../platform/text/basic-latin.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { CivilDateText, Id, MonthText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { LateClaimRow } from "../order-money/owed-and-marked.ts";
import { BackOfficeOrder, Method, OpenOrder, OrderRow, SavedOrder, Status, Terms } from "../shapes/order.ts";
import { id } from "./ordering/shared.ts";

export * from "./vat-certifications.ts";
export * from "./invoicing/corrections.ts";
export * from "./invoicing/invoices.ts";
export * from "./order-requests.ts";
export * from "../returning/order-withdrawals.ts";
export * from "../order-money/orders-late.ts";
export * from "./orders-scheduler.ts";
export * from "./return-requests.ts";
export * from "./ordering/office-queue.ts";
export * from "./ordering/order-steps.ts";
export * from "./ordering/order-papers.ts";
export * from "./ordering/order-payments.ts";

export const listBackOfficeOrders = endpoint({
  method: "GET",
  path: "/back-office/orders",
  access: "sales",
  shows: ["orders"],
  summary: "The orders of a month, or of one user, newest first, filtered. Agents see their own customers'.",
  query: {
    ...paging,
    period: MonthText.optional(),
    status: Status.optional(),
    /**
     * What somebody has in hand of it (`orders/finding/named-by.ts`); a whole order number, and a bank's reference of money, find
     * theirs in any month.
     */
    user: z.string().max(100).optional(),
    /** One user's orders of all months. */
    userId: Id.optional(),
    terms: Terms.optional(),
    method: Method.optional(),
    label: z.enum(["unpaid", "partly", "paid"]).optional(),
    troubled: z.stringbool().optional(),
    late: z.stringbool().optional(),
    /**
     * Those of all months for which a transfer is to come, that are to be sent, or late, or to be looked at, or of which a second
     * administrator has to decide something, the oldest first; or that are due a document, those with the least time left first.
     */
    waiting: z.enum(waits).optional(),
  },
  returns: page(
    OrderRow.extend({
      /** The bank's, by which it was found. */
      reference: z.string().optional(),
      /** Where those are asked for that are due one: which, and the last day on which it is issued in time, if there is one. */
      dueDocument: z.object({ type: z.enum(dueTypes), by: CivilDateText.optional() }).optional(),
      lateClaim: LateClaimRow.optional(),
    }),
  ),
});

export const prepareOrder = endpoint({
  method: "POST",
  path: "/back-office/orders",
  access: "admin",
  about: { kind: "orders" },
  stale: [],
  summary:
    "Make an order ready for a customer: their open order, at their prices, which they are told of and place themselves; the former one is saved.",
  body: z.strictObject({
    userId: Id,
    items: z
      .array(z.object({ productCode: line().min(1).max(32), quantity: z.int().min(1).max(100_000) }))
      .min(1)
      .max(300),
    /** One of the customer's own, or the word pickup. */
    addressId: Id,
    termsOfPayment: Terms,
    customerReference: line().max(referenceLength).refine(isBasicLatin, { error: "basic-latin" }).optional(),
    notes: paragraphs().max(1000).optional(),
  }),
  returns: OpenOrder,
  errors: [
    "not-found",
    "lines-refused",
    "quotation-needed",
    "terms-not-allowed",
    "too-many-lines",
    "version-conflict",
    ...creditRefusals,
  ],
  idempotent: true,
});

export const getCustomerCarts = endpoint({
  method: "GET",
  path: "/back-office/users/{id}/carts",
  access: "sales",
  shows: [],
  summary: "A customer's open cart, and the newest that they put aside. Agents see their own customers'.",
  params: id,
  returns: z.object({ open: OpenOrder, saved: z.array(SavedOrder) }),
  errors: ["not-found"],
});

export const getBackOfficeOrder = endpoint({
  method: "GET",
  path: "/back-office/orders/{id}",
  access: "sales",
  shows: ["order"],
  summary: "One order with all that the back office knows of it. Agents see their own customers'.",
  params: id,
  returns: BackOfficeOrder,
  errors: ["not-found"],
});
