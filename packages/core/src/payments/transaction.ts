import { Problem } from "../platform/problems.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";

/** Spec 3. `sofort` is kept as a code and routed to other bank redirects: docs/decisions/sofort.md. */
export const paymentMethods = [
  "card",
  "sofort",
  "sepa_direct_debit",
  "manual_wire_transfer",
  "pause_pay",
  "bank_receipt",
  "compensation_for_insolvency",
  "assignment_of_tax_credit",
  "gift",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const transactionStatuses = ["paid", "pending_payment", "processing_payment", "failed"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Who may drive a transaction: the customer, the back office, the system's own jobs, the payment provider. */
export type Actor = "customer" | "back-office" | "system" | "provider";

export const transactionActions = [
  "create-intent",
  "provider-processing",
  "provider-succeeded",
  "provider-failed",
  "pay-offline",
  "pay-later",
  "pause-pay",
  "retry",
  "mark-paid",
  "charge-back",
  "reverse",
  "expire",
] as const;
export type TransactionAction = (typeof transactionActions)[number];

interface Transition {
  from: readonly TransactionStatus[];
  actors: readonly Actor[];
  to: TransactionStatus;
}

/** The `failureCode` of a payment that the payer's bank has taken back. */
export const chargeBack = "charge-back" satisfies TransactionAction;

/** The life of a transaction (domain-rules 5.1) as data: what is not here is refused. */
export const transitions: Readonly<Record<TransactionAction, Transition>> = {
  "create-intent": { from: ["pending_payment"], actors: ["customer"], to: "pending_payment" },
  "provider-processing": { from: ["pending_payment"], actors: ["provider"], to: "processing_payment" },
  "provider-succeeded": { from: ["pending_payment", "processing_payment", "failed"], actors: ["provider"], to: "paid" },
  "provider-failed": { from: ["pending_payment", "processing_payment"], actors: ["provider"], to: "failed" },
  "pay-offline": { from: ["pending_payment"], actors: ["customer"], to: "pending_payment" },
  "pay-later": { from: ["pending_payment"], actors: ["customer"], to: "pending_payment" },
  "pause-pay": { from: ["pending_payment"], actors: ["customer"], to: "processing_payment" },
  retry: { from: ["failed"], actors: ["customer", "back-office"], to: "pending_payment" },
  "mark-paid": { from: ["pending_payment", "processing_payment", "failed"], actors: ["back-office"], to: "paid" },
  "charge-back": { from: ["paid"], actors: ["provider", "back-office"], to: "failed" },
  /** The booking that paid it was a slip. */
  reverse: { from: ["paid"], actors: ["back-office"], to: "pending_payment" },
  expire: { from: ["pending_payment"], actors: ["system", "back-office"], to: "failed" },
};

/** The state after an action; an action that the state does not know is a 409 with both names. */
export function nextStatus(status: TransactionStatus, action: TransactionAction): TransactionStatus {
  const { from, to } = transitions[action];
  if (!from.includes(status)) throw new Problem("invalid-transition", { state: status, action });
  return to;
}

/** The same for a transaction as it stands: one that another schedule has replaced knows no action any more. */
export function statusAfter(
  { status, superseded }: Pick<Transaction, "status" | "superseded">,
  action: TransactionAction,
): TransactionStatus {
  if (superseded) throw new Problem("invalid-transition", { state: "superseded", action });
  return nextStatus(status, action);
}

export interface Transaction {
  orderId: string;
  seq: number;
  userId: string;
  amount: Cents;
  status: TransactionStatus;
  method: PaymentMethod;
  dueDate?: CivilDate | undefined;
  dueDateProvisional: boolean;
  /** Replaced by another schedule or a later attempt: it counts for nothing any more. */
  superseded: boolean;
  /** Of a rest that a part payment left: the instalment that it is of. */
  splitOf?: number | undefined;
  attempts: number;
  providerIntentId?: string | undefined;
  failureCode?: string | undefined;
  settledOn?: CivilDate | undefined;
  settlementRef?: string | undefined;
  /** The last step of late days that a reminder went out for (domain-rules 4.3). */
  remindedOnDay?: number | undefined;
  /** Whose account a bank receipt is presented to. */
  iban?: string | undefined;
  /** The intent that stores a card or mandate for a later debit, and what it stored. */
  setupIntentId?: string | undefined;
  storedMethodId?: string | undefined;
  /**
   * What of its amount stands for it no more though it stays paid (domain-rules 5.1, row 18): sent back, or on its way. Its
   * receipts tell how; here it is so that whoever writes the order decides on it.
   */
  refunded?: Cents | undefined;
  /** What had gone back of money that paid it before, which its payer's bank then took back or which was given up for another. */
  refundedBefore?: Cents | undefined;
  /** Money came that was too much, in orders of before the ledger of receipts; today a receipt has it. */
  refundDue?: boolean | undefined;
  createdOn: Instant;
  version: number;
}

/** What goes back of a transaction from when other money pays it: nothing yet, and what had gone back of the money before is kept. */
export const paidAnew = ({ refunded = 0, refundedBefore = 0 }: Transaction) => ({
  refunded: undefined,
  refundedBefore: refunded + refundedBefore || undefined,
});

/** "{orderId}.{seq}": enough to read it with one request. */
export const transactionId = ({ orderId, seq }: Pick<Transaction, "orderId" | "seq">): string => `${orderId}.${seq}`;

export function parseTransactionId(id: string): { orderId: string; seq: number } {
  const [orderId = "", seq = ""] = id.split(".");
  if (!orderId || !/^\d{1,3}$/.test(seq)) throw new Problem("not-found");
  return { orderId, seq: Number(seq) };
}
