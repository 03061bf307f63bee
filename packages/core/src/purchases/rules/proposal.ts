import { plusDays, type CivilDate } from "../../platform/time.ts";

/** What the tool reckons with where nothing else is known or asked. */
export const toolPolicy = {
  /** Days back over which demand is counted. */
  demandDays: 90,
  /** Days from order to goods of a supplier that has said nothing. */
  leadDays: 14,
  /** Days that a delivery is to last. */
  coverDays: 30,
} as const;

/** A day that is farther away tells nobody anything. */
const farthestDays = 730;

/** What is known of a product and of what its supplier asks. */
export interface SupplyFacts {
  /** Pieces that can be sold now: what lies there less what is booked; below nought where more is booked. */
  available: number;
  /** Pieces that orders wait for beyond the stock. */
  waiting: number;
  /** What is to come, by day. */
  incoming: readonly { on: CivilDate; quantity: number }[];
  /** Pieces that left for customers in the last `demandDays`. */
  left: number;
  leadDays?: number | undefined;
  minQuantity?: number | undefined;
  pack?: number | undefined;
}

/** What to buy of a product, with each step of the reckoning. */
export interface Proposal {
  leadDays: number;
  /** Goods that were ordered today would have come on this day. */
  arrivesOn: CivilDate;
  /** Until then goods are to last: what comes later doesn't count. */
  horizon: CivilDate;
  incomingInTime: number;
  incomingLater: number;
  /** Available, and what comes in time, less what orders wait for. */
  projected: number;
  /** What leaves until goods that are ordered today have come: below it there is to be ordered. */
  minimum: number;
  /** What leaves until the horizon. */
  target: number;
  /** Pieces that are missing to the target, as soon as there is less than the minimum. */
  missing: number;
  /** The same as the supplier sells them: its minimum, in whole packs. None where nothing is to be bought. */
  quantity: number;
  /** The day on which to order, never before today; absent where that is years away. */
  orderOn?: CivilDate | undefined;
  /** The day from which there is none left; absent where that is years away. */
  runsOutOn?: CivilDate | undefined;
  /** There is none left before goods can come, though they are ordered today. */
  isLate: boolean;
}

/** Pieces as a supplier sells them: no fewer than its minimum, in whole packs. */
export function asSold(pieces: number, { minQuantity = 1, pack = 1 }: Pick<SupplyFacts, "minQuantity" | "pack">) {
  return pieces > 0 ? Math.ceil(Math.max(pieces, minQuantity) / pack) * pack : 0;
}

/**
 * What to buy of a product today (domain-rules 5.6: reorder when what is available and incoming is below the minimum). What comes after the
 * horizon is left out: it fills no shelf until then.
 */
export function propose(facts: SupplyFacts, today: CivilDate, coverDays: number = toolPolicy.coverDays): Proposal {
  const { available, waiting, incoming, left } = facts;
  const leadDays = facts.leadDays ?? toolPolicy.leadDays;
  const arrivesOn = plusDays(today, leadDays);
  const horizon = plusDays(arrivesOn, coverDays);
  const sumWhere = (fits: (on: CivilDate) => boolean) =>
    incoming.reduce((sum, { on, quantity }) => sum + (fits(on) ? quantity : 0), 0);
  const incomingInTime = sumWhere((on) => on <= horizon);
  const incomingLater = sumWhere((on) => on > horizon);
  const projected = available + incomingInTime - waiting;
  const leaves = (days: number): number => Math.ceil((left * days) / toolPolicy.demandDays);
  const minimum = leaves(leadDays);
  const target = leaves(leadDays + coverDays);
  const isShort = projected < minimum || projected < 0;
  const missing = isShort ? target - projected : 0;
  const goneOn = (pieces: number): CivilDate | undefined => {
    const days = Math.floor((Math.max(0, pieces) * toolPolicy.demandDays) / left);
    return days <= farthestDays ? plusDays(today, days) : undefined;
  };
  const runsOutOn = projected < 0 ? today : goneOn(projected);
  const orderOn = isShort ? today : goneOn(projected - minimum);
  return {
    leadDays,
    arrivesOn,
    horizon,
    incomingInTime,
    incomingLater,
    projected,
    minimum,
    target,
    missing,
    quantity: asSold(missing, facts),
    ...(orderOn && { orderOn }),
    ...(runsOutOn && { runsOutOn }),
    isLate: isShort && runsOutOn !== undefined && runsOutOn < arrivesOn,
  };
}
