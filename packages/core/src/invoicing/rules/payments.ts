import type { Order } from "../../orders/index.ts";
import type { PaymentMethod } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import type { DocumentPayment, PaymentMode } from "../document.ts";

/** ModalitaPagamento (domain-rules 1.5); nothing where nothing is to be paid. */
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

/**
 * How a document's sum is paid: by the order's last instalments, up to it; deposits of before stand in documents of their own.
 * Property: what they come to is the sum, unless nothing of it is to be paid.
 */
export function paymentsOf({ transactions }: Pick<Order, "transactions">, total: Cents): DocumentPayment[] {
  const live = transactions.filter(({ superseded }) => !superseded);
  const payments: DocumentPayment[] = [];
  let left = total;
  for (const { method, amount, dueDate } of live.toReversed()) {
    const mode = modes[method];
    const part = Math.min(amount, left);
    if (part > 0 && mode) payments.unshift({ mode, amount: part, dueDate });
    left -= part;
  }
  const [first, ...others] = payments;
  return first && left > 0 ? [{ ...first, amount: first.amount + left }, ...others] : payments;
}
