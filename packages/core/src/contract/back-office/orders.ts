import * as z from "zod";
import { orderDocumentKinds } from "../../orders/order.ts";
import { creditRefusals } from "../../payments/credit.ts";
import { dueTypes } from "../../orders/papers/issued.ts";
import { waits } from "../../orders/finding/waiting.ts";
import { transactionStatuses } from "../../payments/transaction.ts";
import { CentsAmount, CivilDateText, Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { HistoryEntry } from "./audit-log.ts";
import {
  BackOfficeOrder,
  Method,
  OpenOrder,
  OrderRow,
  SavedOrder,
  Status,
  Terms,
  TransactionView,
} from "../shapes/order.ts";
import { LateClaimRow } from "../order-money/owed-and-marked.ts";
import { passableHolds } from "../../orders/sending/hold-codes.ts";
import { Settlement, settlementErrors } from "../shapes/settlement.ts";
import { referenceLength } from "../../orders/cart/customer-reference.ts";
import { isBasicLatin } from "../../platform/text/basic-latin.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";

export * from "./vat-certifications.ts";
export * from "./invoicing/corrections.ts";
export * from "./invoicing/invoices.ts";
export * from "./order-requests.ts";
export * from "../returning/order-withdrawals.ts";
export * from "../order-money/orders-late.ts";
export * from "./orders-scheduler.ts";
export * from "./return-requests.ts";

const id = { id: Id } as const;
/** "2026-11" */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const change = { access: "admin", returns: BackOfficeOrder } as const;
const errors = ["not-found", "invalid-transition", "version-conflict"] as const;

export const listBackOfficeOrders = endpoint({
  method: "GET",
  path: "/back-office/orders",
  access: "sales",
  shows: ["orders"],
  summary: "The orders of a month, or of one user, newest first, filtered. Agents see their own customers'.",
  query: {
    ...paging,
    period: Month.optional(),
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

/** So many; at least so many where there are `more` than were looked at. */
const Counted = z.object({ count: z.int(), more: z.boolean() });

export const getOfficeQueue = endpoint({
  method: "GET",
  path: "/back-office/queue",
  access: "employee",
  shows: [
    "orders",
    "money",
    "bank",
    "collections",
    "certificates",
    "quotations",
    "quotation-requests",
    "return-requests",
    "damage",
    "people",
    "reviews",
    "products",
    "stock",
    "documents",
  ],
  summary: "What waits in the office, counted by its list, for whom that is open; agents' of their own customers.",
  returns: z.object({
    /** Orders for which a bank transfer is to come. */
    transfers: Counted.optional(),
    /** Orders to be sent, or made ready to be paid: nothing holds them that nobody passes over. */
    shipping: Counted.optional(),
    /** Shipments with a problem that nobody has resolved. */
    shipments: Counted.optional(),
    /** Orders whose payment is late. */
    late: Counted.optional(),
    /** Troubled orders whose goods haven't left. */
    troubled: Counted.optional(),
    /** Orders of which one administrator has proposed a gift or another VAT, for another one to decide. */
    decisions: Counted.optional(),
    /** Receipts with money to be sent back. */
    returns: Counted.optional(),
    /** Entries of bank statements that nobody has matched yet. */
    bank: Counted.optional(),
    /** Lines of slips at the bank that ask for what other money has paid, or an order that has ended. */
    recalls: Counted.optional(),
    /** Orders with withdrawals that aren't closed. */
    withdrawals: Counted.optional(),
    /** Requests to return goods that somebody has to do something about. */
    returnRequests: Counted.optional(),
    /** What was told of damaged goods, and no carrier knows yet. */
    damage: Counted.optional(),
    /** Orders that are due a document. */
    invoices: Counted.optional(),
    /** Invoices and credit notes that were refused or delivered to nobody. */
    documents: Counted.optional(),
    /** Declarations for the reduced rate to be reviewed. */
    certificates: Counted.optional(),
    /** Requests for quotations that nobody looks after yet. */
    quotationRequests: Counted.optional(),
    /** Quotations of which a discount waits for an administrator's word. */
    approvals: Counted.optional(),
    /** Companies to be verified. */
    companies: Counted.optional(),
    /** Chats, of those written in last, in which the customer has the last word. */
    chats: Counted.optional(),
    messages: Counted.optional(),
    /** Products that customers see and that lack what they are sold by. */
    incomplete: Counted.optional(),
  }),
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

const despite = z.array(z.enum(passableHolds)).max(passableHolds.length).optional();

export const setOrderAddress = endpoint({
  ...change,
  method: "PUT",
  path: "/back-office/orders/{id}/shipping-address/{addressId}",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money", "credit"],
  summary: "Send an order that is not ready yet to another of its customer's addresses, or the word pickup.",
  params: { id: Id, addressId: Id },
  errors: [...errors, "quotation-needed", "approval-needed", ...creditRefusals],
});

export const setDelivered = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/delivered",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "shipments", "money", "credit", "products", "stock", "coupons"],
  summary:
    "The goods have arrived; only what may be shipped can have. What was still in the house leaves with its transport document and its serials. Holds that concern a part are passed by naming them.",
  params: id,
  body: z
    .object({
      despite,
      /** Why pieces that are told apart have left without all their serials. */
      withoutSerials: paragraphs().min(3).max(500).optional(),
    })
    .optional(),
  errors: [
    ...errors,
    "not-shippable",
    "shipping-held",
    "shipment-held",
    "withdrawn-pieces",
    "insufficient-stock",
    "serials-missing",
    "serials-too-many",
  ],
});

export const setFailed = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/failed",
  about: { kind: "orders", id: "id" },
  stepUp: true,
  stale: ["orders", "money", "credit", "products", "stock", "coupons", "certificates"],
  summary: "Give an order up; its pieces are free again. What is paid becomes due back where that is said.",
  params: id,
  body: z.strictObject({ reason: paragraphs().min(1).max(300), returnMoney: z.boolean().optional() }),
  errors: [...errors, "something-paid", "too-many-lines"],
});

export const setTroubled = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/troubled",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money", "credit"],
  summary:
    "Flag an order that has a problem: nothing of it is shipped. Let go one that was stopped to be looked at, by saying what was found.",
  params: id,
  body: z
    .object({
      troubled: z.boolean(),
      /** What was found: asked for where a stopped order is let go (`toCheck`), and only there. */
      reason: paragraphs().min(3).max(300).optional(),
    })
    .refine(({ troubled, reason }) => !troubled || reason === undefined, { path: ["reason"], message: "conflict" }),
  errors,
});

