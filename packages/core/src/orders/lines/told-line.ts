import type { Cents } from "../../platform/money.ts";
import { grossPrices, type LinePrice } from "../gross-prices.ts";
import { lineNet, type LinePart, type Order, type OrderLine } from "../order.ts";

/** A part of a line with what one of its pieces costs with contribution and VAT, rounded to the cent. */
type ToldPart = LinePart & { gross?: Cents | undefined };

/** What is the same of all parts; undefined where it differs. */
function ofAll<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  return values.every((one) => one === first) ? first : undefined;
}

/**
 * A line as it is told: what it costs in all, net and gross, and of one piece only what holds for each of them. Property: `unit` × `quantity`
 * is `amount` and `grossEach` × `quantity` is `gross` wherever they are there; of several prices `parts` has each.
 */
export function toldLine<L extends OrderLine>(line: L, price: LinePrice | undefined) {
  const { unit, list, discount, parts: own, ...rest } = line;
  const all = own ?? [{ unit, list, discount }];
  const parts = own?.map((part, at): ToldPart => ({ ...part, gross: price?.parts[at]?.each }));
  return {
    ...rest,
    unit: ofAll(all.map((part) => part.unit)),
    list: ofAll(all.map((part) => part.list)),
    discount: ofAll(all.map((part) => part.discount)),
    parts,
    amount: lineNet(line),
    gross: price?.all ?? 0,
    grossEach: price && ofAll(price.parts.map(({ each }) => each)),
  };
}

/** The lines of a placed order as they are told. */
export function toldLines({ lines, amounts }: Pick<Order, "lines" | "amounts">) {
  const gross = grossPrices(lines, amounts.treatment);
  return lines.map((line, place) => toldLine(line, gross[place]));
}
