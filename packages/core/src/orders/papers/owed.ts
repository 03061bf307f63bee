import { sumOf, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";
import { askedByDocuments, goodsInvoice, invoicedOf, isCredit, isForBody, standsSplit } from "./invoiced.ts";
import { priceOf, returnedOff, takenOff } from "./taken-off.ts";

/** What deposits of a public body have asked for, and what is left of what it keeps, without its VAT: what the order asks of it in all. */
function netOwed(order: Order): Cents {
  const netOf = (groups: Iterable<{ taxable: Cents }>): Cents => sumOf([...groups].map(({ taxable }) => taxable));
  return askedByDocuments(order) + netOf(takenOff(order).kept) - netOf(invoicedOf(order).values());
}

/** Whether an order may ask for less than it was placed for: withdrawn from, returned, credited, or of a public body. */
export const mayOweLess = (order: Order): boolean =>
  (order.withdrawals ?? []).length > 0 ||
  returnedOff(order) > 0 ||
  isForBody(order) ||
  (order.invoices ?? []).some(({ type, split }) => split || isCredit(type));

/**
 * What an order asks for in all, cents: its price less what was withdrawn, and no more than its documents once a credit note has taken
 * something off them for good or a public body pays the VAT itself (art. 17-ter DPR 633/72), from its deposit on. While its invoice is
 * taken back to be issued anew the price alone counts.
 */
export function owedOf(order: Order): Cents {
  const owed = priceOf(order) - sumOf(takenOff(order).withdrawn);
  if (goodsInvoice(order)) return Math.min(owed, askedByDocuments(order));
  return isForBody(order) || standsSplit(order) ? Math.min(owed, netOwed(order)) : owed;
}
