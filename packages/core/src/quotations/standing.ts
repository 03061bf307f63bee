import type { LineBalance, QuotationLine, QuotationStatus } from "./quotation.ts";

/**
 * How a quotation stands, in the words that its reader needs (docs/decisions/quotations.md): its state, and what of it the state doesn't
 * say: that it is about to end or has, that a part of it is accepted, that its validity ended after it was accepted, that the office has
 * taken an acceptance of it back.
 */
export const standings = [
  "draft",
  "sent",
  "dropped",
  "expiring",
  "expired",
  "accepted",
  "partly",
  "lapsed",
  "won",
  "lost",
] as const;
export type Standing = (typeof standings)[number];

/** So many days before the end it counts as about to end, and its customer is reminded (domain-rules 5.3). */
export const reminderDays = 3;

interface Facts {
  status: QuotationStatus;
  /** Whether its validity is over, which the hourly job may not have written yet. */
  over: boolean;
  /** Whole days that are left; nought on the last one. */
  daysLeft: number | undefined;
  /** Whether the office has taken back the acceptance of this very version. */
  dropped?: boolean;
  /** Whether pieces that aren't optional are left; unknown where nobody has counted. */
  isPart?: boolean;
}

export function standingOf({ status, over, daysLeft = Infinity, isPart = false, dropped = false }: Facts): Standing {
  if (status === "accepted") return over ? "lapsed" : isPart ? "partly" : "accepted";
  if (status !== "sent") return status;
  if (over) return "expired";
  if (dropped) return "dropped";
  return daysLeft <= reminderDays ? "expiring" : "sent";
}

/** Whether an acceptance has left pieces of what isn't optional. */
export const isPartOf = (
  lines: readonly Pick<QuotationLine, "lineId" | "optional">[],
  balance: readonly LineBalance[],
): boolean => {
  const optional = new Set(lines.filter((line) => line.optional).map(({ lineId }) => lineId));
  return balance.some(({ lineId, left }) => left > 0 && !optional.has(lineId));
};
