import * as z from "zod";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { returnStatuses } from "../../returns/return-codes.ts";
import { Id, MonthText, page, paging } from "../common.ts";
import { endpoint, redirect } from "../endpoint.ts";
import { CameBackLines, CountedPieces, OfficeReturn } from "../returning/return-shapes.ts";

const revision = z.int().min(1);
const Reason = paragraphs().min(3).max(500);

export const listBackOfficeReturns = endpoint({
  method: "GET",
  path: "/back-office/return-requests",
  access: "admin",
  shows: ["orders", "return-requests"],
  summary:
    "The requests to return goods: those in a state, the oldest first while somebody has to act; or those that were asked in a month, newest first; or those of one order.",
  query: {
    ...paging,
    orderId: Id.optional(),
    status: z.enum(returnStatuses).optional(),
    /** Of those in any state. */
    period: MonthText.optional(),
    /** Words of the customer's name; a whole number, its own or its order's, finds it of any month. */
    text: line().max(100).optional(),
  },
  returns: page(OfficeReturn),
  errors: ["not-found"],
});

export const getBackOfficeReturnPicture = endpoint({
  method: "GET",
  path: "/back-office/return-requests/{id}/pictures/{n}",
  access: "admin",
  shows: [],
  summary: "A picture of a request to return goods: a short-lived address of it.",
  params: { id: Id, n: wholeNumber(1, 99) },
  returns: redirect,
  errors: ["not-found"],
});

export const resolveReturn = endpoint({
  method: "POST",
  path: "/back-office/return-requests/{id}/resolve",
  access: "admin",
  about: { kind: "return-requests", id: "id" },
  stale: [
    "order",
    "orders",
    "return-requests",
    "money",
    "credit",
    "documents",
    "products",
    "stock",
    "serials",
    "coupons",
  ],
  summary:
    "Go a step on with a request to return goods: approve or reject it, note what has come back, say which of an article's prices its pieces count as, pay it back, send others instead, or refuse what came.",
  params: { id: Id },
  body: z.discriminatedUnion("action", [
    z.strictObject({ revision, action: z.literal("approve"), note: Reason.optional() }),
    z.strictObject({ revision, action: z.literal("reject"), reason: Reason }),
    z.strictObject({ revision, action: z.literal("receive"), lines: CameBackLines }),
    z.strictObject({ revision, action: z.literal("count"), pieces: CountedPieces }),
    z.strictObject({ revision, action: z.literal("refund"), iban: line().min(5).max(50).optional() }),
    z.strictObject({ revision, action: z.literal("replace"), note: Reason.optional() }),
    z.strictObject({ revision, action: z.literal("refuse"), reason: Reason }),
  ]),
  returns: OfficeReturn,
  errors: [
    "not-found",
    "invalid-transition",
    "version-conflict",
    "return-beyond-order",
    "return-refund-begun",
    "not-enough-stock",
    "serials-too-many",
    "serial-not-of-order",
    "withdrawal-open",
    "iban-missing",
    "not-invoiced",
    "invoice-discarded",
    "credit-beyond-invoice",
    "nothing-to-credit",
    "document-refused",
    "refund-not-possible",
    "refund-under-way",
    "amount-not-allowed",
    "limit-reached",
    "provider-unavailable",
  ],
});
