import type { IssuedGroup, Order } from "../../orders/index.ts";
import { divideRounded, share, type Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import type { DocumentLine } from "../document.ts";
import { partOf } from "./deposit.ts";
import { headOf, partLines, withLaw, type Draft, type Parties } from "./invoice-of.ts";
import { creditsOf, goodsInvoice, invoicedOf, livingInvoices, openTotal } from "./invoiced.ts";
import { returnedLines, wasteLine } from "./order-lines.ts";

export interface Pieces {
  productId: string;
  quantity: number;
}

/** What is credited: all that is left, pieces of the order's lines, or a sum (cents, VAT included) of its price. */
export type Credited = { all: true } | { pieces: readonly Pieces[] } | { amount: Cents };

/** The pieces that credit notes have taken back since the goods' invoice. */
export function creditedPieces(order: Pick<Order, "invoices">, productId: string): number {
  const pieces = creditsOf(order).flatMap((one) => one.pieces ?? []);
  return pieces.reduce((sum, one) => (one.productId === productId ? sum + one.quantity : sum), 0);
}

/** What invoices that stand still charge, rate by rate: no credit note takes off more. */
const leftOf = (order: Order): IssuedGroup[] =>
  [...invoicedOf(order).values()].filter(({ taxable, vat }) => taxable !== 0 || vat !== 0);

/** Lines and sums of pieces at their sale's prices, with their contributions and less their share of the coupon. */
function ofPieces(order: Order, pieces: readonly Pieces[]): { lines: DocumentLine[]; groups: IssuedGroup[] } {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of pieces) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  const goods = [...wanted].flatMap(([productId, quantity]) => {
    const line = order.lines.find((one) => one.productId === productId);
    const before = creditedPieces(order, productId);
    if (!line || before + quantity > line.quantity) throw new Problem("credit-beyond-invoice");
    return [...returnedLines(order, line, quantity, before), ...wasteLine(order, line, quantity)];
  });
  const left = new Map(leftOf(order).map((one) => [one.rate, one]));
  const shares = order.amounts.groups.flatMap(({ rate, goods: all, shipment, coupon }) => {
    const net = goods.reduce((sum, one) => (one.rate === rate ? sum + one.net : sum), 0);
    if (net === 0) return [];
    const off = all + shipment === 0 ? 0 : divideRounded(coupon * net, all + shipment);
    const so = left.get(rate) ?? { rate, taxable: 0, vat: 0 };
    const taxable = net - off;
    if (taxable > so.taxable) throw new Problem("credit-beyond-invoice");
    // All that is left of a rate takes all of its VAT with it: no cent stays behind.
    const vat = taxable === so.taxable ? so.vat : Math.min(share(taxable, rate), so.vat);
    return [{ rate, taxable, vat, off }];
  });
  const coupons = shares.flatMap(({ rate, off }): DocumentLine[] =>
    off === 0 ? [] : [{ kind: "coupon", description: "Buono sconto", quantity: 1, unit: -off, net: -off, rate }],
  );
  return { lines: [...goods, ...coupons], groups: shares.map(({ rate, taxable, vat }) => ({ rate, taxable, vat })) };
}

/** A sum as it falls on what the invoices still charge. */
function ofSum(order: Order, groups: readonly IssuedGroup[]): { lines: DocumentLine[]; groups: IssuedGroup[] } {
  return { lines: partLines("part", `Rettifica dell'ordine ${order.number}`, groups, 1), groups: [...groups] };
}

/** A part of what is left, of which no rate gives more than it has: the cents of rounding go where there is room. */
function within(left: readonly IssuedGroup[], amount: Cents): IssuedGroup[] {
  const limits = new Map(left.map((one) => [one.rate, one]));
  const groups = partOf(left, amount).map(({ rate, taxable, vat }) => ({
    rate,
    taxable: Math.min(taxable, limits.get(rate)?.taxable ?? 0),
    vat: Math.min(vat, limits.get(rate)?.vat ?? 0),
  }));
  let missing = amount - groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);
  for (const part of ["taxable", "vat"] as const) {
    for (const group of groups) {
      const more = Math.min(missing, (limits.get(group.rate)?.[part] ?? 0) - group[part]);
      group[part] += more;
      missing -= more;
    }
  }
  return groups;
}

function creditedBy(order: Order, what: Credited) {
  const left = leftOf(order);
  if ("all" in what) return ofSum(order, left);
  if ("pieces" in what) return ofPieces(order, what.pieces);
  const open = openTotal(order);
  if (what.amount > open) throw new Problem("credit-beyond-invoice");
  return ofSum(order, what.amount === open ? left : within(left, what.amount));
}

/**
 * A credit note (TD04) of what its order's invoices charged, at the sale's prices and treatment, its amounts positive. It never takes
 * off more than was invoiced, of no rate and no line. Problems: not-invoiced, credit-beyond-invoice.
 */
export function creditNoteOf(order: Order, what: Credited, reason: string, parties: Parties): Draft {
  const related = livingInvoices(order);
  if (related.length === 0 || ("pieces" in what && !goodsInvoice(order))) throw new Problem("not-invoiced");
  const { lines, groups: sums } = creditedBy(order, what);
  if (sums.length === 0) throw new Problem("credit-beyond-invoice");
  return {
    ...headOf(order, parties, withLaw(order, sums)),
    type: "TD04",
    lines,
    payments: [],
    conditions: "TP02",
    related: related.map(({ number, date }) => ({ number, date })),
    reason,
  };
}
