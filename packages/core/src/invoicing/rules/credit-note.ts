import {
  countOf,
  namedPieces,
  partWithin,
  returnedPieces,
  stillSold,
  takenIn,
  takenOf,
  worthAt,
  type IssuedGroup,
  type Order,
  withPieces,
  type WithdrawnPieces,
} from "../../orders/index.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import type { DocumentLine } from "../document.ts";
import { headOf, withLaw, type Draft, type Parties } from "./invoice-of.ts";
import { goodsInvoice, invoicedOf, livingInvoices, openTotal } from "./invoiced.ts";
import { returnedLines, wasteLine } from "./order-lines.ts";
import { loweredAlready, partLines } from "./part-lines.ts";

/** What is credited: all that is left, pieces of the order's lines, a sum (cents, VAT included) of its price, or sums by rate. */
export type Credited =
  | { all: true }
  | { pieces: readonly WithdrawnPieces[] }
  | { amount: Cents }
  | { groups: readonly IssuedGroup[] };

/** The pieces of a product that credit notes have taken back, of whichever of its invoices. */
export const creditedPieces = (order: Pick<Order, "invoices">, productId: string): number =>
  countOf(returnedPieces(order), productId);

/** What invoices that stand still charge, rate by rate: no credit note takes off more. */
const leftOf = (order: Order): IssuedGroup[] =>
  [...invoicedOf(order).values()].filter(({ taxable, vat }) => taxable !== 0 || vat !== 0);

/**
 * What deposits have invoiced of each rate beyond what its buyer keeps of an order whose goods aren't invoiced: pieces came off without a credit
 * note before. Property: what is left invoiced is no more than `stillSold`, of no rate.
 */
export function beyondKept(order: Order): IssuedGroup[] {
  if (goodsInvoice(order) || livingInvoices(order).length === 0) return [];
  const kept = new Map(stillSold(order).map((one) => [one.rate, one]));
  return leftOf(order).flatMap(({ rate, taxable, vat }) => {
    const own = kept.get(rate);
    const most = { rate, taxable: taxable - (own?.taxable ?? 0), vat: Math.max(0, vat - (own?.vat ?? 0)) };
    return most.taxable > 0 ? [most] : [];
  });
}

/**
 * Pieces with the price that each is credited at, where their article has several. Problem: credit-beyond-invoice for more pieces of a price than
 * credit notes have left of it.
 */
export function creditedNow(
  order: Pick<Order, "lines" | "invoices">,
  pieces: readonly WithdrawnPieces[],
): WithdrawnPieces[] {
  const named = namedPieces(order.lines, pieces, returnedPieces(order));
  if (!named) throw new Problem("credit-beyond-invoice");
  return named;
}

/**
 * Lines and sums of pieces at their sale's prices, with their contributions, less their share of the coupon and of what their price was
 * lowered by since.
 */
function ofPieces(order: Order, pieces: readonly WithdrawnPieces[]): { lines: DocumentLine[]; groups: IssuedGroup[] } {
  const before = returnedPieces(order);
  const after = withPieces(before, creditedNow(order, pieces));
  const goods = [...new Set(pieces.map(({ productId }) => productId))].flatMap((productId) => {
    const line = order.lines.find((one) => one.productId === productId);
    const [gone, then] = [takenIn(before, productId), takenIn(after, productId)];
    if (!line || then.all > line.quantity) throw new Problem("credit-beyond-invoice");
    return [...returnedLines(order, line, then, gone), ...wasteLine(order, line, then.all - gone.all)];
  });
  const left = new Map(leftOf(order).map((one) => [one.rate, one]));
  const parts = order.amounts.groups.flatMap(({ rate, taxable: whole }) => {
    const so = worthAt(order, rate, before);
    const then = worthAt(order, rate, after);
    if (then.price === so.price) return [];
    const stands = left.get(rate) ?? { rate, taxable: 0, vat: 0 };
    const group = takenOf({ left: stands, before: so.net, after: then.net, whole });
    return [{ group, coupon: then.coupon - so.coupon, lowered: then.net - so.net - group.taxable }];
  });
  const offs = (kind: "coupon" | "part", description: string, of: (part: (typeof parts)[number]) => Cents) =>
    parts.flatMap((part): DocumentLine[] => {
      const net = 0 - of(part);
      return net === 0 ? [] : [{ kind, description, quantity: 1, unit: net, net, rate: part.group.rate }];
    });
  return {
    lines: [
      ...goods,
      ...offs("coupon", "Buono sconto", ({ coupon }) => coupon),
      ...offs("part", loweredAlready, ({ lowered }) => lowered),
    ],
    groups: parts.map(({ group }) => group),
  };
}

/** A sum as it falls on what the invoices still charge. */
function ofSum(order: Order, groups: readonly IssuedGroup[]): { lines: DocumentLine[]; groups: IssuedGroup[] } {
  return { lines: partLines("part", `Rettifica dell'ordine ${order.number}`, groups, 1), groups: [...groups] };
}

function creditedBy(order: Order, what: Credited) {
  const left = leftOf(order);
  if ("all" in what) return ofSum(order, left);
  if ("groups" in what) return ofSum(order, what.groups);
  if ("pieces" in what) return ofPieces(order, what.pieces);
  const open = openTotal(order);
  if (what.amount > open) throw new Problem("credit-beyond-invoice");
  return ofSum(order, what.amount === open ? left : partWithin(left, what.amount));
}

/**
 * A credit note (TD04) of what its order's invoices charged, at the sale's prices and treatment, its amounts positive. It never takes
 * off more than was invoiced, of no rate and no line. Problems: not-invoiced, credit-beyond-invoice, nothing-to-credit where it would come to 0.00:
 * what was charged nothing for has no note.
 */
export function creditNoteOf(order: Order, what: Credited, reason: string, parties: Parties): Draft {
  const related = livingInvoices(order);
  if (related.length === 0 || ("pieces" in what && !goodsInvoice(order))) throw new Problem("not-invoiced");
  const { lines, groups: sums } = creditedBy(order, what);
  if (sums.length === 0 && "all" in what) throw new Problem("credit-beyond-invoice");
  if (sums.every(({ taxable, vat }) => taxable === 0 && vat === 0)) throw new Problem("nothing-to-credit");
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
