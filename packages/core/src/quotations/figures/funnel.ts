import type { Cents } from "../../platform/money.ts";
import { lostReasons, type LostReason } from "../quotation.ts";

/** How far a quotation comes, in this sequence (issue 11): each stage holds those of the later ones too. */
export const stages = ["drafted", "sent", "opened", "accepted", "ordered", "paid"] as const;
export type Stage = (typeof stages)[number];

/** What is counted of a quotation: a stage that it has reached, or how it ended without an order. */
export const marks = [...stages, "expired", ...lostReasons.map((reason) => `lost:${reason}` as const)] as const;
export type Mark = (typeof marks)[number];

/** So many quotations, and their cents, VAT included. */
export interface Counted {
  mark: Mark;
  count: number;
  amount: Cents;
}

/** Quotations that were accepted so many whole days after their first version was sent. */
export interface DaysCounted {
  days: number;
  count: number;
}

/** What some quotations count for together: those of a seller that were begun in a month. */
export interface Figures {
  counted: readonly Counted[];
  days: readonly DaysCounted[];
}

/** What one quotation counts for, and where. */
export interface Contribution extends Figures {
  /** Of its beginning, in Rome: "2026-11". */
  month: string;
  ownerId: string;
}

export const noFigures: Figures = { counted: [], days: [] };

function joined<K extends string | number, T extends { count: number }>(
  all: readonly T[],
  keyOf: (one: T) => K,
  sum: (one: T, other: T) => T,
): T[] {
  const byKey = new Map<K, T>();
  for (const one of all) {
    const known = byKey.get(keyOf(one));
    byKey.set(keyOf(one), known ? sum(known, one) : one);
  }
  return [...byKey.values()].filter(({ count }) => count !== 0);
}

/** Both together; what comes to nought is left out. */
export const added = (one: Figures, other: Figures): Figures => ({
  counted: joined(
    [...one.counted, ...other.counted],
    ({ mark }) => mark,
    (a, b) => ({ mark: a.mark, count: a.count + b.count, amount: a.amount + b.amount }),
  ),
  days: joined(
    [...one.days, ...other.days],
    ({ days }) => days,
    (a, b) => ({ days: a.days, count: a.count + b.count }),
  ),
});

/** The same to be taken away. */
export const negated = ({ counted, days }: Figures): Figures => ({
  counted: counted.map(({ mark, count, amount }) => ({ mark, count: -count, amount: 0 - amount })),
  days: days.map(({ days: of, count }) => ({ days: of, count: -count })),
});

/** The middle of all; of an even number the mean of both in the middle. Undefined of none. */
export function medianDays(days: readonly DaysCounted[]): number | undefined {
  const sorted = [...days].toSorted((a, b) => a.days - b.days);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  const at = (place: number): number => {
    let seen = 0;
    for (const { days: of, count } of sorted) {
      seen += count;
      if (place < seen) return of;
    }
    return 0;
  };
  return all === 0 ? undefined : (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}

const lostMark = (reason: LostReason): Mark => `lost:${reason}`;

const of = ({ counted }: Figures, mark: Mark) => {
  const found = counted.find((one) => one.mark === mark);
  return { count: found?.count ?? 0, amount: found?.amount ?? 0 };
};

/** The figures as they are read: every stage, the reasons that some were lost for, the most frequent first. */
export function funnelOf(figures: Figures) {
  const [sent, ordered] = [of(figures, "sent").count, of(figures, "ordered").count];
  return {
    stages: stages.map((stage) => ({ stage, ...of(figures, stage) })),
    lost: lostReasons
      .map((reason) => ({ reason, ...of(figures, lostMark(reason)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || b.amount - a.amount),
    expired: of(figures, "expired"),
    /** Basis points of those that were sent: how many were ordered. */
    conversion: sent > 0 ? Math.round((ordered * 10_000) / sent) : undefined,
    medianDays: medianDays(figures.days),
  };
}
