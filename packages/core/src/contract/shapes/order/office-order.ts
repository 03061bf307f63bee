import * as z from "zod";
import { officeActs } from "../../../orders/acts/act-codes.ts";
import { checkReasons } from "../../../orders/checks/check-codes.ts";
import { shippingHolds } from "../../../orders/sending/hold-codes.ts";
import { officeVatRules } from "../../../tax/office-treatments.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../../common.ts";
import { MarkView, inSlip } from "../../order-money/owed-and-marked.ts";
import { OfficeOrderShipment } from "../../shipping/shipment-shapes.ts";
import { Treatment } from "./amounts.ts";
import { PlacedOrder } from "./placed-order.ts";
import { ReceiptView } from "./receipt.ts";
import { TransactionView } from "./transaction.ts";

const VatRule = z.enum([...officeVatRules, "as-placed"]);

const Proposal = z.object({
  rule: VatRule,
  reason: z.string(),
  protocol: z.string().optional(),
  receivedOn: CivilDateText.optional(),
  proposedBy: z.string(),
  proposedByName: z.string(),
  proposedOn: InstantText,
});

/** An order's VAT by decision of two administrators: what may be proposed, is proposed, and was decided last. */
const VatChange = z.object({
  /** With what the order would cost, and what of it its buyer would be asked for: of a public body that is the net. */
  options: z.array(z.object({ rule: VatRule, total: CentsAmount, asked: CentsAmount })),
  /** With the same; absent where it can't be confirmed any more. */
  proposal: Proposal.extend({ total: CentsAmount.optional(), asked: CentsAmount.optional() }).optional(),
  decision: Proposal.extend({
    confirmedBy: z.string(),
    confirmedByName: z.string(),
    confirmedOn: InstantText,
  }).optional(),
});

export const BackOfficeOrder = PlacedOrder.extend({
  userId: Id,
  companyId: Id.optional(),
  customer: z.object({ name: z.string(), email: z.string(), companyName: z.string().optional() }),
  troubled: z.boolean(),
  /** Why the house has stopped it to look at it; empty once that was done, and of one that somebody has marked. */
  toCheck: z.array(z.enum(checkReasons)),
  /** Why its goods stay in spite of `shippable`: ready and delivered aren't offered, or asked about where a part is concerned. */
  shippingHolds: z.array(z.enum(shippingHolds)),
  /** What the office can do with it now. */
  officeActs: z.array(z.enum(officeActs)),
  backOfficeNotes: z.string().optional(),
  vatChange: VatChange,
  /** Payments that are waived, or would be once another administrator confirms it. */
  gifts: z.array(
    z.object({
      transactionId: z.string(),
      decided: z.boolean(),
      amount: CentsAmount,
      reason: z.string(),
      proposedBy: z.string(),
      proposedByName: z.string(),
      proposedOn: InstantText,
      confirmedByName: z.string().optional(),
    }),
  ),
  /** Money that one administrator says has come, of more than they book alone: another one confirms it (domain-rules 8.1). */
  marks: z.array(MarkView),
  transactions: z.array(TransactionView.extend(inSlip)),
  shipments: z.array(OfficeOrderShipment).readonly(),
  receipts: z.array(ReceiptView),
  /** Euro cents that came and pay nothing. */
  refundDue: CentsAmount,
});

/** What decided an order's VAT, for a list: the rates, and the register's word that it rests on. */
const TreatmentRow = Treatment.pick({ rule: true, standard: true, reduced: true, why: true, proof: true });

export const OrderRow = BackOfficeOrder.pick({
  id: true,
  number: true,
  status: true,
  failedReason: true,
  fulfilment: true,
  paymentLabel: true,
  termsOfPayment: true,
  method: true,
  placedOn: true,
  lateDays: true,
  customer: true,
  troubled: true,
  toCheck: true,
  shippingHolds: true,
  shipmentHeld: true,
  officeActs: true,
  acts: true,
}).extend({
  total: CentsAmount,
  /** Still to come by bank transfer. */
  awaited: CentsAmount,
  vatAmount: CentsAmount,
  treatment: TreatmentRow,
  pieces: z.int(),
  withdrawnPieces: z.int(),
  /** Above 0: it is sent before others. */
  priority: z.int().optional(),
  /** A month of a plan: nothing of it is sent. */
  service: z.boolean(),
});
