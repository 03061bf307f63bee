import type { Warning } from "../platform/confirming/confirmed.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate } from "../platform/time.ts";

export const couponWarningCodes = [
  "coupon-half",
  "coupon-beyond-minimum",
  "coupon-many-uses",
  "coupon-for-years",
] as const;
export type CouponWarning = Warning<(typeof couponWarningCodes)[number]>;

interface Wanted {
  /** Which of both counts. */
  kind: "amount" | "percent";
  /** Net cents. */
  amount?: Cents | undefined;
  /** Basis points. */
  percent?: number | undefined;
  minimum: Cents;
  holderEmail?: string | undefined;
  from: CivilDate;
  until: CivilDate;
  maxUses: number;
}

/** Half of the goods, in basis points. */
const half = 5_000;
/** What a coupon for everybody may take off without being asked about, whatever is bought, net cents. */
const small = 100_00;
/** From more uses on it costs as much as a campaign. */
const many = 10_000;
/** So many uses are no longer a few people's, where they last for years. */
const several = 100;
const years = 2;

/**
 * Why a coupon has to be confirmed before anybody has it: it takes off half of the goods or more; it is for everybody, of a hundred euro
 * or more, and takes off more than half of the least order that it is for; more than ten thousand uses; or a hundred uses and more for longer
 * than two years. Compare docs/decisions/reading-numbers.md: an order that was placed with it is sold.
 */
export function couponWarnings(wanted: Wanted): CouponWarning[] {
  const { kind, amount = 0, percent = 0, minimum, holderEmail, from, until, maxUses } = wanted;
  const isLong = until > `${Number(from.slice(0, 4)) + years}${from.slice(4)}`;
  const isBeyond = kind === "amount" && !holderEmail && amount >= small && amount * 2 > minimum;
  return [
    ...(kind === "percent" && percent >= half ? [{ code: "coupon-half" as const, params: { percent } }] : []),
    ...(isBeyond ? [{ code: "coupon-beyond-minimum" as const, params: { amount, minimum } }] : []),
    ...(maxUses > many ? [{ code: "coupon-many-uses" as const, params: { maxUses } }] : []),
    ...(maxUses >= several && isLong
      ? [{ code: "coupon-for-years" as const, params: { maxUses, year: Number(until.slice(0, 4)) } }]
      : []),
  ];
}
