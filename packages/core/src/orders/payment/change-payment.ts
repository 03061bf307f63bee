import { invalid, Problem } from "../../platform/problems.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import type { PaymentMethod, TermsCode } from "../../payments/index.ts";
import { creditForMethod, creditForTerms, italianIban } from "../placing/allowed-payment.ts";
import { withTransaction } from "../change-order.ts";
import { activeMandate } from "../debits/stored-mandate.ts";
import { confirmedOn, withNotice } from "../due-dates.ts";
import { withoutIntent } from "../ledger/open-intents.ts";
import { hasEnded, type Order } from "../order.ts";
import { demandUninvoiced } from "../papers/demand-uninvoiced.ts";
import { goodsInvoice } from "../papers/invoiced.ts";
import { rescheduled } from "./schedule.ts";
import { loadTransaction } from "./settle-transaction.ts";
import { writeOrder } from "../stored-order.ts";

const awaiting = new Set<Order["status"]>(["pendingPayment", "processingPayment", "failed"]);

/**
 * Other terms while nothing is paid: the old schedule is superseded by a new one (domain-rules 5.1, row 16). Delayed ones need
 * what the customer's own choice needs (docs/decisions/credit.md); an invoice has said when what is due. Problems: order-ended, something-paid,
 * invalid-transition (also of an invoiced order), terms-not-allowed, credit-limit-missing, credit-overdue, credit-limit-exceeded.
 */
export async function changeTerms(id: string, termsOfPayment: TermsCode, now: Date): Promise<Order> {
  const { order } = await loadTransaction(id);
  if (hasEnded(order)) throw new Problem("order-ended");
  if (order.transactions.some(({ status }) => status === "paid")) throw new Problem("something-paid");
  demandUninvoiced(order, "change-terms");
  const busy = order.transactions.some(({ status, superseded }) => status === "processing_payment" && !superseded);
  if (busy || !awaiting.has(order.status) || !order.reserved) {
    throw new Problem("invalid-transition", { state: order.status, action: "change-terms" });
  }
  const agreed = { ...order, termsOfPayment };
  const after = { ...agreed, ...rescheduled(agreed, now) };
  const creditLimit = await creditForTerms(order, after, now);
  return writeOrder({ before: order, after, creditLimit, now });
}

interface OtherMethod {
  /** What is given away has a way of its own (`giveAway`). */
  method: Exclude<PaymentMethod, "gift">;
  /** Whose account a bank receipt is presented to. */
  iban?: string | undefined;
}

/**
 * Another method for a transaction that waits for payment; one by which goods leave unpaid needs what the payer's own choice
 * of it needs; a debit goes by the mandate that the card provider has stored, else by the company's own to the house. Problems:
 * invalid-transition, already-invoiced of a gift, method-not-allowed, mandate-missing, iban-missing, credit-limit-missing,
 * credit-overdue, credit-limit-exceeded.
 */
export async function changeMethod(id: string, { method, iban }: OtherMethod, now: Date): Promise<Order> {
  const { order, transaction } = await loadTransaction(id);
  if (transaction.status !== "pending_payment" || transaction.superseded) {
    throw new Problem("invalid-transition", { state: transaction.status, action: "change-method" });
  }
  // The goods' invoice has said that they are given away, by its very kind.
  if (transaction.method === "gift" && goodsInvoice(order)) throw new Problem("already-invoiced");
  const presented = iban === undefined ? transaction.iban : italianIban(iban);
  const isBankDebit = method === "sepa_direct_debit" && !transaction.storedMethodId;
  const mandate = isBankDebit ? await activeMandate(order.companyId, romeDate(now)) : undefined;
  const changed = withoutIntent({
    ...transaction,
    method,
    iban: presented,
    gift: undefined,
    bankDebit: mandate?.scheme,
  });
  const creditLimit = await creditForMethod(method, { order, transaction: changed }, now);
  return writeOrder({
    before: order,
    after: { ...withTransaction(order, changed), method },
    creditLimit,
    now,
  });
}

/**
 * The date of the payment notice: what falls due after it gets its due date anew (domain-rules 4.2). Problem: invalid-input
 * before the order or in the future: late days and the company's credit follow from it.
 */
export async function setPaymentNotice(id: string, paymentNoticeDate: CivilDate, now: Date): Promise<Order> {
  const { order } = await loadTransaction(id);
  const against = noticeProblem(order, paymentNoticeDate, now);
  if (against) throw invalid({ field: "paymentNoticeDate", code: against });
  return writeOrder({ before: order, after: withNotice(order, paymentNoticeDate), now });
}

function noticeProblem(order: Order, day: CivilDate, now: Date): "before-order" | "in-the-future" | undefined {
  if (day < confirmedOn(order)) return "before-order";
  return day > romeDate(now) ? "in-the-future" : undefined;
}
