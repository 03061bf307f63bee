import * as z from "zod";
import { transactionStatuses } from "../../../payments/transaction.ts";
import { CentsAmount, Id, MonthText, page, paging } from "../../common.ts";
import { endpoint } from "../../endpoint.ts";
import { TransactionView } from "../../shapes/order.ts";
import { Settlement, settlementErrors } from "../../shapes/settlement.ts";
import { HistoryEntry } from "../audit-log.ts";
import { change, id } from "./shared.ts";

export const markPaidByBankTransfer = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/transactions/{id}/paid-by-bank-transfer",
  about: { kind: "orders", id: "id", part: true },
  stepUp: true,
  stale: ["orders", "money", "credit", "coupons"],
  summary: "The transfer has arrived: date, reference and amount as the statement has them.",
  params: { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) },
  body: Settlement,
  errors: settlementErrors,
});

const ofPayments = {
  period: MonthText.optional(),
  status: z.enum(transactionStatuses).optional(),
  /** What somebody has in hand of it (`orders/finding/named-by.ts`); a whole order number finds its order in any month. */
  user: z.string().max(100).optional(),
} as const;

export const listPayments = endpoint({
  method: "GET",
  path: "/back-office/payments",
  access: "admin",
  shows: ["money"],
  summary: "The transactions of a month's orders, filtered, each with whose it is.",
  query: { ...paging, ...ofPayments },
  returns: page(
    TransactionView.extend({
      customer: z.string(),
      userId: Id,
      /** Whether it can be marked paid: its order has not ended. */
      markable: z.boolean(),
      /** What else its order still waits for. */
      openBeside: CentsAmount,
    }),
  ),
});

export const getPaymentTotals = endpoint({
  method: "GET",
  path: "/back-office/payment-totals",
  access: "admin",
  shows: ["money"],
  summary: "What the same list comes to, all its pages: in all = paid + refunded + open. Without orders that failed.",
  query: ofPayments,
  returns: z.object({
    count: z.int(),
    amount: CentsAmount,
    paid: CentsAmount,
    refunded: CentsAmount,
    /** What went back of money that pays no more: its payer's bank took the rest back. In none of the others. */
    refundedBefore: CentsAmount,
    open: CentsAmount,
    /** Transactions of the list that are in none of the others: their order has failed. */
    leftOut: z.int(),
  }),
});

export const getOrderHistory = endpoint({
  method: "GET",
  path: "/back-office/orders/{id}/history",
  access: "sales",
  shows: ["orders"],
  summary: "All that was done to an order by people, the payment provider and the schedules, newest first.",
  params: id,
  query: paging,
  returns: page(HistoryEntry),
  errors: ["not-found"],
});
