import type { Cents } from "../../platform/money.ts";
import { goodsAmong } from "../offer/offered.ts";
import type { Order } from "../order.ts";
import { keptParts } from "./by-price.ts";
import { anyOf, takenIn, type Pieces } from "./pieces.ts";

const costSomething = ({ unit }: { unit: Cents }): boolean => unit > 0;

/**
 * Whether no goods are left with their buyer that they had paid for once these pieces are back; services don't come back. What was given for nothing
 * comes back without a document of its own, and last where nobody says otherwise: kept, it is no ground for anything.
 */
export function isPaidForBack({ lines }: Pick<Order, "lines">, back: Pieces): boolean {
  const paidFor = goodsAmong(lines).filter((line) => keptParts(line, anyOf(0)).some(costSomething));
  return (
    paidFor.length > 0 && paidFor.every((line) => !keptParts(line, takenIn(back, line.productId)).some(costSomething))
  );
}
