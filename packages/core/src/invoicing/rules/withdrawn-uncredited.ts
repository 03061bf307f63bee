import { beyondPieces, isSettled, isWithdrawnWhole, noPieces, withPieces, type Order } from "../../orders/index.ts";
import type { Credited } from "./credit-note.ts";
import { goodsInvoice, openTotal, returnedPieces } from "./invoiced.ts";

/**
 * What a credit note is due of because a consumer withdrew from it after it was invoiced, and the office is through with it (domain-rules 1.5):
 * the pieces that no note has taken back yet, or all that is left once the whole order is withdrawn from, delivery included (art. 56 Cod. cons.). Of a
 * withdrawal of which the office keeps a part, or that was declared in words, a clerk says how much; pieces that a clerk has credited count as
 * these, unless they had never come or had come back before (`apart`).
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
  const off = withPieces(noPieces, [
    ...places.flatMap((at) => (at < before || isDone(at) ? (withdrawals[at]?.lines ?? []) : [])),
    ...returns.flatMap(({ lines, credited, unbilled }) => (credited !== undefined || unbilled ? lines : [])),
    ...invoices.flatMap(({ apart, pieces = [] }) => (apart ? pieces : [])),
  ]);
  const pieces = beyondPieces(order.lines, off, returnedPieces(order));
  return places.some((at) => at >= before && isDone(at)) && pieces.length > 0 ? { pieces } : undefined;
}
