import * as z from "zod";
import { couponStatuses } from "../../coupons/coupon.ts";
import { milestoneWarningCodes } from "../../milestones/milestone-warnings.ts";
import { measures, milestonePhases, milestoneStandings } from "../../milestones/words.ts";
import { goodsCategories } from "../../platform/category.ts";
import { CentsAmount, CivilDateText, Id, InstantText } from "../common.ts";
import { beside, inOrder, onlyOne } from "./beside.ts";

const most = 9_999_999_999;
const mostOff = 99_999_999;

/** A month of Rome: "2026-11". */
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** What makes a milestone: what counts (`measure`), how far (`goods` net cents or `count` orders), when, and the reward's coupon. */
export const MilestoneForm = z
  .strictObject({
    /** Absent: a new one. */
    id: Id.optional(),
    /** The version that was changed. */
    seen: z.int().min(1).optional(),
    name: z.string().trim().min(1).max(80),
    measure: z.enum(measures),
    goods: z.int().min(1).max(most).optional(),
    count: z.int().min(1).max(100_000).optional(),
    /** All goods when absent. */
    category: z.enum(goodsCategories).optional(),
    from: Month,
    until: Month,
    kind: z.enum(["amount", "percent"]),
    /** Net cents that the coupon takes off. */
    amount: z.int().min(1).max(mostOff).optional(),
    /** Basis points. */
    percent: z.int().min(1).max(10_000).optional(),
    /** Net cents of goods that the coupon asks for. */
    minimum: z.int().min(0).max(mostOff).default(0),
    /** For so many days the coupon can be used. */
    days: z.int().min(1).max(730),
    /** Codes of a reward out of proportion that is meant so; without them it is refused with confirmation-needed. */
    confirmed: z.array(z.enum(milestoneWarningCodes)).max(milestoneWarningCodes.length).optional(),
  })
  .refine(({ measure, goods }) => measure !== "amount" || goods !== undefined, beside("goods", "required"))
  .refine(({ measure, count }) => measure !== "orders" || count !== undefined, beside("count", "required"))
  .refine(({ kind, amount }) => kind !== "amount" || amount !== undefined, beside("amount", "required"))
  .refine(({ kind, percent }) => kind !== "percent" || percent !== undefined, beside("percent", "required"))
  .refine(onlyOne("amount"), beside("percent", "not-both"))
  .refine(onlyOne("percent"), beside("amount", "not-both"))
  .refine(inOrder, beside("until", "before-start"));

const rule = {
  id: Id,
  measure: z.enum(measures),
  /** Net cents of goods, or orders. */
  target: z.int(),
  category: z.enum(goodsCategories).optional(),
  from: Month,
  until: Month,
  amount: CentsAmount.optional(),
  percent: z.int().optional(),
  minimum: CentsAmount,
  days: z.int(),
};

/** A milestone as its customer sees it: how far they or their company have come, in its measure. */
export const MilestoneProgress = z.object({
  ...rule,
  value: z.int(),
  status: z.enum(milestoneStandings),
  /** The last day on which it can be redeemed. */
  redeemUntil: CivilDateText,
  /** What they had for it. */
  coupon: z.object({ code: z.string(), until: CivilDateText, status: z.enum(couponStatuses) }).optional(),
});

export const BackOfficeMilestone = z.object({
  ...rule,
  name: z.string(),
  version: z.int(),
  /** How many have reached it, as far as they were told, and how many of them have redeemed it. */
  reached: z.int(),
  redeemed: z.int(),
  phase: z.enum(milestonePhases),
  createdOn: InstantText,
  /** Rewards that are used though their ground has gone: for the office to see to. */
  lost: z.array(
    z.object({
      code: z.string(),
      lostOn: InstantText,
      holderId: Id,
      holderKind: z.enum(["user", "company"]),
      holderName: z.string().optional(),
    }),
  ),
});
