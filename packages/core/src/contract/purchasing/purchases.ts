import * as z from "zod";
import { languages } from "../../platform/locale.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { purchaseActs } from "../../purchases/purchase-acts.ts";
import { purchaseStates } from "../../purchases/purchase-states.ts";
import { purchaseWarnings } from "../../purchases/rules/warning-codes.ts";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { endpoint, redirect } from "../endpoint.ts";
import { ExpenseView } from "./expense-shape.ts";

const params = { id: Id } as const;
const version = z.int();
const Pieces = z.int().min(1).max(100_000);
/** Net cents of a piece. */
const PiecePrice = CentsAmount.min(1).max(1_000_000_00);
const Reason = paragraphs().min(3).max(300);
const InvoiceNumber = line().min(1).max(60);
const Confirmed = z.array(z.enum(purchaseWarnings)).max(purchaseWarnings.length).optional();

const PurchaseRow = z.object({
  id: Id,
  number: z.string(),
  state: z.enum(purchaseStates),
  supplierId: Id,
  supplierName: z.string(),
  orderOn: CivilDateText,
  wantedOn: CivilDateText.optional(),
  createdOn: InstantText,
  sentAt: InstantText.optional(),
  /** The first day that its supplier has confirmed of what hasn't come yet. */
  expectedOn: CivilDateText.optional(),
  articles: z.int(),
  /** Pieces that are agreed, and those that have come. */
  pieces: z.int(),
  received: z.int(),
  /** What the agreed pieces come to, net. */
  amount: CentsAmount,
});

const PurchaseLineView = z.object({
  productId: Id,
  productCode: z.string(),
  name: z.string(),
  purchaseCode: z.string(),
  /** Pieces: asked for, agreed, still forecast, come, invoiced. */
  ordered: z.int(),
  quantity: z.int(),
  toCome: z.int(),
  received: z.int(),
  invoiced: z.int(),
  settled: z.boolean().optional(),
  price: CentsAmount,
  /** What they cost here: goods, what falls to them of the order's expenses, both, and that of a piece. */
  landed: z
    .object({
      pieces: z.int(),
      goods: CentsAmount,
      costs: CentsAmount,
      total: CentsAmount,
      perPiece: CentsAmount.optional(),
    })
    .optional(),
});

export const PurchaseView = PurchaseRow.extend({
  version,
  supplierEmail: z.string().optional(),
  language: z.enum(languages),
  warehouseId: Id,
  notes: z.string().optional(),
  confirmedAt: InstantText.optional(),
  reference: z.string().optional(),
  endedAt: InstantText.optional(),
  reason: z.string().optional(),
  lines: z.array(PurchaseLineView),
  /** What is to come, by day, and how many pieces may come by it at most. */
  toCome: z.array(z.object({ movementId: Id, productId: Id, on: CivilDateText, quantity: z.int(), maximum: z.int() })),
  receipts: z.array(
    z.object({
      movementId: Id,
      productId: Id,
      quantity: z.int(),
      at: InstantText,
      reference: z.string().optional(),
      /** What was received by mistake of it, and is no longer counted. */
      correction: z.object({ movementId: Id, quantity: z.int(), reason: z.string(), at: InstantText }).optional(),
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      on: CivilDateText,
      amount: CentsAmount,
      reason: z.string().optional(),
      matchedAt: InstantText,
    }),
  ),
  expenses: z.array(ExpenseView),
  /** What may be done with it as it stands. */
  acts: z.array(z.enum(purchaseActs)),
});

const PurchaseForm = z.strictObject({
  supplierId: Id,
  /** The main one where nothing is said. */
  warehouseId: Id.optional(),
  /** Today where nothing is said. */
  orderOn: CivilDateText.optional(),
  wantedOn: CivilDateText.optional(),
  notes: paragraphs().min(1).max(1000).optional(),
  /** At the supplier's price where none is said. */
  lines: z
    .array(z.strictObject({ productId: Id, quantity: Pieces, price: PiecePrice.optional() }))
    .min(1)
    .max(30),
  /** Codes of what is meant though the supplier says otherwise: its minimum, its packs, its lead time. */
  confirmed: Confirmed,
});

export const listPurchases = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/purchases",
  shows: ["purchases"],
  summary: "The orders to suppliers, the latest first.",
  query: {
    ...paging,
    state: z.enum(purchaseStates).optional(),
    supplierId: Id.optional(),
    /** Words of its number, its supplier or an article in it. */
    text: z.string().max(100).optional(),
  },
  returns: page(PurchaseRow),
});

export const getPurchase = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/purchases/{id}",
  params,
  shows: ["purchases", "expenses"],
  summary: "An order to a supplier: its lines with what they cost here, what is to come and has come, its invoices.",
  returns: PurchaseView,
  errors: ["not-found"],
});

