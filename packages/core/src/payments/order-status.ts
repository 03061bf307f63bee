import { daysBetween, plusDays, type CivilDate } from "../platform/time.ts";
import { upfrontDays, type TermsCode } from "./terms.ts";
import type { Transaction } from "./transaction.ts";

/** Order statuses that follow from its transactions (spec 3). */
export type PaidStatus = "paid" | "pendingPayment" | "processingPayment" | "failed";

type Facts = Pick<Transaction, "status" | "superseded" | "amount" | "dueDate">;
const counting = <T extends Facts>(transactions: readonly T[]) => transactions.filter(({ superseded }) => !superseded);

/** Evaluated after every change of a transaction (domain-rules 5.1, last paragraph). */
export function statusOf(transactions: readonly Facts[]): PaidStatus {
  const live = counting(transactions);
  if (transactions.length > 0 && live.length === 0) return "failed";
  const has = (status: Facts["status"]) => live.some((transaction) => transaction.status === status);
  if (live.length > 0 && live.every(({ status }) => status === "paid")) return "paid";
  if (!has("paid") && live.at(-1)?.status === "failed") return "failed";
  return has("processing_payment") ? "processingPayment" : "pendingPayment";
}

export const paymentLabels = {
  unpaid: { text: "Non pagato", colour: "red" },
  partly: { text: "Parzialmente pagato", colour: "orange" },
  paid: { text: "Pagato", colour: "green" },
} as const;
export type PaymentLabel = keyof typeof paymentLabels;

/**
 * The payment status shown per order (spec 4; domain-rules 4.5). A later payment that has failed is still owed, and tried again in its own place: it counts
 * as pending.
 */
export function paymentLabelOf(transactions: readonly Facts[]): PaymentLabel {
  const live = counting(transactions).filter(({ amount }) => amount > 0);
  const paid = live.filter(({ status }) => status === "paid").length;
  if (paid === 0) return "unpaid";
  return paid < live.length ? "partly" : "paid";
}

interface LateFacts {
  status: string;
  createdOn: CivilDate;
  termsOfPayment: TermsCode;
  paymentNoticeDate?: CivilDate | undefined;
  transactions: readonly Facts[];
}

/** Days after a payment notice before an order counts as late: domain-rules 4.3 decides none. */
const graceDays = 0;

/** By how many days an order is late (spec 4 and 9; domain-rules 4.3); 0 unless it is pending payment. */
export function lateDays(order: LateFacts, today: CivilDate): number {
  if (order.status !== "pendingPayment") return 0;
  const threshold = lateFrom(order);
  return threshold ? Math.max(0, daysBetween(threshold, today)) : 0;
}

function lateFrom({ createdOn, termsOfPayment, paymentNoticeDate, transactions }: LateFacts): CivilDate | undefined {
  const due = counting(transactions)
    .flatMap(({ status, dueDate }) => (status !== "paid" && dueDate ? [dueDate] : []))
    .toSorted()[0];
  if (due) return due;
  if (termsOfPayment === "hundred_upon_order") return plusDays(createdOn, upfrontDays);
  return paymentNoticeDate && plusDays(paymentNoticeDate, graceDays);
}

/**
 * Since when an order's payment is due: as for its late days, and for one that failed after its goods had left, the day its
 * payment was due; undefined when nothing of it is owed by a date.
 */
export function owedFrom(order: LateFacts & { fulfilment: string }): CivilDate | undefined {
  const gone = ["partlyShipped", "shipped", "delivered"].includes(order.fulfilment);
  const owes = order.status === "pendingPayment" || (order.status === "failed" && gone);
  return owes ? lateFrom(order) : undefined;
}
