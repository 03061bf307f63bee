import * as z from "zod";
import { paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { CentsAmount, Id, InstantText, MonthText, page, paging } from "../common.ts";
import { empty, endpoint, redirect } from "../endpoint.ts";
import { customersMoments } from "../../quotations/history/moment-codes.ts";
import {
  LineInputs,
  LostReason,
  MessageText,
  OfficeQuotation,
  OfficeQuotationRow,
  QuotationState,
  revision,
  termsInput,
  Verdict,
} from "../shapes/quotation.ts";
import { HistoryEntry } from "./audit-log.ts";

export * from "./quotation-requests.ts";

const id = { id: Id } as const;
const about = { kind: "quotations", id: "id" } as const;
const write = {
  access: "sales",
  about,
  params: id,
  returns: OfficeQuotation,
  stale: ["quotations"],
} as const;
export const getBackOfficeQuotationPdf = endpoint({
  method: "GET",
  path: "/back-office/quotations/{id}/pdf",
  access: "sales",
  shows: [],
  summary: "The PDF of the version that its customer has, or of another one: a short-lived address of the file.",
  params: id,
  query: { version: wholeNumber(1, 9999).optional() },
  returns: redirect,
  errors: ["not-found"],
});

const errors = ["not-found", "invalid-transition", "version-conflict"] as const;
const read = z.strictObject({ revision });

export const listBackOfficeQuotations = endpoint({
  method: "GET",
  path: "/back-office/quotations",
  access: "sales",
  shows: ["quotations"],
  summary:
    "The quotations of the latest twelve months, of one month, of a state, of a user, or the one of an id or number, newest first. Agents see their own and their customers'.",
  query: {
    ...paging,
    /** An id, or a number as it is read aloud. */
    quotationId: z.string().max(64).optional(),
    /** Words of the customer's name, company, e-mail or reference, with a small typing mistake too; the number, VAT number, tax code or telephone. */
    referenceFilter: z.string().max(100).optional(),
    userIdFilter: Id.optional(),
    productIdFilter: Id.optional(),
    /** "2026-11" */
    period: MonthText.optional(),
    ownerId: Id.optional(),
    status: QuotationState.optional(),
    /** Those that answer a request for one, of every month. */
    requestId: Id.optional(),
    /** As the nightly look at open quotations found. */
    orderable: Verdict.optional(),
    /** Those of which a discount waits for an administrator's word, of every month. */
    approval: z.enum(["asked"]).optional(),
  },
  returns: page(OfficeQuotationRow),
});

export const getBackOfficeQuotation = endpoint({
  method: "GET",
  path: "/back-office/quotations/{id}",
  access: "sales",
  shows: ["quotation"],
  summary: "One quotation with all that the office knows of it, and what is being prepared.",
  params: id,
  returns: OfficeQuotation,
  errors: ["not-found"],
});

export const getQuotationHistory = endpoint({
  method: "GET",
  path: "/back-office/quotations/{id}/history",
  access: "sales",
  shows: ["quotation", "history"],
  summary:
    "All that was done to a quotation: the office's writes with what they changed, newest first, and with the first page what its customer and time did.",
  params: id,
  query: paging,
  returns: page(HistoryEntry.extend({ /** Why, in the author's words. */ reason: z.string().optional() })).extend({
    moments: z.array(
      z.object({
        id: z.string(),
        at: InstantText,
        what: z.enum(customersMoments),
        /** Who accepted or wrote, as they are called there. */
        byName: z.string().optional(),
        version: z.int().optional(),
      }),
    ),
  }),
  errors: ["not-found"],
});

export const createQuotation = endpoint({
  method: "POST",
  path: "/back-office/quotations",
  access: "sales",
  about: { kind: "quotations" },
  stale: ["quotations"],
  summary: "Begin a draft for a customer, of articles and services.",
  body: z.strictObject({
    ...termsInput,
    userId: Id,
    lines: LineInputs,
    /** A cart that the customer has put aside, whose goods are further lines. */
    savedOrderId: Id.optional(),
    notes: paragraphs().max(5000).optional(),
  }),
  returns: OfficeQuotation,
  errors: ["not-found"],
  idempotent: true,
});

export const updateQuotation = endpoint({
  ...write,
  method: "PUT",
  path: "/back-office/quotations/{id}",
  summary: "Change what is being prepared beside its lines; of a sent one that is the next version.",
  body: z.strictObject({ ...termsInput, revision }),
  errors,
});

export const setQuotationProducts = endpoint({
  ...write,
  method: "PUT",
  path: "/back-office/quotations/{id}/products",
  summary: "Replace the lines of what is being prepared; a line that is named by its id keeps it, and its price.",
  body: z.strictObject({ revision, lines: LineInputs }),
  errors,
});

export const deleteQuotation = endpoint({
  method: "DELETE",
  path: "/back-office/quotations/{id}",
  access: "sales",
  about,
  stale: ["quotation", "quotations"],
  summary: "Delete a draft of which nothing was ever sent.",
  params: id,
  returns: empty,
  errors,
});

const reason = paragraphs().min(3).max(300);

export const setQuotationStatus = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/status",
  summary:
    "Send what is being prepared as the next version; a discount below an agent's floor is asked for instead, and approved or refused by an administrator, which sends nothing.",
  body: z.discriminatedUnion("action", [
    /** With the reason where something is under cost, of who has no floor. */
    z.strictObject({
      revision,
      action: z.literal("send"),
      /** What its sender saw: the total in cents, and whether an administrator is asked. What differs by now isn't sent. */
      seen: z.strictObject({ total: CentsAmount, asks: z.boolean() }).optional(),
      reason: reason.optional(),
      /** Codes of prices that look misread and are meant, and that the reduced rate is offered before its declaration is there. */
      confirmed: z
        .array(z.enum(["price-tenfold", "price-thousandfold", "certificate-missing"]))
        .max(3)
        .optional(),
    }),
    z.strictObject({ revision, action: z.literal("approve"), reason: reason.optional() }),
    z.strictObject({ revision, action: z.literal("refuse"), reason }),
    z.strictObject({ revision, action: z.literal("drop-draft") }),
  ]),
  errors: [
    ...errors,
    "order-empty",
    "address-missing",
    "quotation-expired",
    "limit-reached",
    "forbidden",
    "confirmation-needed",
  ],
});

