import type { Order } from "../../orders/index.ts";
import type { PaymentMethod, Transaction } from "../../payments/index.ts";
import { allocate, type Cents } from "../../platform/money.ts";
import type { DocumentPayment, PaymentMode } from "../document.ts";

/** ModalitaPagamento (domain-rules 1.5); nothing where nothing is to be paid. What an insurer has paid is said as its instalment was (`askedMethod`). */
const modes: Readonly<Record<PaymentMethod, PaymentMode | undefined>> = {
  card: "MP08",
  sofort: "MP05",
  sepa_direct_debit: "MP20",
  manual_wire_transfer: "MP05",
  pause_pay: "MP05",
  bank_receipt: "MP12",
  compensation_for_insolvency: "MP05",
  assignment_of_tax_credit: "MP05",
  gift: undefined,
};

const isOpen = ({ status, superseded }: Transaction): boolean =>
  !superseded && (status === "pending_payment" || status === "failed");

/** The payments of an order of which the open ones ask for so many cents less, in proportion: what a public body doesn't pay us. */
export function askingLess(transactions: readonly Transaction[], less: Cents): Transaction[] {
  const open = transactions.filter(isOpen);
  const amounts = open.map(({ amount }) => amount);
  const most = amounts.reduce((sum, amount) => sum + amount, 0);
  const offs = allocate(Math.max(0, Math.min(less, most)), amounts);
  return transactions.map((one) =>
    isOpen(one) ? { ...one, amount: one.amount - (offs[open.indexOf(one)] ?? 0) } : one,
  );
}

/**
 * How a document's sum is paid: by the order's last instalments, up to it; deposits of before stand in documents of their own.
 * What has come is said with its day, without what went back of it. Property: what they come to is the sum, unless nothing of it is to be paid.
 */
export function paymentsOf({ transactions }: Pick<Order, "transactions">, total: Cents): DocumentPayment[] {
  const live = transactions.filter(({ superseded }) => !superseded);
  const payments: DocumentPayment[] = [];
  let left = total;
  for (const { amount, refunded = 0, dueDate, status, settledOn, bankDebit, ...one } of live.toReversed()) {
    const method = (one.method === "compensation_for_insolvency" && one.askedMethod) || one.method;
    const mode = method === "sepa_direct_debit" && bankDebit === "B2B" ? "MP21" : modes[method];
    const part = Math.min(amount - refunded, left);
    if (part > 0 && mode)
      payments.unshift({ mode, amount: part, dueDate, ...(status === "paid" && settledOn && { paidOn: settledOn }) });
    left -= part;
  }
  const [first, ...others] = payments;
  return first && left > 0 ? [{ ...first, amount: first.amount + left }, ...others] : payments;
}
