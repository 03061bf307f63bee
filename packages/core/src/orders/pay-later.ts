import { extractIBAN, isValidIBAN } from "ibantools";
import type { User } from "../platform/access.ts";
import type { Cents } from "../platform/money.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { mayPayLater, mayPayWith, statusAfter, type PaymentMethod, type Transaction } from "../payments/index.ts";
import { demandCredit } from "./credit/credit-facts.ts";
import { raised } from "./credit/credit-writes.ts";
import { withTransaction } from "./change-order.ts";
import { withoutIntent } from "./ledger/open-intents.ts";
import { writeOrder } from "./stored-order.ts";
import { ownTransaction, transactionView } from "./transactions.ts";

type Own = Awaited<ReturnType<typeof ownTransaction>>;

/** The facts that the rules of a method ask of a transaction. */
export const factsOf = ({ order, transaction }: Own) => ({
  amount: transaction.amount,
  termsOfPayment: order.termsOfPayment,
});

const allow = (condition: boolean) => {
  if (!condition) throw new Problem("method-not-allowed");
};

/** Without a credit limit nothing leaves unpaid; PausePay alone has its own creditor. */
async function onCredit(own: Own, chosen: Transaction & { method: PaymentMethod }, now: Date) {
  const { order } = own;
  const more = raised(order, withTransaction(order, chosen));
  const { limit } = await demandCredit(order.companyId, more, now);
  return choose(own, chosen, now, limit);
}

async function choose(own: Own, chosen: Transaction & { method: PaymentMethod }, now: Date, creditLimit?: Cents) {
  const { order, transaction } = own;
  const changed = withoutIntent(chosen);
  if (JSON.stringify(changed) !== JSON.stringify(transaction)) {
    const after = { ...withTransaction(order, changed), method: changed.method };
    await writeOrder({ before: order, after, creditLimit, now });
  }
  return transactionView(order, changed);
}

/** By bank transfer at the due date (domain-rules 5.1, row 9). */
export async function payLater(user: User, id: string, now: Date) {
  const own = await ownTransaction(user, id);
  const status = statusAfter(own.transaction, "pay-later");
  allow(mayPayLater(user, factsOf(own)));
  return onCredit(own, { ...own.transaction, status, method: "manual_wire_transfer" }, now);
}

/** By debit of the stored mandate at the due date (row 10). */
export async function payLaterWithSepa(user: User, id: string, now: Date) {
  const own = await ownTransaction(user, id);
  const status = statusAfter(own.transaction, "pay-later");
  allow(mayPayLater(user, factsOf(own)) && mayPayWith("sepa_direct_debit", user, factsOf(own)));
  if (!own.transaction.storedMethodId) throw new Problem("mandate-missing");
  return onCredit(own, { ...own.transaction, status, method: "sepa_direct_debit" }, now);
}

/** By RiBa: the bank presents a receipt to the debtor's bank at the due date (row 11). */
export async function payWithBankReceipt(user: User, id: string, iban: string, now: Date) {
  const own = await ownTransaction(user, id);
  const status = statusAfter(own.transaction, "pay-later");
  allow(mayPayWith("bank_receipt", user, factsOf(own)));
  const compact = iban.replaceAll(/\s/g, "").toUpperCase();
  if (!isValidIBAN(compact) || extractIBAN(compact).countryCode !== "IT") {
    throw invalid({ field: "iban", code: "invalid-iban" });
  }
  return onCredit(own, { ...own.transaction, status, method: "bank_receipt", iban: compact }, now);
}

/** Through PausePay; the back office records its answer (row 12). */
export async function pausePay(user: User, id: string, now: Date) {
  const own = await ownTransaction(user, id);
  const status = statusAfter(own.transaction, "pause-pay");
  allow(mayPayWith("pause_pay", user, factsOf(own)));
  return choose(own, { ...own.transaction, status, method: "pause_pay" }, now);
}
