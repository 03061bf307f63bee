import { couponStatus, findCoupons } from "../coupons/index.ts";
import type { User } from "../platform/access.ts";
import { romeDate, plusDays, type CivilDate } from "../platform/time.ts";
import { holdingsOf, milestonesFrom, type Holdings } from "./load-milestones.ts";
import { milestoneFor, milestoneStanding, progressOf, redeemDays, redeemUntil, type Milestone } from "./milestone.ts";
import { holderOfUser } from "./redeem-milestone.ts";
import type { MilestoneStanding } from "./words.ts";

/** What is to be done comes first, then what is nearest to its end. */
const places: Readonly<Record<MilestoneStanding, number>> = {
  reached: 0,
  in_progress: 1,
  closed: 2,
  locked: 3,
  redeemed: 4,
  revoked: 5,
  lapsed: 6,
};

/**
 * Where a user, or their company, stands with each milestone that goes on, and with what they have earned: redeemed, revoked or lapsed within a
 * year after its months, and for as long as its coupon can be used. Three requests.
 */
export async function milestoneProgress(user: Pick<User, "id" | "companyId">, now: Date) {
  const today = romeDate(now);
  const { holderId } = holderOfUser(user);
  const [milestones, holdings] = await Promise.all([
    milestonesFrom(plusDays(today, -longestKept).slice(0, 7)),
    holdingsOf(holderId),
  ]);
  const shown = milestones.flatMap((milestone) => rowOf(milestone, holdings, today));
  const coupons = await findCoupons(shown.flatMap(({ code }) => (code === undefined ? [] : [code])));
  const recent = plusDays(today, -earliest).slice(0, 7);
  const items = shown
    .flatMap(({ code, ...row }) => {
      const coupon = code === undefined ? undefined : coupons.get(code);
      const isUsable = coupon !== undefined && usable.includes(couponStatus(coupon));
      return row.until < recent && !isUsable ? [] : [{ ...row, coupon }];
    })
    .map(({ coupon, ...row }) => {
      return {
        ...row,
        ...(coupon && { coupon: { code: coupon.code, until: coupon.until, status: couponStatus(coupon) } }),
      };
    })
    .toSorted((a, b) => places[a.status] - places[b.status] || b.value / b.target - a.value / a.target);
  return { items };
}

/** Days back from today in which a milestone's last month may lie that is shown whatever became of it. */
const earliest = 365;
/** Of a milestone that is redeemed on the last day of all a coupon lasts so many days at most (contract), and a month has 31. */
const longestKept = 31 + redeemDays + 730;
/** Those of which something can still become of the coupon. */
const usable: readonly ReturnType<typeof couponStatus>[] = ["active", "applied"];

function rowOf(own: Milestone, { tallies, redemptions, told }: Holdings, today: CivilDate) {
  const redemption = redemptions.find(({ milestoneId }) => milestoneId === own.id);
  const milestone = milestoneFor(own, told.get(own.id));
  const status = milestoneStanding(milestone, { tallies, redemption, told: told.get(own.id) }, today);
  if (!status) return [];
  const { id, minimum, days, amount, percent } = milestone;
  const rule = redemption ?? milestone;
  const { measure, target, category, from, until } = rule;
  return [
    {
      id,
      measure,
      target,
      category,
      from,
      until,
      minimum,
      days,
      amount,
      percent,
      value: progressOf(rule, tallies),
      status,
      redeemUntil: redeemUntil(rule),
      code: redemption?.code,
    },
  ];
}
