import type { Cents } from "../platform/money.ts";
import { daysBetween, type CivilDate } from "../platform/time.ts";
import { isDelayed, type TermsCode } from "./terms.ts";
import type { PaymentMethod, Transaction } from "./transaction.ts";

interface Exposing {
  termsOfPayment: TermsCode;
  /** Pieces are kept for the order, or have left; an order that ended holds none. */
  reserved: boolean;
  transactions: readonly Pick<Transaction, "status" | "superseded" | "amount" | "method">[];
}

/**
 * Cents that a seller stands to lose by an order: its instalments that are not paid, where the terms are delayed, a direct
 * debit lets the goods leave before, or a payment is on its way (domain-rules 8.1). Nothing once its goods are free again.
 */
export function exposureOf({ termsOfPayment, reserved, transactions }: Exposing): Cents {
  if (!reserved) return 0;
  const exposed = ({ status, method }: Exposing["transactions"][number]) =>
    isDelayed(termsOfPayment) || method === "sepa_direct_debit" || status === "processing_payment";
  return transactions
    .filter((one) => !one.superseded && one.status !== "paid" && exposed(one))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether placing on these terms by this method lets goods leave before they are paid. */
export const asksForCredit = (terms: TermsCode, method: PaymentMethod): boolean =>
  isDelayed(terms) || method === "sepa_direct_debit" || method === "bank_receipt";

export interface CreditFacts {
  /** Cents that the back office lets the company owe; absent, as for a new company: nothing at all. */
  limit?: Cents | undefined;
  /** Cents, over all orders of the company. */
  exposure: Cents;
  /** Since when the company's oldest payment is due; absent when nothing is owed by a date. */
  owedFrom?: CivilDate | undefined;
  /** The number of that order. */
  owedBy?: string | undefined;
}

export const creditRefusals = ["credit-limit-missing", "credit-overdue", "credit-limit-exceeded"] as const;
export type CreditRefusal = (typeof creditRefusals)[number];

export type CreditDecision =
  | { allowed: true }
  | { allowed: false; code: CreditRefusal; params: Record<string, string | number> };

/** Whole days by which the company's oldest payment is late; 0 when none is. */
export const overdueDaysOf = ({ owedFrom }: Pick<CreditFacts, "owedFrom">, today: CivilDate): number =>
  owedFrom ? Math.max(0, daysBetween(owedFrom, today)) : 0;

/**
 * Whether goods may leave on credit for `amount` more cents: the company has a limit, pays nothing late, and its exposure
 * stays within the limit (domain-rules 4.1). A refusal has its reason and the figures behind it.
 */
export function creditDecision(facts: CreditFacts, amount: Cents, today: CivilDate): CreditDecision {
  const { limit, exposure, owedBy = "" } = facts;
  const refused = (code: CreditRefusal, params: Record<string, string | number>) =>
    ({ allowed: false, code, params }) as const;
  if (limit === undefined) return refused("credit-limit-missing", { amount });
  const overdueDays = overdueDaysOf(facts, today);
  if (overdueDays > 0) return refused("credit-overdue", { overdueDays, orderNumber: owedBy });
  if (exposure + amount > limit) {
    return refused("credit-limit-exceeded", { limit, exposure, amount, free: Math.max(0, limit - exposure) });
  }
  return { allowed: true };
}
