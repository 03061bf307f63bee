import * as z from "zod";
import { paragraphs, wholeNumber } from "../../../platform/text/typed.ts";
import { correctionKinds } from "../../../invoicing/corrections/correction.ts";
import { documentStates } from "../../../invoicing/document.ts";
import { CentsAmount, CivilDateText, Id, InstantText, MonthText, page, paging } from "../../common.ts";
import { documentExportStates, registerFormats } from "../../../invoicing/export/export-job.ts";
import { dueTypes } from "../../../orders/papers/issued.ts";
import { empty, endpoint, redirect } from "../../endpoint.ts";
import {
  BuyerCorrections,
  CreditPreview,
  DocumentDetail,
  DocumentRow,
  DocumentTypeCode,
  Invoicing,
  PiecesText,
  RefusalView,
} from "../../shapes/invoice.ts";
import { UnitOfPieces } from "../../shapes/order/pieces.ts";
import { BackOfficeOrder } from "../../shapes/order.ts";

const id = { id: Id } as const;
const ofDocument = { params: { id: Id, documentId: Id }, returns: DocumentDetail } as const;

export const listInvoices = endpoint({
  method: "GET",
  path: "/back-office/invoices",
  access: "admin",
  shows: ["documents"],
  summary:
    "The invoices and credit notes of a month, newest first, filtered; before them those that somebody has to see to, of all months where none is asked for.",
  query: {
    ...paging,
    period: MonthText.optional(),
    /** As it begins: "12/20"; a whole one, "12/2026", finds its document of any month. */
    number: z.string().max(20).optional(),
    /** Words of the customer's name, a VAT number, a fiscal code or an order's number. */
    customer: z.string().max(100).optional(),
    type: DocumentTypeCode.optional(),
    state: z.enum(documentStates).optional(),
    /** Those of all months that somebody has to see to, alone. */
    troubled: z.stringbool().optional(),
  },
  returns: page(DocumentRow),
});

export const listInvoicingTroubles = endpoint({
  method: "GET",
  path: "/back-office/invoicing-troubles",
  access: "admin",
  shows: ["documents", "orders"],
  summary: "Corrections that stand still and notices of the exchange that can't be read: each waits for somebody.",
  returns: z.object({
    corrections: z.array(
      z.object({
        orderId: Id,
        place: z.int(),
        kind: z.enum(correctionKinds),
        begunOn: InstantText,
        /** Why it stands still, by a problem's code. */
        problem: z.string(),
      }),
    ),
    notices: z.array(
      z.object({
        id: z.string(),
        /** As it came, cut where it is long. */
        text: z.string(),
        foundOn: InstantText,
      }),
    ),
  }),
});

export const attendNotice = endpoint({
  method: "POST",
  path: "/back-office/invoicing-troubles/notices/{id}/attend",
  access: "admin",
  about: { kind: "orders" },
  stale: ["documents"],
  summary: "Note that somebody has read a notice of the exchange that the house couldn't read: it waits no more.",
  params: { id: z.string().max(64) },
  returns: empty,
  errors: ["not-found"],
});

export const getInvoice = endpoint({
  method: "GET",
  path: "/back-office/invoices/{id}",
  access: "admin",
  shows: ["documents"],
  summary: "One invoice or credit note with what the exchange said of it.",
  params: id,
  returns: DocumentDetail,
  errors: ["not-found"],
});

/** A year at most. */
const longestPeriod = 366 * 86_400_000;
const isPeriod = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) <= longestPeriod;

export const DocumentExportView = z.object({
  id: Id,
  from: CivilDateText,
  to: CivilDateText,
  format: z.enum(registerFormats),
  state: z.enum(documentExportStates),
  done: z.int(),
  total: z.int(),
  problem: z.string().optional(),
});

export const exportInvoices = endpoint({
  method: "POST",
  path: "/back-office/invoice-exports",
  access: "admin",
  about: { kind: "orders" },
  stale: [],
  summary:
    "Have the documents dated in a period put into an archive for the accountant: the register, the exchange's files and the PDFs.",
  body: z
    .strictObject({ from: CivilDateText, to: CivilDateText, format: z.enum(registerFormats).default("csv") })
    .refine(isPeriod, { path: ["to"] }),
  returns: DocumentExportView,
});

export const getInvoiceExport = endpoint({
  method: "GET",
  path: "/back-office/invoice-exports/{id}",
  access: "admin",
  shows: [],
  summary: "How far an archive of documents is; it is forgotten after a day.",
  params: id,
  returns: DocumentExportView,
  errors: ["not-found"],
});

export const downloadInvoiceExport = endpoint({
  method: "GET",
  path: "/back-office/invoice-exports/{id}/file",
  access: "admin",
  shows: [],
  summary: "A finished archive of documents: a short-lived address.",
  params: id,
  returns: redirect,
  errors: ["not-found", "invalid-transition"],
});

