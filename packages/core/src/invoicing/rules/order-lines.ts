import {
  anyOf,
  keptParts,
  lineRates,
  returnedParts,
  returnedRates,
  type Order,
  type OrderLine,
  type Taken,
} from "../../orders/index.ts";
import { streamOf } from "../../tax/index.ts";
import type { DocumentLine } from "../document.ts";

type Sold = Pick<Order, "lines" | "amounts" | "appliedCoupon">;

const ratesOf = ({ lines, amounts }: Sold, line: OrderLine) => lineRates(amounts.treatment, line, lines);
/** The rate of a line that has one, and of the contributions of any. */
const rateOf = (order: Sold, line: OrderLine): number => ratesOf(order, line)[0]?.rate ?? 0;
const hasRates = (order: Sold, line: OrderLine): boolean => ratesOf(order, line).length > 1;

/** A service that comes with goods of several rates, as it falls on each: its price isn't pieces times a price there. */
const serviceLines = (order: Sold, line: OrderLine, nets: readonly { rate: number; net: number }[]): DocumentLine[] =>
  nets
    .filter(({ net }) => net !== 0)
    .map(({ rate, net }) => ({ ...piecesOf(order, line, { quantity: 1, unit: net }), rate }));

/** A line's pieces at the prices of their sale, with their contribution. `part` is one of the line's prices. */
function piecesOf(order: Sold, line: OrderLine, part: { quantity: number; unit: number }): DocumentLine {
  const { brand, name, productCode: code, productId } = line;
  const { quantity, unit } = part;
  const rate = rateOf(order, line);
  const description = `${brand} ${name}`.trim();
  return { kind: "goods", description, productId, code, quantity, unit, net: unit * quantity, rate };
}

/** The contribution to the disposal of so many pieces; nothing where there is none (domain-rules 1.4). */
export function wasteLine(order: Sold, line: OrderLine, quantity: number): DocumentLine[] {
  const { wasteFee: unit, productId, equipmentKind } = line;
  if (unit === 0) return [];
  const rate = rateOf(order, line);
  const battery = equipmentKind !== undefined && streamOf(equipmentKind) === "batteries";
  const kind = battery ? "battery" : "waste";
  const description = battery ? "Contributo ambientale batterie assolto" : "Eco-contributo RAEE assolto";
  return [{ kind, description, productId, quantity, unit, net: unit * quantity, rate }];
}

/** One price of so many pieces of a line: those of the largest packs come first. */
export function goodsLines(order: Sold, line: OrderLine): DocumentLine[] {
  if (hasRates(order, line)) return serviceLines(order, line, ratesOf(order, line));
  const parts = line.parts ?? [line];
  return parts.map((part) => piecesOf(order, line, part));
}

/** What pieces of a line beyond some others cost at each of its rates. */
function between(order: Sold, line: OrderLine, from: Taken, to: Taken): { rate: number; net: number }[] {
  const before = returnedRates(order, line, from);
  return returnedRates(order, line, to).map(({ rate, net }, at) => ({ rate, net: net - (before[at]?.net ?? 0) }));
}

/** The pieces of a line that go back beside those that went back `before`, each at its price; `after` is both. */
export function returnedLines(order: Sold, line: OrderLine, after: Taken, before: Taken): DocumentLine[] {
  if (hasRates(order, line)) return serviceLines(order, line, between(order, line, before, after));
  const gone = new Map<number, number>();
  for (const part of returnedParts(line, before)) gone.set(part.unit, (gone.get(part.unit) ?? 0) + part.quantity);
  return returnedParts(line, after).flatMap((part) => {
    const passed = Math.min(part.quantity, gone.get(part.unit) ?? 0);
    gone.set(part.unit, (gone.get(part.unit) ?? 0) - passed);
    const taken = part.quantity - passed;
    return taken > 0 ? [piecesOf(order, line, { quantity: taken, unit: part.unit })] : [];
  });
}

/** What of a line is left once pieces have gone back. */
export function keptLines(order: Sold, line: OrderLine, returned: Taken): DocumentLine[] {
  if (hasRates(order, line)) return serviceLines(order, line, between(order, line, returned, anyOf(line.quantity)));
  const pieces = Math.max(0, line.quantity - returned.all);
  return [
    ...keptParts(line, returned).map((part) => piecesOf(order, line, part)),
    ...(pieces > 0 ? wasteLine(order, line, pieces) : []),
  ];
}

const one = (kind: DocumentLine["kind"], description: string, rate: number, net: number): DocumentLine[] =>
  net === 0 ? [] : [{ kind, description, quantity: 1, unit: net, net, rate }];

/** Shipping and coupon as they fell on the rates of the goods (domain-rules 1.3), less what of the coupon is gone: cents by rate. */
export const sharedLines = ({ amounts }: Sold, couponGone: ReadonlyMap<number, number> = new Map()): DocumentLine[] =>
  amounts.groups.flatMap(({ rate, shipment, coupon }) => [
    ...one("shipment", "Spese di spedizione", rate, shipment),
    ...one("coupon", "Buono sconto", rate, (couponGone.get(rate) ?? 0) - coupon),
  ]);

/** All that an order sells, line by line. Property: Σ net of a rate = that rate's taxable sum of the order. */
export const linesOf = (order: Sold): DocumentLine[] => [
  ...order.lines.flatMap((line) => [...goodsLines(order, line), ...wasteLine(order, line, line.quantity)]),
  ...sharedLines(order),
];
