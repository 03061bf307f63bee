import { isSettled, isWithdrawnWhole, type Order, type WithdrawnPieces } from "../../orders/index.ts";
import type { Credited } from "./credit-note.ts";
import { goodsInvoice, openTotal, returnedPieces } from "./invoiced.ts";

/**
 * What a credit note is due of because a consumer withdrew from it after it was invoiced, and the office is through with it (domain-rules 1.5):
 * the pieces that no note has taken back yet, or all that is left once the whole order is withdrawn from, delivery included (art. 56 Cod. cons.). Of a
 * withdrawal of which the office keeps a part, or that was declared in words, a clerk says how much; pieces that a clerk has credited for whatever
 * reason count as these.
 */
export function withdrawnUncredited(order: Order): Credited | undefined {
  const { withdrawals = [], returns = [], invoices = [] } = order;
  if (!goodsInvoice(order) || openTotal(order) === 0) return undefined;
  const before = invoices.flatMap(({ without }) => without ?? []).at(-1)?.withdrawals ?? 0;
  const isDone = (at: number): boolean => {
    const one = withdrawals[at];
    return one !== undefined && isSettled(one) && one.less === undefined && one.lines.length > 0;
  };
  const places = [...withdrawals.keys()];
  if (isWithdrawnWhole(order) && places.every((at) => at < before || isDone(at))) return { all: true };
  const off = new Map<string, number>();
  const count = (lines: readonly WithdrawnPieces[]): void => {
    for (const { productId, quantity } of lines) off.set(productId, (off.get(productId) ?? 0) + quantity);
  };
  for (const at of places) if (at < before || isDone(at)) count(withdrawals[at]?.lines ?? []);
  for (const { lines, credited, unbilled } of returns) if (credited !== undefined || unbilled) count(lines);
  const gone = returnedPieces(order);
  const pieces = [...off].flatMap(([productId, quantity]) => {
    const due = quantity - (gone.get(productId) ?? 0);
    return due > 0 ? [{ productId, quantity: due }] : [];
  });
  return places.some((at) => at >= before && isDone(at)) && pieces.length > 0 ? { pieces } : undefined;
}
