import type { IssuedGroup } from "../../orders/index.ts";
import { divideRounded, share, type Cents } from "../../platform/money.ts";

const nothing = { taxable: 0, vat: 0 };

/**
 * A part of a total as it falls on the rates (domain-rules 1.3, deposits): the bases pro rata, the VAT of each such that all parts so
 * far have the VAT of their bases rounded once, the largest base takes the missing cents. Property: Σ taxable + Σ VAT = `part`.
 */
export function partOf(
  whole: readonly IssuedGroup[],
  part: Cents,
  before: ReadonlyMap<number, IssuedGroup> = new Map(),
): IssuedGroup[] {
  const total = whole.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);
  if (total === 0) return [];
  const groups = whole.map(({ rate, taxable }) => {
    const so = before.get(rate) ?? nothing;
    const base = divideRounded(taxable * part, total);
    return { rate, taxable: base, vat: share(so.taxable + base, rate) - so.vat };
  });
  const missing = part - groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);
  const largest = groups.reduce((most, one) => (one.taxable > most.taxable ? one : most));
  return groups.map((one) => (one === largest ? { ...one, taxable: one.taxable + missing } : one));
}

/** What is left of each rate after documents of before. Property: these and what is left are the whole, per rate. */
export const restOf = (whole: readonly IssuedGroup[], before: ReadonlyMap<number, IssuedGroup>): IssuedGroup[] =>
  whole.map(({ rate, taxable, vat }) => {
    const so = before.get(rate) ?? nothing;
    return { rate, taxable: taxable - so.taxable, vat: vat - so.vat };
  });