export const setQuotationWon = endpoint({
  ...write,
  access: "admin",
  method: "POST",
  path: "/back-office/quotations/{id}/won",
  summary: "Won by hand: only with an order of it that stands.",
  body: read,
  errors,
});

export const setQuotationLost = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/lost",
  summary: "Lost, with the reason; its customer's cart loses the prices.",
  body: z
    .strictObject({ revision, lostReason: LostReason, text: paragraphs().min(3).max(300).optional() })
    .refine(({ lostReason, text }) => lostReason !== "other" || text !== undefined, {
      error: "required",
      path: ["text"],
    }),
  errors,
});

export const dropAcceptedQuotation = endpoint({
  ...write,
  access: "admin",
  method: "POST",
  path: "/back-office/quotations/{id}/drop-accepted",
  summary: "Take the customer's acceptance back while no order was placed of it.",
  body: read,
  errors,
});

export const resetQuotation = endpoint({
  ...write,
  access: "admin",
  method: "POST",
  path: "/back-office/quotations/{id}/reset",
  summary: "From won, lost or expired back to a draft, valid anew; not with an order of it that stands.",
  body: read,
  errors,
});

export const duplicateQuotation = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/duplicate",
  summary: "A new draft of the same lines at today's prices.",
  errors: ["not-found"],
});

export const setQuotationOwner = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/owner",
  access: "admin",
  summary: "Hand it to another employee.",
  body: z.strictObject({ ownerId: Id }),
  errors: ["not-found", "version-conflict"],
});

export const setQuotationNotes = endpoint({
  ...write,
  method: "PUT",
  path: "/back-office/quotations/{id}/notes",
  summary: "The office's own notes; no customer reads them.",
  body: z.strictObject({ revision, notes: paragraphs().max(5000) }),
  errors: ["not-found", "version-conflict"],
});

export const prepareVersionAgain = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/versions/{n}/prepare",
  summary: "An earlier version, or the current one, as what is being prepared: it is sent as the next one.",
  params: { id: Id, n: wholeNumber(1, 9999) },
  body: read,
  errors,
});

export const prepareOrderableVersion = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/prepare-orderable",
  summary:
    "What its customer has, with the nearest substitutes for what is gone or short, as what is being prepared: without one it is taken off, or down to what is there. Of one that is accepted, the substitutes for what is lacking of its balance as a quotation of its own (`restAs`).",
  body: read,
  errors,
});

export const answerQuotation = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/messages",
  summary: "Write to its customer, of all of it or of one line.",
  body: z.strictObject({ text: MessageText, lineId: Id.optional() }),
  errors: ["not-found", "limit-reached", "version-conflict"],
});

export const makeQuotationLink = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/link",
  summary:
    "An address that shows it without a login until its validity ends, told this once; a former one opens nothing more.",
  body: read,
  returns: z.object({ quotation: OfficeQuotation, url: z.url(), until: z.iso.datetime() }),
  stale: ["quotation", "quotations"],
  errors,
});

export const revokeQuotationLink = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/quotations/{id}/link/revoke",
  summary: "The address opens nothing any more.",
  body: read,
  errors,
});
