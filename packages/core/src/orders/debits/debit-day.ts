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
