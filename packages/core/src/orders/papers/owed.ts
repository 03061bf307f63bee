import { portion, sumOf, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";
import { askedByDocuments, goodsInvoice, invoicedOf, isCredit, standsSplit } from "./invoiced.ts";
import { loweredGroups } from "./lowered.ts";
import { priceOf, returnedOff, takenOff } from "./taken-off.ts";

/** What deposits of a public body have asked for, and what is left without its VAT: what the order asks of it in all, before any return. */
function netOwed(order: Order): Cents {
  const whole = loweredGroups(order);
  const net = sumOf(whole.map(({ taxable }) => taxable));
  const rest = net - sumOf([...invoicedOf(order).values()].map(({ taxable }) => taxable));
  const gross = net + sumOf(whole.map(({ vat }) => vat));
  return askedByDocuments(order) + rest - portion(net, returnedOff(order), gross);
}

/** Whether an order may ask for less than it was placed for: withdrawn from, returned, credited, or of a public body. */
export const mayOweLess = (order: Order): boolean =>
  (order.withdrawals ?? []).length > 0 ||
  returnedOff(order) > 0 ||
  (order.invoices ?? []).some(({ type, split }) => split || isCredit(type));

/**
 * What an order asks for in all, cents: its price less what was withdrawn, and no more than its documents once a credit note has taken
 * something off them for good or a public body pays the VAT itself (art. 17-ter DPR 633/72), from its deposit on. While its invoice is
 * taken back to be issued anew the price alone counts.
 */
export function owedOf(order: Order): Cents {
  const owed = priceOf(order) - sumOf(takenOff(order).withdrawn);
  if (goodsInvoice(order)) return Math.min(owed, askedByDocuments(order));
  return standsSplit(order) ? Math.min(owed, netOwed(order)) : owed;
}
