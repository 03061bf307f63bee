import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import type { Instant } from "../../platform/time.ts";

export const countStates = ["open", "counted", "approved", "cancelled"] as const;
export type CountState = (typeof countStates)[number];

/** Products of one count, at most: what one person counts in a day. */
export const mostCounted = 200;

/** A count of what lies in a warehouse, or in a place of it. */
export interface StockCount {
  id: string;
  revision: number;
  state: CountState;
  warehouseId: string;
  /** Which part of it, in somebody's words: an aisle, a rack. */
  place: string;
  createdOn: Instant;
  createdBy: string;
  handedInOn?: Instant | undefined;
  handedInBy?: string | undefined;
  endedOn?: Instant | undefined;
  endedBy?: string | undefined;
  /** Why the differences were approved, or the count given up. */
  reason?: string | undefined;
}

/** One product of a count. */
export interface CountLine {
  countId: string;
  productId: string;
  productCode: string;
  name: string;
  /** Pieces that were found; absent until somebody has counted. */
  counted?: number | undefined;
  /** What stood there at the moment at which `counted` was written: who counts never sees it. */
  stood?: number | undefined;
  countedOn?: Instant | undefined;
  /** Counts of it in this warehouse that were in the stock when `stood` was read: one that came in since has brought in the same difference. */
  countsBefore?: number | undefined;
  /** The stock was written while somebody counted, or before a device without a network told it: `stood` may be of after. */
  movedSince?: true | undefined;
  countedBy?: string | undefined;
  /** The movement that has brought the stock to what was found. */
  movementId?: string | undefined;
}

/** The life of a count. Whoever counts hands it in, somebody else approves what differs. */
export const countMachine = machine<Pick<StockCount, "state">, "state">("state")({
  name: "count",
  states: countStates,
  first: "open",
  actions: {
    count: { from: ["open"], actors: ["warehouse", "back-office"] },
    "hand-in": { from: ["open"], to: "counted", actors: ["warehouse", "back-office"] },
    /** Some products are to be counted again. */
    "send-back": { from: ["counted"], to: "open", actors: ["back-office"] },
    approve: { from: ["counted"], to: "approved", actors: ["back-office"] },
    cancel: { from: ["open", "counted"], to: "cancelled", actors: ["back-office"] },
  },
});

/**
 * By how much what was found differs from what stood there when it was counted, 0 where nobody has counted. What has moved since is in the stock
 * already: the difference is what has to be brought in, whenever it is approved.
 */
export const differenceOf = ({ counted, stood }: Pick<CountLine, "counted" | "stood">): number =>
  counted === undefined ? 0 : counted - (stood ?? 0);

/** Whether a difference still has to be brought into the stock. */
export const isUnsettled = (line: CountLine): boolean => line.movementId === undefined && differenceOf(line) !== 0;

/** Demands that whoever approves has counted nothing of it. Problem: own-proposal. */
export function demandAnother(count: StockCount, lines: readonly CountLine[], userId: string): void {
  if (count.handedInBy === userId || lines.some(({ countedBy }) => countedBy === userId))
    throw new Problem("own-proposal");
}
