import { couponStatus, findCoupons } from "../coupons/index.ts";
import type { User } from "../platform/access.ts";
import { romeDate, plusDays, type CivilDate } from "../platform/time.ts";
import { holdingsOf, milestonesFrom, type Holdings } from "./load-milestones.ts";
import { isOver, milestoneStatus, progressOf, redeemUntil, type Milestone } from "./milestone.ts";
import { holderOfUser } from "./redeem-milestone.ts";
import type { MilestoneStatus } from "./words.ts";

/** What is to be done comes first, then what is nearest to its end. */
const places: Readonly<Record<MilestoneStatus, number>> = {
  reached: 0,
  in_progress: 1,
  locked: 2,
  redeemed: 3,
  revoked: 4,
};

/** Where a user, or their company, stands with each milestone that goes on or that they have redeemed: three requests. */
export async function milestoneProgress(user: Pick<User, "id" | "companyId">, now: Date) {
  const today = romeDate(now);
  const { holderId } = holderOfUser(user);
  const [milestones, holdings] = await Promise.all([
    milestonesFrom(plusDays(today, -earliest).slice(0, 7)),
    holdingsOf(holderId),
  ]);
  const shown = milestones.flatMap((milestone) => rowOf(milestone, holdings, today));
  const coupons = await findCoupons(shown.flatMap(({ code }) => (code === undefined ? [] : [code])));
  const items = shown
    .map(({ code, ...row }) => {
      const coupon = code === undefined ? undefined : coupons.get(code);
      return {
        ...row,
        ...(coupon && { coupon: { code: coupon.code, until: coupon.until, status: couponStatus(coupon) } }),
      };
    })
    .toSorted((a, b) => places[a.status] - places[b.status] || b.value / b.target - a.value / a.target);
  return { items };
}

/** Days back from today in which a milestone's last month may lie that can still be redeemed, or was redeemed of late. */
const earliest = 365;

function rowOf(milestone: Milestone, { tallies, redemptions }: Holdings, today: CivilDate) {
  const redemption = redemptions.find(({ milestoneId }) => milestoneId === milestone.id);
  if (!redemption && isOver(milestone, today)) return [];
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
      status: milestoneStatus(milestone, { tallies, redemption }, today),
      redeemUntil: redeemUntil(rule),
      code: redemption?.code,
    },
  ];
}
