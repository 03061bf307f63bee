import { companyOf } from "../../accounts/index.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import {
  invalidIban,
  isDelayed,
  isOnCredit,
  mayHaveTerms,
  mayPayLater,
  mayPayWith,
  methodOf,
  readIban,
  type Payer,
  type PaymentMethod,
  type Transaction,
} from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import { demandCredit } from "../credit/credit-facts.ts";
import { raised } from "../credit/credit-writes.ts";
import type { Order } from "../order.ts";

/** An instalment with its order. */
export interface Due {
  order: Order;
  transaction: Transaction;
}

/** Who pays an order, whoever acts on it: the company that it was placed for as it stands today, else a private person. */
export async function payerOf({ companyId, locale }: Pick<Order, "companyId" | "locale">): Promise<Payer> {
  const company = await companyOf({ companyId });
  return {
    accountType: companyId ? "business" : "private",
    companyVerified: company?.status === "verified",
    locale,
  };
}

/** Whether the way is open to this payer for this amount (domain-rules 4.6). Problem: method-not-allowed. */
export function demandOpen(payer: Payer, way: PaymentMethod | "later", { order, transaction }: Due): void {
  const facts = {
    amount: transaction.amount,
    termsOfPayment: order.termsOfPayment,
  };
  const open = way === "later" ? mayPayLater(payer, facts) : mayPayWith(way, payer, facts);
  if (!open) throw new Problem("method-not-allowed");
}

/**
 * The limit (cents) within which goods may leave unpaid by this way; undefined for a way that lets none leave. Problems:
 * credit-limit-missing, credit-overdue, credit-limit-exceeded.
 */
export async function creditForWay(
  way: PaymentMethod | "later",
  { order, transaction }: Due,
  now: Date,
): Promise<Cents | undefined> {
  if (!isOnCredit(way)) return undefined;
  const chosen = withTransaction(order, {
    ...transaction,
    method: methodOf(way),
  });
  return (await demandCredit(order.companyId, raised(order, chosen), now)).limit;
}

/** Nothing is ever debited without one (domain-rules 4.6). Problem: mandate-missing. */
export function demandMandate(
  method: PaymentMethod,
  { storedMethodId, bankDebit }: Partial<Pick<Transaction, "storedMethodId" | "bankDebit">>,
) {
  if (method === "sepa_direct_debit" && !storedMethodId && !bankDebit) throw new Problem("mandate-missing");
}

/** The account that a bank receipt is presented to, without its spaces. Problem: invalid-input for none of Italy. */
export function italianIban(iban: string): string {
  const read = readIban(iban);
  if (read.countryCode !== "IT") throw invalidIban();
  return read.iban;
}

/** Methods that only the back office sets: they say who settles, and let nothing leave before that is booked. */
const officeMethods: ReadonlySet<PaymentMethod> = new Set([
  "compensation_for_insolvency",
  "assignment_of_tax_credit",
  "gift",
]);

/**
 * What the back office's choice of a method needs: the same as the payer's own, and what that would have stored by it. Answers
 * the limit as `creditForWay`. Problems: method-not-allowed, mandate-missing, iban-missing, as creditForWay.
 */
export async function creditForMethod(method: PaymentMethod, due: Due, now: Date): Promise<Cents | undefined> {
  if (officeMethods.has(method)) return undefined;
  demandOpen(await payerOf(due.order), method, due);
  demandMandate(method, due.transaction);
  if (method === "bank_receipt" && !due.transaction.iban) throw new Problem("iban-missing");
  return creditForWay(method, due, now);
}

/** Whether the order's payer may have its terms at all, whoever has given them (domain-rules 4.1). Problem: terms-not-allowed. */
export async function demandTermsOf(order: Pick<Order, "companyId" | "locale" | "termsOfPayment">): Promise<void> {
  const { termsOfPayment } = order;
  if (isDelayed(termsOfPayment) && !mayHaveTerms(await payerOf(order), termsOfPayment)) {
    throw new Problem("terms-not-allowed");
  }
}

/**
 * The limit (cents) for other terms that the back office gives an order; undefined where its goods leave paid. Problems:
 * terms-not-allowed, credit-limit-missing, credit-overdue, credit-limit-exceeded.
 */
export async function creditForTerms(before: Order, after: Order, now: Date): Promise<Cents | undefined> {
  await demandTermsOf(after);
  if (!isDelayed(after.termsOfPayment)) return undefined;
  return (await demandCredit(after.companyId, raised(before, after), now)).limit;
}

/** The method of an instalment that is tried again: on credit it is asked for anew, by who chooses it anew. */
export function methodAgain(payer: Payer, order: Order, transaction: Transaction): PaymentMethod {
  const { method, amount } = transaction;
  const { termsOfPayment } = order;
  const open = mayPayWith(method, payer, { amount, termsOfPayment }) && !isOnCredit(method);
  return open ? method : "manual_wire_transfer";
}
