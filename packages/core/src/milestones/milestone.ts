import { machine } from "../platform/machine.ts";
import type { GoodsCategory } from "../platform/category.ts";
import type { Cents } from "../platform/money.ts";
import { plusDays, type CivilDate, type Instant } from "../platform/time.ts";
import { milestoneStatuses, type Measure, type MilestoneStanding, type MilestoneStatus } from "./words.ts";

/** A month of Rome, "2026-11". */
export type Month = string;

/** How far one has to come, and by when. A redemption keeps it as it was. */
export interface MilestoneRule {
  measure: Measure;
  /** Net cents of goods, or a number of orders; one at least. */
  target: number;
  /** The goods that count; all of them when absent. */
  category?: GoodsCategory | undefined;
  /** The first and the last month in which orders that count are placed. */
  from: Month;
  until: Month;
}

/** The coupon that whoever gets there may have, once. */
export interface Reward {
  /** Net cents; or else `percent`. */
  amount?: Cents | undefined;
  /** In basis points of the goods' net price: 1000 is 10 %. */
  percent?: number | undefined;
  /** Net cents of the goods that it is used on, at least. */
  minimum: Cents;
  /** For so many days from its redemption. */
  days: number;
}

export interface Milestone extends MilestoneRule, Reward {
  id: string;
  /** The office's own word for it; customers read what it asks for. */
  name: string;
  version: number;
  /** How many were told that they have reached it; absent of those of before that was counted. */
  reached?: number | undefined;
  /** How many have redeemed it. */
  redeemed: number;
  /** When the office ended it: who had reached it by then may still redeem it, and who has redeemed it keeps what they have. */
  endedOn?: Instant | undefined;
  createdOn: Instant;
}

/** That somebody was told of a milestone which they have reached: by these terms they may have it, whatever becomes of the milestone's. */
export interface Told {
  milestoneId: string;
  toldOn: Instant;
  /** Absent of those who were told before it was kept: the milestone's own count. */
  terms?: (MilestoneRule & Reward) | undefined;
}

/** What somebody has of a milestone: the reward's coupon and the rule that it was earned by. */
export interface Redemption extends MilestoneRule {
  milestoneId: string;
  /** The company, or the user who belongs to none. */
  holderId: string;
  holderKind: "user" | "company";
  code: string;
  state: "redeemed" | "revoked";
  redeemedOn: Instant;
  revokedOn?: Instant | undefined;
  /** Since when its ground is gone though its coupon is used: for the office to see to. */
  lostOn?: Instant | undefined;
}

/** What a month's orders of a holder are worth, in all or in a category. */
export interface Tally {
  month: Month;
  category: GoodsCategory | "all";
  /** Cents. */
  net: Cents;
  orders: number;
}

/** The life of a milestone for one customer (domain-rules 5.13). */
export const milestoneMachine = machine<{ status: MilestoneStatus }>()({
  name: "milestone",
  states: milestoneStatuses,
  first: "locked",
  actions: {
    begin: { from: ["locked"], to: "in_progress", actors: ["system"] },
    reach: { from: ["in_progress"], to: "reached", actors: ["system"] },
    /** Money has gone back before it was redeemed. */
    "fall-back": { from: ["reached"], to: "in_progress", actors: ["system"] },
    redeem: { from: ["reached"], to: "redeemed", actors: ["customer"] },
    /** Money has gone back and the coupon is unused. */
    revoke: { from: ["redeemed"], to: "revoked", actors: ["system"] },
  },
});

/** Days after the last day of its period in which a milestone can be redeemed (domain-rules 5.13), and until which late money still counts. */
export const redeemDays = 60;

/** The day after a month's last. */
function afterMonth(month: Month): CivilDate {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, "0")}-01`;
}

/** The last day, in Rome, on which it can be redeemed. */
export const redeemUntil = ({ until }: Pick<MilestoneRule, "until">): CivilDate =>
  plusDays(afterMonth(until), redeemDays - 1);

/** How far a holder has come, in the rule's measure. */
export const progressOf = (
  { measure, category, from, until }: Omit<MilestoneRule, "target">,
  tallies: readonly Tally[],
): number =>
  tallies
    .filter((tally) => tally.category === (category ?? "all") && tally.month >= from && tally.month <= until)
    .reduce((sum, { net, orders }) => sum + (measure === "amount" ? net : orders), 0);

/** Whether enough stands behind a milestone. */
export const hasGround = (rule: MilestoneRule, tallies: readonly Tally[]): boolean =>
  progressOf(rule, tallies) >= rule.target;

/** A milestone by the terms that count for somebody: those by which they were told that they have reached it, else its own. */
export const milestoneFor = (milestone: Milestone, told: Pick<Told, "terms"> | undefined): Milestone =>
  told?.terms ? { ...milestone, amount: undefined, percent: undefined, category: undefined, ...told.terms } : milestone;

/** Whether nobody can get any further with it on this day: it is offered no more. */
export const isOver = (milestone: Pick<Milestone, "until" | "endedOn">, on: CivilDate): boolean =>
  milestone.endedOn !== undefined || on > redeemUntil(milestone);

/** Where somebody stands with a milestone that isn't over. */
export function milestoneStatus(
  rule: MilestoneRule,
  { tallies, redemption }: { tallies: readonly Tally[]; redemption?: Pick<Redemption, "state"> | undefined },
  on: CivilDate,
): MilestoneStatus {
  if (redemption) return redemption.state;
  if (on.slice(0, 7) < rule.from) return "locked";
  return hasGround(rule, tallies) ? "reached" : "in_progress";
}

/** Whether somebody who has reached it can have its reward on this day: of one that the office has ended who was told of it before. */
export const isRedeemable = (
  milestone: Pick<Milestone, "until" | "endedOn">,
  told: Pick<Told, "toldOn"> | undefined,
  on: CivilDate,
): boolean =>
  on <= redeemUntil(milestone) &&
  (milestone.endedOn === undefined || (told !== undefined && told.toldOn <= milestone.endedOn));

/** What of somebody decides how a milestone stands for them. */
interface Standing {
  tallies: readonly Tally[];
  redemption?: Pick<Redemption, "state"> | undefined;
  told?: Told | undefined;
}

/**
 * How a milestone stands for somebody, by the terms that count for them. Undefined where it is nothing to them any more: over, or ended by the
 * office, before they had reached it.
 */
export function milestoneStanding(milestone: Milestone, own: Standing, on: CivilDate): MilestoneStanding | undefined {
  const status = milestoneStatus(milestone, own, on);
  if (own.redemption) return status;
  if (status === "reached") {
    if (isRedeemable(milestone, own.told, on)) return "reached";
    return milestone.endedOn === undefined || own.told ? "lapsed" : undefined;
  }
  if (isOver(milestone, on)) return undefined;
  return status === "in_progress" && on.slice(0, 7) > milestone.until ? "closed" : status;
}
