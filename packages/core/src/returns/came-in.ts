import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { doneLoad, doneUnload, movementWrites, StockEntity, type Movement } from "../logistics/index.ts";
import { newIdAt } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import type { Write } from "../platform/storing/transaction.ts";
import { keptCode, sentBackWrites, takenBackWrites } from "../serials/index.ts";
import type { CameBack } from "./pieces/received-lines.ts";

/** What goods came back of: a request to return them, or else a withdrawal from their order. */
export interface BackOf {
  orderId: string;
  returnId?: string | undefined;
}

/** Its movements are the request's, else the order's. */
const owner = ({ orderId, returnId }: BackOf): Pick<Movement, "orderId" | "returnId"> =>
  returnId === undefined ? { orderId } : { returnId };

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
export const scannedOf = (came: readonly CameBack[]): CameBack[] =>
  came.map(({ serials = [], ...one }) => ({ ...one, ...(serials.length > 0 && { serials: serials.map(keptCode) }) }));

const piecesOf = (came: readonly CameBack[]) =>
  came.flatMap(({ productId, condition, serials = [] }) =>
    serials.map((code) => ({ productId, code, resaleable: condition === "as-new" })),
  );

/**
 * Pieces that came back as new lie in the warehouse with the write that says so, and each that was scanned stands as it came. Problems: serial-not-of-order,
 * invalid-input for too many at once.
 */
export async function cameIn(came: readonly CameBack[], of: BackOf, now: Date): Promise<Write[]> {
  const lines = asNew(came);
  const pieces = piecesOf(came);
  if (pieces.length > mostSerials) throw invalid({ field: "lines", code: "too-big", params: { maximum: mostSerials } });
  const id = newIdAt(now);
  const serials = await takenBackWrites(pieces, { ...of, movementId: id, now });
  const load = doneLoad({ id, cause: "return", ...owner(of), lines }, now);
  return [...(lines.length === 0 ? [] : movementWrites(load)), ...serials];
}

interface Out {
  cause: "return" | "replacement";
  orderId?: string | undefined;
  returnId?: string | undefined;
}

/** What leaves the warehouse for a customer. Problem: not-enough-stock. */
export async function outOfStock(pieces: Movement["lines"], of: Out, now: Date): Promise<Write[]> {
  if (pieces.length === 0) return [];
  const found = await Promise.all(
    pieces.map(async ({ productId, quantity }) => {
      const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
      return (Item?.available ?? 0) >= quantity ? [] : [productId];
    }),
  );
  const short = found.flat();
  if (short.length > 0) throw new Problem("not-enough-stock", { changes: short });
  return movementWrites(doneUnload({ id: newIdAt(now), ...of, lines: pieces }, now));
}

/** Goods that are their buyer's again: what had been put into the stock of them leaves it. Problem: not-enough-stock. */
export async function backToBuyer(
  { came, of }: { came: readonly CameBack[]; of: BackOf },
  now: Date,
): Promise<Write[]> {
  const [goods, serials] = await Promise.all([
    outOfStock(asNew(came), { cause: "return", ...owner(of) }, now),
    sentBackWrites(piecesOf(came), of, now),
  ]);
  return [...goods, ...serials];
}
