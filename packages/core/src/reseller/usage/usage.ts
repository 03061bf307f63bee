import { answeredWithin, latencyBounds, noLatencies, type Latencies } from "./latency.ts";

/** What some calls come to. */
export interface Usage {
  calls: number;
  refused: number;
  limited: number;
  failed: number;
  totalMs: number;
  latencies: Latencies;
}

const noUsage: Usage = { calls: 0, refused: 0, limited: 0, failed: 0, totalMs: 0, latencies: noLatencies };

export const addUsage = (a: Usage, b: Usage): Usage => ({
  calls: a.calls + b.calls,
  refused: a.refused + b.refused,
  limited: a.limited + b.limited,
  failed: a.failed + b.failed,
  totalMs: a.totalMs + b.totalMs,
  latencies: latencyBounds.map((_, at) => (a.latencies[at] ?? 0) + (b.latencies[at] ?? 0)),
});

/** What a status counts as; a 429 is a minute at its limit. */
export function kindOf(status: number): "refused" | "limited" | "failed" | undefined {
  if (status === 429) return "limited";
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : undefined;
}

export interface UsageRow {
  day: string;
  endpoint: string;
  usage: Usage;
}

/** The sums of rows by what `of` says of them. */
export function summed(rows: readonly UsageRow[], of: (row: UsageRow) => string): Map<string, Usage> {
  const sums = new Map<string, Usage>();
  for (const row of rows) sums.set(of(row), addUsage(sums.get(of(row)) ?? noUsage, row.usage));
  return sums;
}

/** As it is shown: the mean and the greater part's time in milliseconds, absent without calls. */
export function shownUsage({ latencies, totalMs, ...counts }: Usage = noUsage) {
  return {
    ...counts,
    ...(counts.calls > 0 && { meanMs: Math.round(totalMs / counts.calls) }),
    ...(counts.calls > 0 && { within95Ms: answeredWithin(latencies, 0.95) }),
  };
}
