import type { Warning } from "../platform/confirming/confirmed.ts";
import type { Cents } from "../platform/money.ts";

export const milestoneWarningCodes = ["reward-half", "reward-beyond-goods", "reward-beyond-orders"] as const;
export type MilestoneWarning = Warning<(typeof milestoneWarningCodes)[number]>;

interface Wanted {
  /** What is counted: `goods` net cents, or `count` orders. */
  measure: "amount" | "orders";
  goods?: Cents | undefined;
  count?: number | undefined;
  /** Which of `amount` (net cents) and `percent` (basis points) the reward's coupon takes off. */
  kind: "amount" | "percent";
  amount?: Cents | undefined;
  percent?: number | undefined;
}

/** Half of what is bought with the reward, in basis points. */
const half = 5_000;
/** Of what has to be bought a reward is a fifth at most, without being asked about. */
const part = 5;
/** And so much for each order, where orders are counted, whatever they come to: net cents. */
const each = 100_00;

/**
 * Why a milestone's reward has to be confirmed: a coupon of half or more, more than a fifth of the goods that it is earned by, or more
 * than a hundred euro for each order that is counted, of which nobody says what it comes to.
 */
export function milestoneWarnings({
  measure,
  goods = 0,
  count = 0,
  kind,
  amount = 0,
  percent = 0,
}: Wanted): MilestoneWarning[] {
  if (kind === "percent") return percent >= half ? [{ code: "reward-half", params: { percent } }] : [];
  if (measure === "amount")
    return amount * part > goods ? [{ code: "reward-beyond-goods", params: { amount, goods } }] : [];
  return amount > each * count ? [{ code: "reward-beyond-orders", params: { amount, orders: count } }] : [];
}
