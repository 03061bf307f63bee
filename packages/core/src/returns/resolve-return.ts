import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { doneLoad, doneUnload, movementWrites, StockEntity, type Movement } from "../logistics/index.ts";
import { loadOrder } from "../orders/index.ts";
import { newIdAt } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { keptCode, sentBackWrites, takenBackWrites } from "../serials/index.ts";
import { returnChanged } from "./events.ts";
import { refundReturn } from "./refund-return.ts";
import { returnMachine } from "./return-machine.ts";
import { receivedPieces, withReceived, type CameBack, type ReturnRequest } from "./return-request.ts";
import { loadReturn, writeReturn } from "./stored-return.ts";
import type { Write } from "../platform/storing/transaction.ts";

/** What the office does with a request. */
export type Resolution =
  | { action: "approve"; note?: string | undefined }
  | { action: "reject" | "refuse"; reason: string }
  | { action: "receive"; lines: readonly CameBack[] }
  | { action: "refund"; iban?: string | undefined }
  | { action: "replace"; note?: string | undefined };

const statusAfter = {
  approve: "approved",
  reject: "rejected",
  refuse: "refused",
  receive: "received",
  replace: "replaced",
} as const;

interface Resolved {
  after: ReturnRequest;
  /** What the customer reads. */
  note?: string | undefined;
  also?: readonly Write[];
}

const movementOf = (
  { id: returnId }: ReturnRequest,
  cause: "return" | "replacement",
  lines: Movement["lines"],
  now: Date,
) => ({ id: newIdAt(now), cause, returnId, lines });

/** Of each product how many pieces came back as new, which can be sold again. */
function asNew(came: readonly CameBack[]): Movement["lines"] {
  const pieces = new Map<string, number>();
  for (const { productId, condition, quantity } of came)
    if (condition === "as-new" && quantity > 0) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
}

/** So many pieces are told by their serials at once: each is a write of the transaction. */
const mostSerials = 40;

/** The codes that were scanned, as they are kept. */
const scannedOf = (came: readonly CameBack[]): CameBack[] =>
  came.map(({ serials = [], ...one }) => ({ ...one, ...(serials.length > 0 && { serials: serials.map(keptCode) }) }));

const piecesOf = (came: readonly CameBack[]) =>
  came.flatMap(({ productId, condition, serials = [] }) =>
    serials.map((code) => ({ productId, code, resaleable: condition === "as-new" })),
  );

/**
 * Pieces that came back as new lie in the warehouse with the write that says so, and each that was scanned stands as it came. Problems: serial-not-of-order,
 * invalid-input for too many at once.
 */
async function cameIn(request: ReturnRequest, came: readonly CameBack[], now: Date): Promise<Write[]> {
  const lines = asNew(came);
  const movement = movementOf(request, "return", lines, now);
  const pieces = piecesOf(came);
  if (pieces.length > mostSerials) throw invalid({ field: "lines", code: "too-big", params: { maximum: mostSerials } });
  const { id: returnId, orderId } = request;
  const serials = await takenBackWrites(pieces, { returnId, orderId, movementId: movement.id, now });
  return [...(lines.length === 0 ? [] : movementWrites(doneLoad(movement, now))), ...serials];
}

/** What leaves the warehouse for a request's customer. Problem: not-enough-stock. */
async function outOfStock(
  request: ReturnRequest,
  cause: "return" | "replacement",
  pieces: Movement["lines"],
  now: Date,
): Promise<Write[]> {
  if (pieces.length === 0) return [];
  const found = await Promise.all(
    pieces.map(async ({ productId, quantity }) => {
      const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
      return (Item?.available ?? 0) >= quantity ? [] : [productId];
    }),
  );
  const short = found.flat();
  if (short.length > 0) throw new Problem("not-enough-stock", { changes: short });
  return movementWrites(doneUnload(movementOf(request, cause, pieces, now), now));
}

/** Goods that are refused go back to their buyer: what had been put into the stock of them leaves it. Problem: not-enough-stock. */
const backToBuyer = async (request: ReturnRequest, now: Date): Promise<Write[]> => {
  const came = request.lines.flatMap(({ productId, received }) => received.map((part) => ({ productId, ...part })));
  const [goods, serials] = await Promise.all([
    outOfStock(request, "return", asNew(came), now),
    sentBackWrites(piecesOf(came), request.id, now),
  ]);
  return [...goods, ...serials];
};

async function resolved(
  before: ReturnRequest,
  resolution: Exclude<Resolution, { action: "refund" }>,
  now: Date,
): Promise<Resolved> {
  const { action } = resolution;
  const after = returnMachine.after(before, action, "back-office");
  switch (action) {
    case "approve":
      return { after, note: resolution.note };
    case "reject":
      return { after, note: resolution.reason };
    case "refuse":
      return { after, note: resolution.reason, also: await backToBuyer(before, now) };
    case "receive": {
      const came = scannedOf(resolution.lines);
      const lines = withReceived(before.lines, came);
      return { after: { ...after, lines }, also: await cameIn(before, came, now) };
    }
    case "replace":
      return {
        after,
        note: resolution.note,
        also: await outOfStock(before, "replacement", receivedPieces(before.lines), now),
      };
  }
}

/**
 * Goes a step on with a request, of which the employee says which revision they read. Problems: not-found, invalid-transition,
 * version-conflict, return-beyond-order, return-refund-begun, not-enough-stock, serials-too-many, serial-not-of-order, and those of `refundReturn`.
 */
export async function resolveReturn(
  id: string,
  { revision, ...resolution }: Resolution & { revision: number },
  now: Date,
): Promise<ReturnRequest> {
  const before = await loadReturn(id);
  // A refund that was begun is gone on with, and one that is done is answered, whoever asks for it again.
  if (resolution.action === "refund" && before.refund)
    return before.status === "refunded" ? before : refundReturn(before, resolution.iban, now);
  if (before.revision !== revision) throw new Problem("version-conflict");
  if (resolution.action === "refund") return refundReturn(before, resolution.iban, now);
  const { after, note, also = [] } = await resolved(before, resolution, now);
  const status = statusAfter[resolution.action];
  const steps = [...before.steps, { status, on: instant(now), ...(note && { note }) }];
  const order = await loadOrder(before.orderId);
  const events = [returnChanged.of({ returnId: id, status })];
  return writeReturn({ order, before, after: { ...after, steps }, also, events, now });
}
