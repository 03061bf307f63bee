import * as z from "zod";
import { paragraphs } from "../../platform/text/typed.ts";
import { CentsAmount, Id } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { BuyerCorrections, Invoicing } from "../shapes/invoice.ts";
import { BackOfficeOrder } from "../shapes/order.ts";

const id = { id: Id } as const;

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
  stale: ["order", "orders", "money", "credit", "documents"],
  stepUp: true,
  summary:
    "Issue the invoice, or the deposit's, that the order is due: its type and total as they were seen. Asked for twice it is issued once.",
  params: id,
  body: z.strictObject({
    type: z.enum(["TD01", "TD02", "TD27"]),
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
    "version-conflict",
    "too-many-lines",
  ],
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
        .array(z.strictObject({ productId: Id, quantity: z.int().min(1) }))
        .min(1)
        .max(300),
      reason,
      seen,
    }),
    z.strictObject({ amount: CentsAmount.positive(), reason, seen }),
  ]),
  returns: BackOfficeOrder,
  errors: ["not-found", "not-invoiced", "credit-beyond-invoice", "document-refused", "version-conflict"],
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
  errors: ["not-found", "not-invoiced"],
});
