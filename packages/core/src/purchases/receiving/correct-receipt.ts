import {
  doneUnload,
  movementsById,
  readMovement,
  reversedWrite,
  writeMovements,
  type Movement,
} from "../../logistics/index.ts";
import { writer } from "../../platform/authorship.ts";
import { newIdAt } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { standsStill, undoneOf, untouched } from "../../serials/index.ts";
import { isToCome, type Purchase, type PurchaseLine, type Receipt } from "../purchase.ts";
import { purchaseMachine } from "../purchase-machine.ts";
import type { PurchaseState } from "../purchase-states.ts";
import { piecesOf, restOf } from "../receive-movement.ts";
import { stateReceived } from "../rules/receipt.ts";
import { isSettled, receivedLess } from "../rules/three-way-match.ts";
import { loadPurchase, purchaseWrite } from "../stored-purchase.ts";

interface WrongReceipt {
  version: number;
  /** The load by which they were received. */
  movementId: string;
  /** Pieces that were received by mistake. */
  quantity: number;
  /** Which they are, where some of the delivery's pieces were scanned and not all of them were wrong. */
  serials?: readonly string[] | undefined;
  reason: string;
}

/** Pieces that are watched while the transaction is written; of a whole delivery of more the scan that comes in between stands. */
const mostWatched = 80;

/**
 * Puts right what was received by mistake of an order to a supplier: a counter-movement takes the pieces out of the stock again with their serials, the order has received fewer, and what is
 * missing of it now is forecast anew, in one transaction; of an order that has ended nothing comes any more. Once a receipt. Problems: not-found, version-conflict, invalid-transition of a receipt that was put right, or an order that
 * has none; receipt-invoiced where an invoice is of those pieces, pieces-gone, insufficient-stock, the fields `quantity` as `too-big`, `serials` as `required`, `too-big`, `not-expected`.
 */
export async function correctReceipt(
  id: string,
  { version, movementId, quantity, serials, reason }: WrongReceipt,
  now: Date,
): Promise<Purchase> {
  const purchase = await loadPurchase(id, version);
  purchaseMachine.demand(purchase, "correct-receipt", "back-office");
  const receipt = purchase.receipts.find((one) => one.movementId === movementId);
  const line = purchase.lines.find(({ productId }) => productId === receipt?.productId);
  if (!receipt || !line) throw new Problem("not-found");
  const wrong = await readMovement(movementId);
  if (wrong.state !== "done" || wrong.reversedBy) throw new Problem("invalid-transition", { state: wrong.state });
  if (quantity > receipt.quantity)
    throw invalid({ field: "quantity", code: "too-big", params: { maximum: receipt.quantity } });
  const free = line.received - line.invoiced;
  if (quantity > free) throw new Problem("receipt-invoiced", { invoiced: line.invoiced, maximum: Math.max(0, free) });
  const { undone, watched } = await wrongPieces(wrong, { productId: line.productId, quantity, serials });
  const counter = doneUnload(
    {
      id: newIdAt(now),
      cause: "correction",
      purchaseId: id,
      warehouseId: wrong.warehouseId,
      reverses: wrong.id,
      reason,
      lines: wrong.lines.map((one) => ({ ...one, quantity })),
    },
    now,
  );
  const less = receivedLess(line, quantity);
  const lines = purchase.lines.map((one) => (one === line ? less : one));
  const state = stateWith(purchase, lines);
  const rest = state === "closed" ? undefined : await toComeAgain(purchase, { wrong, line: less, quantity }, now);
  const correction = { movementId: counter.id, quantity, reason, at: instant(now), by: writer() };
  const { written, write } = purchaseWrite({
    ...purchase,
    lines,
    state,
    movementIds: rest ? [...purchase.movementIds, rest.id] : purchase.movementIds,
    receipts: purchase.receipts.map((one): Receipt =>
      one === receipt ? { ...one, quantity: one.quantity - quantity, correction } : one,
    ),
  });
  await writeMovements(
    [{ after: counter }, ...(rest ? [{ after: rest }] : [])],
    [
      write,
      reversedWrite(wrong.id, { by: counter.id, on: instant(now), only: [undone] }),
      ...watched.slice(0, mostWatched).map(standsStill),
    ],
  );
  return written;
}

/** Which of the pieces were wrong, all of them still where the delivery has put them. */
async function wrongPieces(wrong: Movement, line: Parameters<typeof undoneOf>[1]) {
  const { undone, named } = await undoneOf(wrong, line, "serials");
  if (undone.codes) return { undone, watched: named };
  return { undone, watched: await untouched(wrong, line.productId) };
}

/** How the order stands with fewer pieces: what has ended stays so; what was closed since all was invoiced is open again where something is missing. */
function stateWith({ endedAt, state }: Purchase, lines: readonly PurchaseLine[]): PurchaseState {
  if (endedAt !== undefined) return state;
  if (lines.every(({ received }) => received === 0)) return "confirmed";
  const received = stateReceived(lines);
  return received === "received" && isSettled(lines) ? "closed" : received;
}

/** What is missing of the line now and nothing else is to bring, of the pieces that were wrong. One request for each hundred movements. */
async function toComeAgain(
  { movementIds }: Purchase,
  { wrong, line, quantity }: { wrong: Movement; line: PurchaseLine; quantity: number },
  now: Date,
): Promise<Movement | undefined> {
  const open = (await movementsById(movementIds)).filter(
    (one) => isToCome(one) && one.lines[0]?.productId === line.productId,
  );
  const elsewhere = open.reduce((sum, one) => sum + piecesOf(one), 0);
  const short = Math.min(quantity, line.quantity - line.received - elsewhere);
  return short > 0 ? restOf(wrong, short, now) : undefined;
}
