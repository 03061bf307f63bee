import * as z from "zod";
import { transactionStatuses } from "../../../payments/transaction.ts";
import { CentsAmount, CivilDateText, Id } from "../../common.ts";
import { TakenCoupon } from "../coupon.ts";
import { Method } from "./codes.ts";

export const TransactionView = z.object({
  id: z.string(),
  orderId: Id,
  orderNumber: z.string(),
  seq: z.int(),
  amount: CentsAmount,
  status: z.enum(transactionStatuses),
  method: Method,
  dueDate: CivilDateText.optional(),
  dueDateProvisional: z.boolean(),
  /** The house's bank debits it on its day by a mandate of its company: the mandate's scheme. */
  bankDebit: z.string().optional(),
  /** Of one that waits: the day on which a mandate takes it; absent where nobody debits it, or the day may still move. */
  debitedOn: CivilDateText.optional(),
  failureCode: z.string().optional(),
  settledOn: CivilDateText.optional(),
  settlementRef: z.string().optional(),
  /** Of a paid one: what of it went back, or is on its way; a transfer that is taken back, or refused, is in it no more. */
  refunded: CentsAmount.optional(),
  /** What had gone back of money that paid it before and that its payer's bank took back. */
  refundedBefore: CentsAmount.optional(),
});

export const MoneyBack = z.object({ due: CentsAmount, by: CivilDateText.optional(), returned: CentsAmount });

/** A transaction with what comes back to its customer, and what has, of the whole order: each of an order's transactions tells the same. */
export const OwnTransaction = TransactionView.extend({
  orderMoneyBack: MoneyBack.optional(),
  /** What its order has of a coupon; told of one transaction alone. */
  coupon: TakenCoupon.optional(),
  /** Whether another coupon may be put on its order, or this one taken off; told of one transaction alone. */
  couponOpen: z.boolean().optional(),
  /** What its buyer pays with later is stored at the card provider; told of one transaction alone. */
  methodStored: z.literal(true).optional(),
  /** The mandate by which it will be debited on its day, with nothing left to do: its account masked; told of one transaction alone. */
  bankMandate: z.object({ reference: z.string(), iban: z.string() }).optional(),
  /** A withdrawal of its order is being looked after: nothing is asked meanwhile. */
  paused: z.literal(true).optional(),
});

/** What the page needs to have a card charged by the provider. */
export const CardIntent = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  scriptUrl: z.string(),
  amount: CentsAmount,
  transactionId: z.string(),
});
