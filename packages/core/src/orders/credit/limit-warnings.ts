import type { Warning } from "../../platform/confirmed.ts";
import type { Cents } from "../../platform/money.ts";

export const limitWarningCodes = ["limit-tenfold", "limit-ended"] as const;
type LimitWarning = Warning<(typeof limitWarningCodes)[number]>;

/**
 * Why a credit limit has to be confirmed: ten times what it was, or that part of it (a sign misread), or no credit any more,
 * where there was some. In cents; without a limit null or undefined.
 */
export function limitWarnings(before: Cents | null | undefined, after: Cents | null): LimitWarning[] {
  if (!before) return [];
  const params = { before, after: after ?? 0 };
  if (!after) return [{ code: "limit-ended", params }];
  return Math.max(after / before, before / after) >= 10 ? [{ code: "limit-tenfold", params }] : [];
}
