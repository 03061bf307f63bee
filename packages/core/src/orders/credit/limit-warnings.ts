import type { Warning } from "../../platform/confirming/confirmed.ts";
import type { Cents } from "../../platform/money.ts";

export const limitWarningCodes = ["limit-tenfold", "limit-large", "limit-ended"] as const;
type LimitWarning = Warning<(typeof limitWarningCodes)[number]>;

/** From this limit on a raise is asked whatever it was before: of a first one there is nothing to compare it to. */
const large = 50_000_00;

/**
 * Why a credit limit has to be confirmed: ten times what it was, or that part of it (a sign misread), a first or higher one of fifty
 * thousand euro or more, or no credit any more, where there was some. In cents; without a limit null or undefined.
 */
export function limitWarnings(before: Cents | null | undefined, after: Cents | null): LimitWarning[] {
  const params = { before: before ?? 0, after: after ?? 0 };
  if (!after) return before ? [{ code: "limit-ended", params }] : [];
  if (before && Math.max(after / before, before / after) >= 10) return [{ code: "limit-tenfold", params }];
  return after >= large && after > (before ?? 0) ? [{ code: "limit-large", params }] : [];
}
