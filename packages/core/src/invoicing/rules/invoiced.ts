import type { IssuedDocument, IssuedGroup, Order } from "../../orders/index.ts";
import type { Cents } from "../../platform/money.ts";
import { isCredit, isForGoods } from "../document.ts";

type Billed = Pick<Order, "invoices">;

/** What the order's documents have invoiced of each rate, credit notes taken off. */
export function invoicedOf({ invoices = [] }: Billed): Map<number, IssuedGroup> {
  const sums = new Map<number, IssuedGroup>();
  for (const { type, groups } of invoices) {
    const sign = isCredit(type) ? -1 : 1;
    for (const { rate, taxable, vat } of groups) {
      const so = sums.get(rate) ?? { rate, taxable: 0, vat: 0 };
      sums.set(rate, { rate, taxable: so.taxable + sign * taxable, vat: so.vat + sign * vat });
    }
  }
  return sums;
}

/** Cents, VAT included, that were invoiced and not credited. */
export const openTotal = (order: Billed): Cents =>
  [...invoicedOf(order).values()].reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);

/** The invoices that a credit note took nothing off before, or that were credited in part: those since everything was last credited. */
export function livingInvoices({ invoices = [] }: Billed): IssuedDocument[] {
  let living: IssuedDocument[] = [];
  const upTo: IssuedDocument[] = [];
  for (const one of invoices) {
    upTo.push(one);
    if (!isCredit(one.type)) living.push(one);
    else if (openTotal({ invoices: upTo }) === 0) living = [];
  }
  return living;
}

/** The invoice of the goods that stands; undefined before it is issued and after all of it was credited. */
export const goodsInvoice = (order: Billed): IssuedDocument | undefined =>
  livingInvoices(order).find(({ type }) => isForGoods(type));

/** The credit notes since the goods' invoice that stands. */
export function creditsOf(order: Billed): IssuedDocument[] {
  const { invoices = [] } = order;
  const from = livingInvoices(order)[0];
  return from ? invoices.slice(invoices.indexOf(from)).filter(({ type }) => isCredit(type)) : [];
}
