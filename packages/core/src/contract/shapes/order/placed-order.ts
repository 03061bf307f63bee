import * as z from "zod";
import { customerActs } from "../../../orders/acts/act-codes.ts";
import { fulfilments, orderDocumentKinds } from "../../../orders/order.ts";
import { documentTypes } from "../../../orders/papers/issued.ts";
import { transactionStatuses } from "../../../payments/transaction.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../../common.ts";
import { OrderShipmentView } from "../../shipping/shipment-shapes.ts";
import { WithdrawalRight } from "../withdrawal.ts";
import { GrossSummary } from "./amounts.ts";
import { Method, Status, Terms } from "./codes.ts";
import { OrderAddress, head } from "./head.ts";
import { Line } from "./line.ts";
import { MoneyBack, TransactionView } from "./transaction.ts";

/** A document of an order: read it at `/orders/{id}/documents/{documentId}`. */
export const DocumentView = z.object({
  id: z.string(),
  kind: z.enum(["pro-forma", ...orderDocumentKinds]),
  name: z.string(),
  addedOn: InstantText,
  /** A fiscal document that was added by mistake: employees alone see it still. */
  withdrawn: z.object({ on: InstantText, reason: z.string() }).optional(),
});

/** A placed order. */
export const PlacedOrder = z.object({
  ...head,
  number: z.string(),
  status: Status,
  fulfilment: z.enum(fulfilments),
  address: OrderAddress,
  lines: z
    .array(Line.extend({ amount: CentsAmount, gross: CentsAmount, grossEach: CentsAmount.optional() }))
    .readonly(),
  grossSummary: GrossSummary,
  /** On which of the two its page, mails and documents are written. */
  basis: z.enum(["net", "gross"]),
  method: Method,
  transactions: z.array(TransactionView),
  paymentLabel: z.enum(["unpaid", "partly", "paid"]),
  lateDays: z.int(),
  shippable: z.boolean(),
  /** A consumer's right to withdraw: open until the end of the day `until` in Rome, absent for companies. */
  withdrawalRight: WithdrawalRight.optional(),
  placedOn: InstantText,
  /** Whether the customer was told that the goods are ready and the rest is due. */
  paymentNotice: z.boolean(),
  paymentNoticeDate: CivilDateText.optional(),
  /** Of the first invoice that is no deposit's. */
  invoiceNumber: z.string().optional(),
  /** Of the transaction that is due next, or of the last when all are settled. */
  transactionStatus: z.enum(transactionStatuses).optional(),
  transactionTerms: Terms,
  transactionPaymentMethod: Method,
  vatAmount: CentsAmount,
  shipmentCost: CentsAmount,
  productsAmount: CentsAmount,
  wasteDisposalTax: CentsAmount,
  /** Net cents that it took off, and by which code. */
  coupon: z.object({ amount: CentsAmount, code: z.string().optional() }),
  /** What leaves the warehouse for it, piece by product. */
  warehouseMovements: z.array(z.object({ productId: Id, quantity: z.int() })),
  /** How its goods are sent, the first shipment first. */
  shipments: z.array(OrderShipmentView).readonly(),
  /** Whether somebody keeps one of them in the house. */
  shipmentHeld: z.boolean(),
  anonymousPackaging: z.boolean(),
  packagingWish: z.string().optional(),
  /** 1 of a subscriber whose plan has shipment priority: first in the list of what is to be sent. */
  priority: z.int().min(0).max(3).optional(),
  failedReason: z.string().optional(),
  /** Cancelled: it is never paid or taken up again. */
  cancelledOn: InstantText.optional(),
  endedOn: InstantText.optional(),
  /** Of an order that has ended: what comes back to its customer, by when, and what has; cents. */
  moneyBack: MoneyBack.optional(),
  approval: z
    .object({
      limit: CentsAmount,
      askedOn: InstantText,
      decidedBy: z.string().optional(),
      decidedOn: InstantText.optional(),
    })
    .optional(),
  placedBy: z.string(),
  /** Whether the house looks at it before its goods leave. */
  beingChecked: z.boolean(),
  /** What its customer can do with it now. */
  acts: z.array(z.enum(customerActs)),
  documents: z.array(DocumentView),
  /** Its invoices and credit notes: each a document of its id, as PDF, and one of its id and "-xml". */
  invoices: z
    .array(
      z.object({
        id: Id,
        type: z.enum(documentTypes),
        number: z.string(),
        date: CivilDateText,
        total: CentsAmount,
      }),
    )
    .readonly()
    .optional(),
});
