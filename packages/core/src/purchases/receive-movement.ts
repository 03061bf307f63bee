import {
  cancelled,
  forecastLoad,
  ledgerWrites,
  loaded,
  readMovement,
  movementMachine,
  movementsById,
  withSaid,
  type Movement,
  type SaidOfDelivery,
} from "../logistics/index.ts";
import { newIdAt } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { instant, romeDate } from "../platform/time.ts";
import { brokenIn } from "./receiving/broken-pieces.ts";
import { closingChecks } from "../serials/index.ts";
import { isToCome, mostReceipts, type Purchase } from "./purchase.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { mostOfDelivery, stateReceived } from "./rules/receipt.ts";
import { loadPurchase, writePurchase } from "./stored-purchase.ts";

export interface Delivery extends SaidOfDelivery {
  /** The forecast load by which it was to come. */
  movementId: string;
  /** Pieces that have come, one at least. */
  quantity: number;
}

export interface Received {
  purchase: Purchase;
  /** The load, done. */
  movement: Movement;
  /** What of the movement is still to come, as a forecast of its own. */
  rest?: Movement | undefined;
}

/** Pieces of a movement of an order, which has one article. */
export const piecesOf = ({ lines }: Pick<Movement, "lines">): number => lines[0]?.quantity ?? 0;

/**
 * Takes in what has come by a forecast load of an order to a supplier: the load is done with the pieces that came, those that are missing stay
 * forecast as a movement split off from it, and the order knows of both, in one transaction, on condition of the serials that were scanned for it.
 * The same again changes nothing. Problems: not-found, invalid-transition, receipt-beyond-order (with the `maximum`), serials-missing,
 * serials-too-many, limit-reached, version-conflict.
 */
export async function receiveMovement(
  { movementId, quantity, ...said }: Delivery,
  actor: "back-office" | "warehouse",
  now: Date,
): Promise<Received> {
  const movement = await readMovement(movementId);
  const { purchaseId } = movement;
  const [line] = movement.lines;
  if (purchaseId === undefined || !line) throw new Problem("not-found");
  if (quantity < 1) throw invalid({ field: "quantity", code: "too-small", params: { minimum: 1 } });
  const purchase = await loadPurchase(purchaseId);
  if (movement.state === "done" && piecesOf(movement) === quantity) return { purchase, movement };
  movementMachine.demand(movement, "load", actor);
  purchaseMachine.demand(purchase, "receive", actor);
  const ordered = purchase.lines.find(({ productId }) => productId === line.productId);
  if (!ordered) throw new Problem("not-found");
  const others = (await movementsById(purchase.movementIds)).filter(
    (one) => one.id !== movementId && isToCome(one) && one.lines[0]?.productId === line.productId,
  );
  const elsewhere = others.reduce((sum, one) => sum + piecesOf(one), 0);
  if (purchase.receipts.length >= mostReceipts) throw new Problem("limit-reached", { maximum: mostReceipts });
  const maximum = mostOfDelivery(ordered, elsewhere);
  if (quantity > maximum) throw new Problem("receipt-beyond-order", { maximum });
  const done: Movement = withSaid({ ...loaded(movement, actor, now), lines: [{ ...line, quantity }] }, said);
  const serials = await closingChecks(movementId, done.lines, {
    without: said.withoutSerials,
    broken: brokenIn(said),
  });
  const missing = ordered.quantity - ordered.received - quantity;
  const short = Math.min(line.quantity - quantity, missing - elsewhere);
  const rest = short > 0 ? restOf(movement, short, now) : undefined;
  // All has come: what others were still to bring comes no more.
  const over = missing <= 0 ? others.map((before) => ({ before, after: cancelled(before, now) })) : [];
  const lines = purchase.lines.map((one) =>
    one === ordered ? { ...one, received: one.received + quantity, settled: undefined } : one,
  );
  const receipt = {
    movementId,
    productId: line.productId,
    quantity,
    at: instant(now),
    ...(said.reference && { reference: said.reference }),
  };
  const written = await writePurchase(
    {
      ...purchase,
      lines,
      state: stateReceived(lines),
      movementIds: rest ? [...purchase.movementIds, rest.id] : purchase.movementIds,
      receipts: [...purchase.receipts, receipt],
    },
    [...ledgerWrites([{ before: movement, after: done }, ...(rest ? [{ after: rest }] : []), ...over]), ...serials],
  );
  return { purchase: written, movement: done, rest };
}

/** What is missing of a delivery, or was received by mistake, still to come: on its day, or today where that has gone by. */
export function restOf(movement: Movement, quantity: number, now: Date): Movement {
  const { id, cause, purchaseId, warehouseId, forecastOn, lines } = movement;
  const today = romeDate(now);
  const on = forecastOn !== undefined && forecastOn > today ? forecastOn : today;
  return forecastLoad(
    {
      id: newIdAt(now),
      cause,
      purchaseId,
      warehouseId,
      partOf: id,
      forecastOn: on,
      lines: lines.map((line) => ({ ...line, quantity })),
    },
    now,
  );
}

/** The same by the order that it is of. Problem: not-found for a movement of another. */
export async function receiveByPurchase(purchaseId: string, delivery: Delivery, now: Date): Promise<Purchase> {
  const movement = await readMovement(delivery.movementId);
  if (movement.purchaseId !== purchaseId) throw new Problem("not-found");
  return (await receiveMovement(delivery, "back-office", now)).purchase;
}
