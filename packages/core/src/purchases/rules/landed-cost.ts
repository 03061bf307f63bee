import { portion, sumOf, type Cents } from "../../platform/money.ts";
import type { Spread } from "../expenses/expense-kinds.ts";
import type { PurchaseLine } from "../purchase.ts";

type Line = Pick<PurchaseLine, "productId" | "quantity" | "received" | "price" | "weight">;

export interface LandedLine {
  productId: string;
  /** The pieces that it is reckoned of: those that have come, before that those that are agreed. */
  pieces: number;
  /** Net cents: the pieces at their price, what falls to them of the costs, and both. */
  goods: Cents;
  costs: Cents;
  total: Cents;
  /** What a piece costs here; absent of no pieces. */
  perPiece?: Cents | undefined;
}

const weightOf: Readonly<Record<Spread, (line: Line, pieces: number) => number>> = {
  value: ({ price }, pieces) => price * pieces,
  weight: ({ weight }, pieces) => weight * pieces,
  pieces: (_, pieces) => pieces,
};

/**
 * Parts an amount in proportion to weights of any size, so that the parts add up to it: the cents that rounding left over, or made too
 * many, go to the largest weights, one to each. All weights zero: all of it to the first.
 */
export function spreadOver(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  const parts = weights.map((weight) => portion(amount, weight, whole));
  const left = amount - sumOf(parts);
  const largestFirst = [...weights.keys()].toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  for (const at of largestFirst.slice(0, Math.abs(left))) parts[at] = (parts[at] ?? 0) + Math.sign(left);
  return parts;
}

/** What each line costs in the warehouse: its goods and what falls to it of freight, customs and insurance, to the cent. */
export function landedCosts(lines: readonly Line[], costs: readonly { amount: Cents; spread: Spread }[]): LandedLine[] {
  const hasCome = lines.some(({ received }) => received > 0);
  const piecesOf = ({ quantity, received }: Line): number => (hasCome ? received : quantity);
  const parts = costs.map(({ amount, spread }) =>
    spreadOver(
      amount,
      lines.map((line) => weightOf[spread](line, piecesOf(line))),
    ),
  );
  return lines.map((line, at) => {
    const pieces = piecesOf(line);
    const goods = line.price * pieces;
    const share = sumOf(parts.map((part) => part[at] ?? 0));
    const total = goods + share;
    return {
      productId: line.productId,
      pieces,
      goods,
      costs: share,
      total,
      ...(pieces > 0 && { perPiece: portion(total, 1, pieces) }),
    };
  });
}