export const createPurchase = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/purchases",
  about: { kind: "purchases" },
  stale: ["purchases"],
  summary: "Begin an order to a supplier, which is told of it when it is sent.",
  body: PurchaseForm,
  returns: PurchaseView,
  errors: ["confirmation-needed"],
});

export const savePurchase = endpoint({
  access: "admin",
  method: "PUT",
  path: "/back-office/purchases/{id}",
  params,
  about: { kind: "purchases", id: "id" },
  stale: ["purchases"],
  summary: "Write a draft of an order anew: all of it is given.",
  body: PurchaseForm.extend({ version }),
  returns: PurchaseView,
  errors: ["not-found", "invalid-transition", "version-conflict", "confirmation-needed"],
});

const errors = ["not-found", "invalid-transition", "version-conflict"] as const;

export const setPurchaseStatus = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/purchases/{id}/status",
  params,
  about: { kind: "purchases", id: "id" },
  stale: ["purchases", "products", "stock"],
  summary:
    "Send an order to its supplier by mail with its PDF; note what it confirmed, by which goods are forecast; close it short; cancel it.",
  body: z.discriminatedUnion("status", [
    z.strictObject({ status: z.literal("sent"), version, confirmed: Confirmed }),
    z.strictObject({
      status: z.literal("confirmed"),
      version,
      /** The supplier's number. */
      reference: line().min(1).max(60).optional(),
      /** Of each line its price, and how many pieces come when: no day where nothing is delivered. */
      lines: z
        .array(
          z.strictObject({
            productId: Id,
            price: PiecePrice,
            days: z.array(z.strictObject({ on: CivilDateText, quantity: Pieces })).max(12),
          }),
        )
        .min(1)
        .max(30),
      /** Codes of figures that are meant though they are far from what was ordered. */
      confirmed: Confirmed,
    }),
    z.strictObject({ status: z.literal("closed"), version, reason: Reason }),
    z.strictObject({ status: z.literal("cancelled"), version, reason: Reason.optional() }),
  ]),
  returns: PurchaseView,
  errors: [...errors, "order-empty", "confirmation-needed", "limit-reached", "forecast-in-past"],
});

export const receivePurchase = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/purchases/{id}/receipts",
  params,
  about: { kind: "purchases", id: "id" },
  stale: ["purchases", "products", "stock"],
  summary:
    "Take in what has come by a forecast load of the order, up to 5 % more than was agreed over all; what is missing stays forecast.",
  body: z.strictObject({
    movementId: Id,
    quantity: Pieces,
    /** The supplier's transport document. */
    reference: line().min(1).max(60).optional(),
    /** Why they come without all their serials. */
    withoutSerials: Reason.optional(),
  }),
  returns: PurchaseView,
  errors: [...errors, "receipt-beyond-order", "limit-reached", "serials-missing", "serials-too-many"],
});

export const correctReceipt = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/purchases/{id}/receipts/{movementId}/correct",
  params: { id: Id, movementId: Id },
  about: { kind: "purchases", id: "id" },
  stale: ["purchases", "products", "stock", "serials"],
  summary:
    "Put right what was received by mistake, once a receipt: a movement against it with the pieces' serials, and the order that has received fewer, of which the rest is forecast again.",
  body: z.strictObject({
    version,
    /** Pieces that were received by mistake. */
    quantity: Pieces,
    /** Which they are, where not all of the delivery were wrong. */
    serials: z.array(z.string().min(1).max(60)).max(80).optional(),
    reason: Reason,
  }),
  returns: PurchaseView,
  errors: [...errors, "receipt-invoiced", "pieces-gone", "insufficient-stock"],
});

export const matchSupplierInvoice = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/purchases/{id}/invoices",
  params,
  about: { kind: "purchases", id: "id" },
  stale: ["purchases", "expenses"],
  summary:
    "Compare a supplier's invoice with order and receipts, within 2 % or approved for a reason, and book it as an expense.",
  body: z.strictObject({
    version,
    number: InvoiceNumber,
    on: CivilDateText,
    lines: z
      .array(z.strictObject({ productId: Id, quantity: Pieces, price: PiecePrice }))
      .min(1)
      .max(30),
    /** Why it is approved though it differs. */
    reason: Reason.optional(),
    /** No other invoice comes of its articles: what isn't invoiced by now isn't to be, for the reason that is said. */
    last: z.boolean().optional(),
  }),
  returns: PurchaseView,
  errors: [...errors, "match-differs", "supplier-invoice-known"],
});

export const getPurchasePdf = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/purchases/{id}/pdf",
  params,
  shows: [],
  summary: "The PDF that was sent to the supplier: a short-lived address of the file.",
  returns: redirect,
  errors: ["not-found"],
});
