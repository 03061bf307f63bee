import type { Category } from "../platform/category.ts";
import type { Cents } from "../platform/money.ts";
import { accompanying } from "./basket.ts";
import type { Rate } from "./vat-rates.ts";
import { rateOf, type VatTreatment } from "./vat.ts";

/** What a line sells, as far as rates ask: net cents of all pieces, and their contributions. */
export interface RatedLine {
  category: Category;
  net: Cents;
  wasteFee: Cents;
}

/** So many net cents of a line at one rate. */
export interface RatePart {
  rate: Rate;
  net: Cents;
}

/** What comes with goods, and is no supply of its own (art. 12 DPR 633/72). */
const accessories: ReadonlySet<Category> = new Set<Category>(["preparation_costs", "shipping_costs"]);

/** Whether a line has the rates of the goods that it comes with, and none of its own. */
export const comesWithGoods = (treatment: VatTreatment, category: Category): boolean =>
  treatment.accessories === "as-goods" && accessories.has(category);

/**
 * A line by its rates: goods have one, services that come with goods follow those, pro rata by what these and their contributions cost, the
 * rounding's cent with the largest (domain-rules 1.3). Property: the parts are the line's net sum.
 */
export function ratePartsOf(
  treatment: VatTreatment,
  { category, net }: Pick<RatedLine, "category" | "net">,
  lines: readonly RatedLine[],
): RatePart[] {
  const whole = (rate: Rate): RatePart[] => [{ rate, net }];
  if (!comesWithGoods(treatment, category)) return whole(rateOf(treatment, category));
  const worth = new Map<Rate, Cents>();
  for (const line of lines) {
    if (accessories.has(line.category)) continue;
    const rate = rateOf(treatment, line.category);
    worth.set(rate, (worth.get(rate) ?? 0) + line.net + line.wasteFee);
  }
  const rates = [...worth.keys()].toSorted((a, b) => a - b);
  const [first] = rates;
  if (first === undefined) return whole(rateOf(treatment, category));
  const nets = accompanying(
    net,
    rates.map((rate) => worth.get(rate) ?? 0),
  );
  const parts = rates.map((rate, at) => ({ rate, net: nets[at] ?? 0 })).filter((part) => part.net !== 0);
  return parts.length > 0 ? parts : whole(first);
}
