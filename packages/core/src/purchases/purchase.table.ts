import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { languages } from "../platform/locale.ts";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import type {
  PromisedPieces,
  Purchase,
  PurchaseLine,
  Receipt,
  ReceiptCorrection,
  SupplierInvoice,
} from "./purchase.ts";
import { purchaseStates } from "./purchase-states.ts";

const text = z.string();

const storedLine = shapeOf<PurchaseLine>({
  productId: text,
  productCode: text,
  name: text,
  purchaseCode: text,
  ordered: z.number(),
  quantity: z.number(),
  price: z.number(),
  weight: z.number(),
  received: z.number(),
  invoiced: z.number(),
  settled: z.boolean().optional(),
});

const storedReceipt = shapeOf<Receipt>({
  movementId: text,
  productId: text,
  quantity: z.number(),
  at: text,
  reference: text.optional(),
  correction: shapeOf<ReceiptCorrection>({
    movementId: text,
    quantity: z.number(),
    reason: text,
    at: text,
    by: text,
  }).optional(),
});

const storedPromised = shapeOf<PromisedPieces>({ productId: text, on: text, quantity: z.number() });

const storedInvoice = shapeOf<SupplierInvoice>({
  number: text,
  on: text,
  lines: listOf(
    shapeOf<SupplierInvoice["lines"][number]>({ productId: text, quantity: z.number(), price: z.number() }),
  ),
  amount: z.number(),
  reason: text.optional(),
  expenseId: text,
  matchedAt: text,
  matchedBy: text,
});

/** An order to a supplier with all that belongs to it: one item, changed under its version. */
export const PurchaseEntity = kept(
  new Entity({
    name: "Purchase",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      number: string(),
      state: stored(z.enum(purchaseStates)),
      supplierId: string(),
      supplierName: string(),
      supplierEmail: string().optional(),
      language: stored(z.enum(languages)),
      warehouseId: string(),
      lines: list(stored(storedLine)),
      orderOn: string(),
      wantedOn: string().optional(),
      notes: string().optional(),
      sentAt: string().optional(),
      paperKey: string().optional(),
      confirmedAt: string().optional(),
      promised: list(stored(storedPromised)).optional(),
      reference: string().optional(),
      movementIds: list(string()),
      receipts: list(stored(storedReceipt)),
      invoices: list(stored(storedInvoice)),
      endedAt: string().optional(),
      reason: string().optional(),
      createdOn: string(),
      createdBy: string(),
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `PURCHASE#${id}`, sk: "PURCHASE" }),
  }),
);

/** All orders to suppliers, by when they were written. */
export const purchases = "PURCHASES";

export const purchaseKeys = ({ id, createdOn }: Pick<Purchase, "id" | "createdOn">) => ({
  gsi1pk: purchases,
  gsi1sk: `${createdOn}#${id}`,
});

export const itemOf = (purchase: Purchase) => ({
  ...purchase,
  lines: [...purchase.lines],
  movementIds: [...purchase.movementIds],
  receipts: [...purchase.receipts],
  invoices: [...purchase.invoices],
  promised: purchase.promised && [...purchase.promised],
  ...purchaseKeys(purchase),
});
