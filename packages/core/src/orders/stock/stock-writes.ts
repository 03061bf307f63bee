import {
  giveBack,
  heldWrite,
  ledgerWrites,
  mainWarehouseId,
  movementWrite,
  movingWrite,
  settle,
  stockSeen,
  stockWrite,
  takeInSteps,
  type MovementChange,
  type Pieces,
  type SeenStock,
} from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import type { Order } from "../order.ts";
import { movementChanges } from "./order-movement.ts";
import type { Write } from "../../platform/storing/transaction.ts";

/** As many writes as a transaction of the database takes. */
export const mostWrites = 100;

export interface StockWrites {
  /** What belongs into the order's transaction. */
  writes: readonly Write[];
  /** How many of the writes, from the first, say by being refused that there are too few pieces. */
  conditions: number;
  /** Of which articles there were too few, by the refusals from the first of `writes` on. */
  shortBy: (refused: readonly boolean[]) => string[];
  /** After a transaction that was refused: what was reserved for it goes back. */
  undo: () => Promise<void>;
  /** After a transaction that went through: the pieces of a long order move on. */
  settle: () => Promise<void>;
}

const pieces = ({ productId, quantity }: Pieces): Pieces => ({ productId, quantity });
const nothing = () => Promise.resolve();

/**
 * How an order's pieces move with a change of it: with the order in one transaction where that has room for all of them, else in steps of
 * their own (docs/decisions/long-orders.md), of which those that reserve are done when this answers. Whatever leaves the main warehouse has
 * to lie there. Problems: insufficient-stock; in steps also not-enough-stock, request-in-progress.
 */
export async function stockWrites(
  before: Order | undefined,
  after: Order,
  room: number,
  now: Date,
  beside: readonly MovementChange[] = [],
): Promise<StockWrites> {
  const changes = [...beside, ...movementChanges(before, after, now)];
  const taken = before?.reserved || !after.reserved ? [] : changes.flatMap(({ after: booked }) => booked.lines);
  if (taken.length > 0) return taking(after, changes, taken, room, now);
  const moved = changes.filter(({ before: kept, after: { state } }) => kept && state !== "booked");
  if (moved.length < changes.length || moved.length === 0) return asOneWith(ledgerWrites(changes));
  const sent = changes.filter(({ after: { state } }) => state === "done");
  const seen = sent.length > 0 ? await seenStock(sent) : undefined;
  const writes = ledgerWrites(changes, seen);
  return writes.length <= room ? asOneWith(writes) : inSteps(after.id, changes, now);
}

const asOneWith = (writes: readonly Write[]): StockWrites => ({
  writes,
  conditions: 0,
  shortBy: () => [],
  undo: nothing,
  settle: nothing,
});

/** Pieces that are reserved: each article's refusal is told by its place. */
async function taking(
  { id: orderId }: Order,
  changes: readonly MovementChange[],
  taken: readonly Pieces[],
  room: number,
  now: Date,
): Promise<StockWrites> {
  const documents = changes.map((change) => movementWrite(change.before?.state, change.after));
  if (taken.length + documents.length <= room) {
    const booked = { direction: "unload", state: "booked" } as const;
    const orderedOn = instant(now);
    return {
      ...asOneWith([
        ...taken.map((line) => stockWrite({ before: undefined, movement: booked, line, orderedOn })),
        ...documents,
      ]),
      conditions: taken.length,
      shortBy: (refused) => taken.filter((_, index) => refused[index]).map(({ productId }) => productId),
    };
  }
  await takeInSteps(orderId, taken.map(pieces), now);
  return { ...asOneWith([heldWrite(orderId, taken), ...documents]), undo: () => giveBack({ orderId }, now) };
}

/** Pieces of a long order that go back, or leave: the order stands when this is written, what isn't moved on then, the schedule moves (`endAbandonedHolds`). */
function inSteps(orderId: string, changes: readonly MovementChange[], now: Date): StockWrites {
  const goods = (wanted: "cancelled" | "done"): Pieces[] =>
    changes.flatMap(({ after: { state, lines, warehouseId } }) =>
      state === wanted ? lines.map((line) => ({ ...pieces(line), warehouseId })) : [],
    );
  const [freed, sent] = [goods("cancelled"), goods("done")];
  return {
    ...asOneWith([
      ...(freed.length > 0 ? [movingWrite(orderId, "returning", freed, now)] : []),
      ...(sent.length > 0 ? [movingWrite(orderId, "sending", sent, now)] : []),
      ...changes.map((change) => movementWrite(change.before?.state, change.after)),
    ]),
    settle: async () => {
      const moving = [
        ...(freed.length > 0 ? ["reserved" as const] : []),
        ...(sent.length > 0 ? ["sent" as const] : []),
      ];
      await Promise.allSettled(moving.map((kind) => settle(orderId, kind, now)));
    },
  };
}

/** What lies where of the goods that leave. Problem: insufficient-stock with the first article of which too few lie in the main warehouse. */
async function seenStock(sent: readonly MovementChange[]): Promise<SeenStock> {
  const leaving = sent.flatMap(({ after: { lines, warehouseId } }) => lines.map((line) => ({ ...line, warehouseId })));
  const seen = await stockSeen(leaving.map(({ productId }) => productId));
  for (const { productId, quantity, warehouseId } of leaving) {
    const { onHand, elsewhere } = seen.get(productId) ?? { onHand: 0, elsewhere: 0 };
    const available = onHand - elsewhere;
    if (warehouseId === mainWarehouseId && available < quantity) {
      throw new Problem("insufficient-stock", { available: Math.max(0, available), productId });
    }
  }
  return seen;
}
