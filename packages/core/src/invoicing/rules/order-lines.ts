import type { Order, OrderLine } from "../../orders/index.ts";
import { rateOf, streamOf } from "../../tax/index.ts";
import type { DocumentLine } from "../document.ts";

type Sold = Pick<Order, "lines" | "amounts">;

/** A line's pieces at the prices of their sale, with their contribution. `part` is one of the line's prices. */
function piecesOf(order: Sold, line: OrderLine, part: { quantity: number; unit: number }): DocumentLine {
  const { brand, name, productCode: code, productId, category } = line;
  const { quantity, unit } = part;
  const rate = rateOf(order.amounts.treatment, category);
  const description = `${brand} ${name}`.trim();
  return { kind: "goods", description, productId, code, quantity, unit, net: unit * quantity, rate };
}

/** The contribution to the disposal of so many pieces; nothing where there is none (domain-rules 1.4). */
export function wasteLine(order: Sold, line: OrderLine, quantity: number): DocumentLine[] {
  const { wasteFee: unit, productId, category, equipmentKind } = line;
  if (unit === 0) return [];
  const rate = rateOf(order.amounts.treatment, category);
  const battery = equipmentKind !== undefined && streamOf(equipmentKind) === "batteries";
  const kind = battery ? "battery" : "waste";
  const description = battery ? "Contributo ambientale batterie assolto" : "Eco-contributo RAEE assolto";
  return [{ kind, description, productId, quantity, unit, net: unit * quantity, rate }];
}

/** One price of so many pieces of a line: those of the largest packs come first. */
export function goodsLines(order: Sold, line: OrderLine): DocumentLine[] {
  const parts = line.parts ?? [line];
  return parts.map((part) => piecesOf(order, line, part));
}

/** So many pieces of a line as they go back: those of the smallest packs first, which were the dearest that could be bought alone. */
export function returnedLines(order: Sold, line: OrderLine, quantity: number, before: number): DocumentLine[] {
  const parts = [...(line.parts ?? [line])].toReversed();
  const lines: DocumentLine[] = [];
  let passed = before;
  let left = quantity;
  for (const part of parts) {
    const here = Math.max(0, part.quantity - passed);
    passed = Math.max(0, passed - part.quantity);
    const taken = Math.min(here, left);
    if (taken > 0) lines.push(piecesOf(order, line, { quantity: taken, unit: part.unit }));
    left -= taken;
  }
  return lines;
}

const one = (kind: DocumentLine["kind"], description: string, rate: number, net: number): DocumentLine[] =>
  net === 0 ? [] : [{ kind, description, quantity: 1, unit: net, net, rate }];

/** Shipping and coupon as they fell on the rates of the goods (domain-rules 1.3). */
export const sharedLines = ({ amounts }: Sold): DocumentLine[] =>
  amounts.groups.flatMap(({ rate, shipment, coupon }) => [
    ...one("shipment", "Spese di spedizione", rate, shipment),
    ...one("coupon", "Buono sconto", rate, 0 - coupon),
  ]);

/** All that an order sells, line by line. Property: Σ net of a rate = that rate's taxable sum of the order. */
export const linesOf = (order: Sold): DocumentLine[] => [
  ...order.lines.flatMap((line) => [...goodsLines(order, line), ...wasteLine(order, line, line.quantity)]),
  ...sharedLines(order),
];