export const setBackOfficeNotes = endpoint({
  ...change,
  method: "PUT",
  path: "/back-office/orders/{id}/notes",
  about: { kind: "orders", id: "id" },
  stale: ["orders"],
  summary: "Notes that only the back office sees.",
  params: id,
  body: z.object({
    notes: paragraphs().max(2000),
    /** The notes that the caller saw and changed: others are a version-conflict, and stay. */
    seen: paragraphs().max(2000),
  }),
  errors,
});

export const addOrderDocument = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/documents",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money"],
  summary: "Add a document that the customer can read: a multipart form, or the key of an upload.",
  params: id,
  body: z.object({
    kind: z.enum(orderDocumentKinds),
    name: line().min(1).max(120),
    file: z.string().min(1).max(300),
  }),
  files: { file: "order-document" },
  errors: ["not-found", "version-conflict", "file-too-large", "unsupported-media-type", "unreadable-file"],
});

export const removeOrderDocument = endpoint({
  ...change,
  method: "DELETE",
  path: "/back-office/orders/{id}/documents/{documentId}",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money"],
  summary: "Take a document away from the order, with its file; a fiscal one stays: it is withdrawn.",
  params: { id: Id, documentId: Id },
  errors: ["not-found", "version-conflict", "fiscal-document"],
});

export const withdrawOrderDocument = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/documents/{documentId}/withdraw",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money"],
  summary:
    "Withdraw a fiscal document that was added by mistake: it stays here, marked; the customer no longer has it.",
  params: { id: Id, documentId: Id },
  body: z.object({ reason: paragraphs().min(3).max(500) }),
  errors,
});

export const setReady = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/shipments/{id}/ready",
  about: { kind: "orders", id: "id", part: true },
  stale: ["orders", "shipments", "money", "credit"],
  summary: "Mark an order's shipment ready, or take that back; for terms paid at ready it is the payment notice.",
  params: id,
  body: z.object({ ready: z.boolean(), despite }),
  errors: [...errors, "not-shippable", "shipping-held", "shipment-held", "transport-document-stands"],
});

export const markPaidByBankTransfer = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/transactions/{id}/paid-by-bank-transfer",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary: "The transfer has arrived: date, reference and amount as the statement has them.",
  params: { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) },
  body: Settlement,
  errors: settlementErrors,
});

const ofPayments = {
  period: Month.optional(),
  status: z.enum(transactionStatuses).optional(),
  /** What somebody has in hand of it (`orders/finding/named-by.ts`); a whole order number finds its order in any month. */
  user: z.string().max(100).optional(),
} as const;

export const listPayments = endpoint({
  method: "GET",
  path: "/back-office/payments",
  access: "admin",
  shows: ["money"],
  summary: "The transactions of a month's orders, filtered, each with whose it is.",
  query: { ...paging, ...ofPayments },
  returns: page(
    TransactionView.extend({
      customer: z.string(),
      userId: Id,
      /** Whether it can be marked paid: its order has not ended. */
      markable: z.boolean(),
      /** What else its order still waits for. */
      openBeside: CentsAmount,
    }),
  ),
});

export const getPaymentTotals = endpoint({
  method: "GET",
  path: "/back-office/payment-totals",
  access: "admin",
  shows: ["money"],
  summary: "What the same list comes to, all its pages: in all = paid + refunded + open. Without orders that failed.",
  query: ofPayments,
  returns: z.object({
    count: z.int(),
    amount: CentsAmount,
    paid: CentsAmount,
    refunded: CentsAmount,
    /** What went back of money that pays no more: its payer's bank took the rest back. In none of the others. */
    refundedBefore: CentsAmount,
    open: CentsAmount,
    /** Transactions of the list that are in none of the others: their order has failed. */
    leftOut: z.int(),
  }),
});

export const getOrderHistory = endpoint({
  method: "GET",
  path: "/back-office/orders/{id}/history",
  access: "sales",
  shows: ["orders"],
  summary: "All that was done to an order by people, the payment provider and the schedules, newest first.",
  params: id,
  query: paging,
  returns: page(HistoryEntry),
  errors: ["not-found"],
});
