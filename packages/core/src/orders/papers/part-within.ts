import { allocate, divideRounded, share, type Cents } from "../../platform/money.ts";
import type { IssuedGroup } from "./issued.ts";

/**
 * A part of what is left, pro rata over the rates, of which none gives more than it has. Its base and VAT are such that both it and
 * what it leaves stay within a cent of what their bases ask (the exchange's 00421).
 */
export function partWithin(left: readonly IssuedGroup[], amount: Cents): IssuedGroup[] {
  const sums = left.map(({ taxable, vat }) => taxable + vat);
  return allocate(amount, sums).flatMap((gross, at) => {
    const stands = left[at];
    return stands && gross > 0 ? [grossPart(stands, gross)] : [];
  });
}

/** How far a VAT is from its base's, in cents. */
const missed = (rate: number, taxable: Cents, vat: Cents): number => Math.abs(vat - share(taxable, rate));

function grossPart(stands: IssuedGroup, gross: Cents): IssuedGroup {
  const { rate, taxable: most, vat: mostVat } = stands;
  if (gross >= most + mostVat) return stands;
  const near = divideRounded(gross * 10_000, 10_000 + rate);
  const fitting = [0, 1, -1, 2, -2]
    .map((by) => ({ rate, taxable: near + by, vat: gross - near - by }))
    .filter(({ taxable, vat }) => taxable >= 0 && taxable <= most && vat >= 0 && vat <= mostVat);
  const worst = ({ taxable, vat }: IssuedGroup) =>
    Math.max(missed(rate, taxable, vat), missed(rate, most - taxable, mostVat - vat));
  const [first, ...others] = fitting;
  if (!first) return { rate, taxable: Math.min(gross, most), vat: gross - Math.min(gross, most) };
  return others.reduce((best, one) => (worst(one) < worst(best) ? one : best), first);
}
