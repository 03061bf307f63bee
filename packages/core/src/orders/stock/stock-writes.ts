import type { ExecuteTransactWriteInput } from "dynamodb-toolbox/entity/actions/transactWrite";
import {
  giveBack,
  heldWrite,
  movementWrite,
  movingWrite,
  settle,
  stockWrite,
  takeInSteps,
  type Pieces,
} from "../../logistics/index.ts";
import { instant } from "../../platform/time.ts";
import { orderMovement, type Holder } from "./order-movement.ts";

export type Write = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;

/** As many writes as a transaction of the database takes. */
export const mostWrites = 100;

export interface Moves {
  /** Reserved with this write. */
  taken?: readonly Pieces[];
  /** Reserved until now, free from now on. */
  freed?: readonly Pieces[];
  /** Leaves the warehouse. */
  sent?: readonly Pieces[];
}

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

const states = {
  booked: { direction: "unload", state: "booked" },
  cancelled: { direction: "unload", state: "cancelled" },
  done: { direction: "unload", state: "done" },
} as const;

const only = ({ productId, quantity }: Pieces): Pieces => ({ productId, quantity });

/**
 * How an order's pieces move: with the order in one transaction where that has room for all of them, else in steps of their own
 * (docs/decisions/long-orders.md), of which those that reserve are done when this answers. Problems in that case: not-enough-stock,
 * request-in-progress.
 */
export async function stockWrites(
  order: Holder,
  { taken = [], freed = [], sent = [] }: Moves,
  room: number,
  now: Date,
): Promise<StockWrites> {
  const orderId = order.id;
  const moves = orderMovement(order, { taken: taken.length > 0, sent: sent.length > 0 }, now);
  const documents = taken.length + freed.length + sent.length > 0 ? [movementWrite(moves.before, moves.after)] : [];
  const orderedOn = instant(now);
  const nothing = () => Promise.resolve();
  if (taken.length + freed.length + sent.length + documents.length <= room) {
    return {
      writes: [
        ...taken.map((line) => stockWrite({ before: undefined, movement: states.booked, line, orderedOn })),
        ...freed.map((line) => stockWrite({ before: "booked", movement: states.cancelled, line })),
        ...sent.map((line) => stockWrite({ before: "booked", movement: states.done, line })),
        ...documents,
      ],
      conditions: taken.length,
      shortBy: (refused) => taken.filter((_, index) => refused[index]).map(({ productId }) => productId),
      undo: nothing,
      settle: nothing,
    };
  }
  if (taken.length > 0) await takeInSteps(orderId, taken.map(only), now);
  return {
    writes: [
      ...(taken.length > 0 ? [heldWrite(orderId, taken)] : []),
      ...(freed.length > 0 ? [movingWrite(orderId, "returning", freed.map(only), now)] : []),
      ...(sent.length > 0 ? [movingWrite(orderId, "sending", sent.map(only), now)] : []),
      ...documents,
    ],
    conditions: 0,
    shortBy: () => [],
    undo: () => (taken.length > 0 ? giveBack({ orderId }, now) : nothing()),
    settle: async () => {
      // The order stands: what isn't moved on here, the schedule moves (endAbandonedHolds).
      const moving = [
        ...(freed.length > 0 ? ["reserved" as const] : []),
        ...(sent.length > 0 ? ["sent" as const] : []),
      ];
      await Promise.allSettled(moving.map((kind) => settle(orderId, kind, now)));
    },
  };
}
