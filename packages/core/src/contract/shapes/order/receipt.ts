import * as z from "zod";
import { dueBackReasons, refundStates, refundWays } from "../../../payments/receipt.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../../common.ts";
import { Method } from "./codes.ts";

/** Money on its way back, or gone back. */
const RefundView = z.object({
  id: z.string(),
  amount: CentsAmount,
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  reason: z.string(),
  askedOn: InstantText,
  iban: z.string().optional(),
  reference: z.string().optional(),
  providerRefundId: z.string().optional(),
  doneOn: CivilDateText.optional(),
  failureCode: z.string().optional(),
});

/**
 * One money that came in. In the smallest unit of its currency, and at every moment amount = settled + refunded + underWay +
 * dueBack + chargedBack + reversed.
 */
export const ReceiptView = z.object({
  id: z.string(),
  orderId: Id,
  orderNumber: z.string().optional(),
  customerName: z.string().optional(),
  transactionId: z.string().optional(),
  method: Method,
  amount: CentsAmount,
  /** ISO 4217 in lower case. */
  currency: z.string(),
  settled: CentsAmount,
  refunded: CentsAmount,
  /** Refunds that were asked for and whose end isn't known. */
  underWay: CentsAmount,
  dueBack: CentsAmount,
  chargedBack: CentsAmount,
  /** The most that can be sent back now. */
  refundable: CentsAmount,
  /** The whole of it, where its booking was a slip and was struck out. */
  reversed: CentsAmount,
  reversal: z.object({ reason: z.string(), on: InstantText }).optional(),
  /** Whether its booking can be struck out. */
  reversible: z.boolean(),
  /** Whether it may be used for an open payment of its order. */
  usable: z.boolean(),
  /** How it goes back; absent for what was no money. */
  way: z.enum(refundWays).optional(),
  /** Why it pays nothing. */
  why: z.enum(dueBackReasons).optional(),
  /** What of it was more than the payment that it was used for. */
  surplus: CentsAmount.optional(),
  /** The last day by which what is due back has to go, where a law names one. */
  dueBackBy: CivilDateText.optional(),
  /** The provider's, for card payments. */
  intentId: z.string().optional(),
  chargeId: z.string().optional(),
  /** The transfer's. */
  reference: z.string().optional(),
  settledOn: CivilDateText,
  receivedOn: InstantText,
  /** A user's id; "provider", "migration" or "office" where it was none. */
  receivedBy: z.string(),
  refunds: z.array(RefundView),
});
