import { isTargetDay, nextTargetDay, type Transaction } from "../../payments/index.ts";
import type { CivilDate } from "../../platform/time.ts";

type Waiting = Pick<
  Transaction,
  | "status"
  | "superseded"
  | "method"
  | "setupIntentId"
  | "storedMethodId"
  | "providerIntentId"
  | "dueDate"
  | "dueDateProvisional"
>;

/**
 * The day on which a payment is debited by its stored mandate: its due date, or the next on which the banks settle (domain-rules 4.2);
 * undefined for one that is paid otherwise, or whose due date may still move.
 */
export function debitDay(payment: Waiting): CivilDate | undefined {
  const { providerIntentId, dueDate, dueDateProvisional } = payment;
  if (!waitsForMandate(payment) || providerIntentId || dueDateProvisional || !dueDate) return undefined;
  return nextTargetDay(dueDate);
}

/**
 * The day on which a mandate takes the money of a payment that waits: that of its line at the bank, else its due date or the next on which
 * the banks settle; undefined where nobody debits it, or its due date may still move.
 */
export function toldDebitDay(payment: Waiting & Pick<Transaction, "bankDebit" | "presented">): CivilDate | undefined {
  const { status, superseded, method, presented, bankDebit, dueDate, dueDateProvisional } = payment;
  const waits = status === "pending_payment" || status === "processing_payment";
  if (!waits || superseded || method !== "sepa_direct_debit") return undefined;
  if (presented) return presented.on;
  if (status !== "pending_payment" || !bankDebit) return debitDay(payment);
  return dueDate && !dueDateProvisional ? nextTargetDay(dueDate) : undefined;
}

const waitsForMandate = ({ status, superseded, method, setupIntentId, storedMethodId }: Waiting): boolean =>
  status === "pending_payment" &&
  !superseded &&
  method === "sepa_direct_debit" &&
  setupIntentId !== undefined &&
  storedMethodId !== undefined;

/** Whether an attempt to debit it was noted, of which nothing was heard. */
export const isNotedDebit = (payment: Waiting): boolean =>
  waitsForMandate(payment) && payment.providerIntentId !== undefined;

/** Whether a payment is to be debited on a day: on a day of the banks, once its own has come. */
export function isToDebit(payment: Waiting, today: CivilDate): boolean {
  const day = debitDay(payment);
  return day !== undefined && day <= today && isTargetDay(today);
}