const creditErrors = [
  "not-found",
  "not-invoiced",
  "invoice-discarded",
  "invoice-unanswered",
  "credit-beyond-invoice",
  "nothing-to-credit",
] as const;

export const getCreditPreview = endpoint({
  method: "GET",
  path: "/back-office/orders/{id}/credit-note",
  access: "admin",
  shows: ["order", "documents"],
  summary:
    "What a credit note would take off and what would stay charged, to the cent: of pieces, of a sum with VAT, or of all that is left.",
  params: id,
  query: { pieces: PiecesText.optional(), amount: wholeNumber(1, 10_000_000_000).optional() },
  returns: CreditPreview,
  errors: creditErrors,
});

export const resendInvoice = endpoint({
  ...ofDocument,
  method: "POST",
  path: "/back-office/orders/{id}/documents/{documentId}/resend",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["order", "orders", "documents"],
  stepUp: true,
  summary:
    "Send a document that the exchange has refused again, with its number and date, its buyer's data put right: within five days of the refusal.",
  body: z.strictObject(BuyerCorrections).optional(),
  errors: ["not-found", "invalid-transition", "document-refused", "version-conflict"],
});

export const attendInvoice = endpoint({
  ...ofDocument,
  method: "POST",
  path: "/back-office/orders/{id}/documents/{documentId}/attend",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["documents"],
  summary: "Note that somebody has seen to what the exchange said of a document: it waits no more.",
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const getOrderInvoicing = endpoint({
  method: "GET",
  path: "/back-office/orders/{id}/invoicing",
  access: "admin",
  shows: ["order", "orders", "money", "documents"],
  summary:
    "An order's invoices and credit notes, which document it is due next, and what the exchange would refuse of it, with the buyer's data put right where they are given.",
  params: id,
  query: BuyerCorrections,
  returns: Invoicing,
  errors: ["not-found"],
});

export const createInvoice = endpoint({
  method: "POST",
  path: "/back-office/orders/{id}/invoice",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["order", "orders", "money", "credit", "documents", "certificates"],
  stepUp: true,
  summary:
    "Issue the invoice, or the deposit's, that the order is due: its type and total as they were seen. Asked for twice it is issued once.",
  params: id,
  body: z.strictObject({
    type: z.enum(dueTypes),
    total: CentsAmount,
    buyer: z.strictObject(BuyerCorrections).optional(),
  }),
  returns: BackOfficeOrder,
  errors: [
    "not-found",
    "order-ended",
    "already-invoiced",
    "nothing-to-invoice",
    "document-refused",
    "vat-number-denied",
    "vat-number-unverifiable",
    "version-conflict",
    "too-many-lines",
    "limit-reached",
  ],
});

export const createInvoices = endpoint({
  method: "POST",
  path: "/back-office/invoices",
  access: "admin",
  about: { kind: "orders" },
  stale: ["order", "orders", "money", "credit", "documents", "certificates"],
  stepUp: true,
  idempotent: true,
  summary:
    "Issue the documents that several orders are due, each by itself and whole: of each its number, or why none was issued.",
  body: z.strictObject({
    orders: z
      .array(z.strictObject({ orderId: Id, /** As it was seen. */ type: z.enum(dueTypes) }))
      .min(1)
      .max(10),
  }),
  returns: z.object({
    items: z.array(
      z.object({
        orderId: Id,
        /** The document's. */
        number: z.string().optional(),
        /** Why none was issued, by a problem's code, and what the exchange would have refused. */
        problem: z.string().optional(),
        refusals: z.array(RefusalView).readonly().optional(),
      }),
    ),
  }),
});

const reason = paragraphs().min(3).max(200);
/** How many documents the order had as it was seen. */
const seen = z.int().min(1);

export const createCreditNote = endpoint({
  method: "POST",
  path: "/back-office/orders/{id}/credit-note",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["order", "orders", "money", "documents"],
  stepUp: true,
  idempotent: true,
  summary:
    "Credit what an order's invoices charged: all that is left of it, pieces of its lines at their sale's price, or a sum with VAT.",
  params: id,
  body: z.union([
    z.strictObject({ all: z.literal(true), reason, seen }),
    z.strictObject({
      pieces: z
        .array(z.strictObject({ productId: Id, quantity: z.int().min(1), unit: UnitOfPieces }))
        .min(1)
        .max(300),
      reason,
      seen,
    }),
    z.strictObject({ amount: CentsAmount.positive(), reason, seen }),
  ]),
  returns: BackOfficeOrder,
  errors: [...creditErrors, "document-refused", "version-conflict", "limit-reached"],
});

export const sendReceipt = endpoint({
  method: "POST",
  path: "/back-office/orders/{id}/receipt",
  access: "admin",
  about: { kind: "orders", id: "id" },
  stale: ["orders"],
  summary: "Send an order's document to its customer by mail: the last one where none is named.",
  params: id,
  body: z.strictObject({ documentId: Id.optional() }).optional(),
  returns: empty,
  errors: ["not-found", "not-invoiced", "invoice-not-issued"],
});
