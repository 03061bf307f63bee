import type { User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { transactionMachine, type PaymentMethod, type Transaction } from "../../payments/index.ts";
import { creditForWay, demandMandate, demandOpen, italianIban } from "./allowed-payment.ts";
import { withTransaction } from "../change-order.ts";
import { withoutIntent } from "../ledger/open-intents.ts";
import { writeOrder } from "../stored-order.ts";
import { ownTransaction, transactionView } from "../payment/transactions.ts";

type Own = Awaited<ReturnType<typeof ownTransaction>>;

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
  const own = await ownTransaction(user, id, now);
  const chosen = transactionMachine.after(own.transaction, "pay-later", "customer");
  demandOpen(user, "later", own);
  const limit = await creditForWay("later", own, now);
  return choose(own, { ...chosen, method: "manual_wire_transfer" }, now, limit);
}

/** By debit of the stored mandate at the due date (row 10). */
export async function payLaterWithSepa(user: User, id: string, now: Date) {
  const own = await ownTransaction(user, id, now);
  const chosen = transactionMachine.after(own.transaction, "pay-later", "customer");
  demandOpen(user, "later", own);
  demandOpen(user, "sepa_direct_debit", own);
  demandMandate("sepa_direct_debit", own.transaction);
  const limit = await creditForWay("sepa_direct_debit", own, now);
  return choose(own, { ...chosen, method: "sepa_direct_debit" }, now, limit);
}

/** By RiBa: the bank presents a receipt to the debtor's bank at the due date (row 11). */
export async function payWithBankReceipt(user: User, id: string, iban: string, now: Date) {
  const own = await ownTransaction(user, id, now);
  const chosen = transactionMachine.after(own.transaction, "pay-later", "customer");
  demandOpen(user, "bank_receipt", own);
  const presented = italianIban(iban);
  const limit = await creditForWay("bank_receipt", own, now);
  return choose(own, { ...chosen, method: "bank_receipt", iban: presented }, now, limit);
}

/** Through PausePay; the back office records its answer (row 12). */
export async function pausePay(user: User, id: string, now: Date) {
  const own = await ownTransaction(user, id, now);
  const chosen = transactionMachine.after(own.transaction, "pause-pay", "customer");
  demandOpen(user, "pause_pay", own);
  return choose(own, { ...chosen, method: "pause_pay" }, now);
}
