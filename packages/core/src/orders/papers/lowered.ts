import { allocate, share, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";
import { reductionsOf, returnedPieces, wholeCredits } from "./invoiced.ts";
import type { IssuedGroup } from "./issued.ts";
import { worthAt, type Sold } from "./returned-worth.ts";

type Nets = readonly Pick<IssuedGroup, "rate" | "taxable">[];

const netOf = (some: Nets): Cents => some.reduce((sum, { taxable }) => sum + taxable, 0);

/** Whether what was taken back has the rates of what is kept. */
export function sameRates(taken: Nets, kept: Nets): boolean {
  const rates = new Set(taken.filter(({ taxable }) => taxable > 0).map(({ rate }) => rate));
  return rates.size === kept.length && kept.every(({ rate }) => rates.has(rate));
}

/** What is kept at other rates than what was taken back, less what its price was lowered by, net and pro rata. */
export function atRatesOfNow(taken: Nets, kept: Nets): IssuedGroup[] {
  const lowered = allocate(
    Math.max(0, netOf(kept) - netOf(taken)),
    kept.map(({ taxable }) => taxable),
  );
  return kept.map(({ rate, taxable: before }, at) => {
    const taxable = before - (lowered[at] ?? 0);
    return { rate, taxable, vat: share(taxable, rate) };
  });
}

/** What of an order's goods no credit note has taken back, net at the rates that it has now. */
export function keptOf(order: Sold & Pick<Order, "invoices">): Nets {
  const returned = returnedPieces(order);
  return order.amounts.groups
    .map(({ rate, taxable }) => ({ rate, taxable: taxable - worthAt(order, rate, returned).net }))
    .filter(({ taxable }) => taxable > 0);
}

/**
 * What an order costs by rate once credit notes of a part of its price are off, before anything comes back. A price that was lowered at other
 * rates than the order has by now is lower at these as its invoice that was issued anew has it: net as much, pro rata.
 */
export function loweredGroups(order: Sold & Pick<Order, "invoices">): IssuedGroup[] {
  const { invoices = [], amounts } = order;
  const retaxed = wholeCredits(order).findLast(
    ({ note, at }) => !sameRates(note.groups, keptOf({ ...order, invoices: invoices.slice(0, at) })),
  );
  const earlier = retaxed ? reductionsOf({ invoices: invoices.slice(0, retaxed.at) }) : new Map<number, IssuedGroup>();
  const all = reductionsOf(order);
  const whole = amounts.groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
  const before = netOf([...earlier.values()]);
  const then = before > 0 ? atRatesOfNow([{ rate: 0, taxable: netOf(whole) - before }], whole) : whole;
  return then.map(({ rate, taxable, vat }) => {
    const [off, old] = [all.get(rate), earlier.get(rate)];
    return {
      rate,
      taxable: Math.max(0, taxable - (off?.taxable ?? 0) + (old?.taxable ?? 0)),
      vat: Math.max(0, vat - (off?.vat ?? 0) + (old?.vat ?? 0)),
    };
  });
}
