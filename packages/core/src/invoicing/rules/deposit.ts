import type { IssuedGroup } from "../../orders/index.ts";
import { allocate, divideRounded, portion, share, type Cents } from "../../platform/money.ts";

const grossOf = ({ taxable, vat }: Pick<IssuedGroup, "taxable" | "vat">): Cents => taxable + vat;
const totalOf = (groups: readonly IssuedGroup[]): Cents => groups.reduce((sum, one) => sum + grossOf(one), 0);

/** A sum with VAT of one rate: the base that it holds, and the rest as VAT. */
function grossGroup(rate: number, gross: Cents): IssuedGroup {
  const taxable = divideRounded(gross * 10_000, 10_000 + rate);
  return { rate, taxable, vat: gross - taxable };
}

/** So much of a whole as it falls on its rates: bases pro rata with their VAT, the largest base has what cents are missing. */
function upTo(whole: readonly IssuedGroup[], sum: Cents): IssuedGroup[] {
  const total = totalOf(whole);
  const groups = whole.map(({ rate, taxable }) => {
    const base = portion(taxable, sum, total);
    return { rate, taxable: base, vat: share(base, rate) };
  });
  const largest = whole.reduce((most, one, at) => (one.taxable > (whole[most]?.taxable ?? 0) ? at : most), 0);
  const others = totalOf(groups.filter((_, at) => at !== largest));
  return groups.map((one, at) => (at === largest ? grossGroup(one.rate, sum - others) : one));
}

/**
 * A part of a total as it falls on the rates (domain-rules 1.3, deposits): what is due of each rate for all parts so far less what was
 * documented before, so that no cent drifts and the last part leaves just what the whole is. Property: Σ taxable + Σ VAT = `part`, the VAT
 * of each part and of the rest is within a cent of its base's.
 */
export function partOf(
  whole: readonly IssuedGroup[],
  part: Cents,
  before: ReadonlyMap<number, IssuedGroup> = new Map(),
): IssuedGroup[] {
  if (totalOf(whole) === 0) return [];
  const documented = whole.map(({ rate }) => before.get(rate) ?? { rate, taxable: 0, vat: 0 });
  const groups = upTo(whole, totalOf(documented) + part).map(({ rate, taxable, vat }, at) => ({
    rate,
    taxable: taxable - (documented[at]?.taxable ?? 0),
    vat: vat - (documented[at]?.vat ?? 0),
  }));
  if (groups.every(({ taxable, vat }) => taxable >= 0 && vat >= 0)) return groups;
  // So little that rounding would take a cent off one rate to give it to another: it is of the rate that has most left.
  const left = restOf(whole, before);
  const most = left.reduce((so, one) => (grossOf(one) > grossOf(so) ? one : so));
  return [grossGroup(most.rate, part)];
}

/**
 * A part of the net of a total as it falls on the rates, with the VAT that comes on top: what a public body pays before any invoice, which
 * pays no VAT to the house (art. 17-ter DPR 633/72). Reckoned over all parts so far, as `partOf`. Property: Σ taxable = `net`, the VAT of
 * each part is within a cent of its base's, and the last part leaves nothing.
 */
export function netPartOf(
  whole: readonly IssuedGroup[],
  net: Cents,
  before: ReadonlyMap<number, IssuedGroup> = new Map(),
): IssuedGroup[] {
  const left = restOf(whole, before).filter(({ taxable }) => taxable > 0);
  const bases = allocate(
    net,
    left.map(({ taxable }) => taxable),
  );
  return left.map(({ rate, taxable, vat }, at) => {
    const base = bases[at] ?? 0;
    if (base === taxable) return { rate, taxable, vat };
    const so = before.get(rate) ?? { taxable: 0, vat: 0 };
    return { rate, taxable: base, vat: Math.max(0, share(so.taxable + base, rate) - so.vat) };
  });
}

/**
 * What is left of each rate after documents of before; what these have of a rate that the whole doesn't have, or no longer, comes off at
 * that rate. Property: these and what is left are the whole, per rate.
 */
export function restOf(whole: readonly IssuedGroup[], before: ReadonlyMap<number, IssuedGroup>): IssuedGroup[] {
  const own = new Set(whole.map(({ rate }) => rate));
  const others = [...before.values()].filter(
    ({ rate, taxable, vat }) => !own.has(rate) && (taxable !== 0 || vat !== 0),
  );
  const nothing = others.map(({ rate }) => ({ rate, taxable: 0, vat: 0 }));
  return [...whole, ...nothing].map(({ rate, taxable, vat }) => {
    const so = before.get(rate) ?? { taxable: 0, vat: 0 };
    return { rate, taxable: taxable - so.taxable, vat: vat - so.vat };
  });
}
