import { orderNumber, type Order } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { creditedPieces } from "../rules/credit-note.ts";
import type { CorrectionWish } from "./correction.ts";

/** The requests to return pieces of an order that the office isn't through with: nothing is known yet of what came off for them. */
const openReturnsOf = ({ returns = [] }: Pick<Order, "returns">) =>
  returns.filter(({ lines, credited, unbilled }) => lines.length > 0 && credited === undefined && !unbilled);

/**
 * Pieces that a customer has asked to return are credited by that request, which pays them back and is through then: a correction has the others.
 * Problem: return-open, with the request's number.
 */
export function demandOthers(
  order: Pick<Order, "lines" | "invoices" | "returns">,
  { kind, pieces = [], returnId }: Pick<CorrectionWish, "kind" | "pieces" | "returnId">,
): void {
  if (kind !== "return") return;
  const open = openReturnsOf(order).filter(({ id }) => id !== returnId);
  for (const { productId, quantity } of pieces) {
    const line = order.lines.find((one) => one.productId === productId);
    const asked = open.flatMap(({ id, lines }) =>
      lines.filter((one) => one.productId === productId).map((one) => ({ id, quantity: one.quantity })),
    );
    const taken = asked.reduce((sum, one) => sum + one.quantity, 0);
    const free = (line?.quantity ?? 0) - creditedPieces(order, productId) - taken;
    const [first] = asked;
    if (first && quantity > free) throw new Problem("return-open", { number: orderNumber(first.id) });
  }
}
