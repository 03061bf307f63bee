import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredWithin, latencyBounds, latencyClass } from "./latency.ts";
import { addUsage, kindOf, shownUsage, summed, type Usage, type UsageRow } from "./usage.ts";

const counted = (times: readonly number[]): Usage => ({
  calls: times.length,
  refused: 0,
  limited: 0,
  failed: 0,
  totalMs: times.reduce((sum, ms) => sum + ms, 0),
  latencies: latencyBounds.map((_, at) => times.filter((ms) => latencyClass(ms) === at).length),
});
const aTime = fc.integer({ min: 0, max: 40_000 });

describe("how long calls took", () => {
  it.each([
    [0, 0],
    [50, 0],
    [51, 1],
    [3200, 6],
    [3201, 7],
    [99_000, 7],
  ])("counts %i ms in class %i", (ms, at) => expect(latencyClass(ms)).toBe(at));

  it("says within which bound 95 of 100 were answered", () => {
    const nineteen = Array.from({ length: 19 }, () => 30);
    expect(shownUsage(counted([...nineteen, 700]))).toMatchObject({ calls: 20, meanMs: 64, within95Ms: 50 });
    expect(shownUsage(counted([...nineteen.slice(1), 700]))).toMatchObject({ within95Ms: 800 });
    expect(shownUsage(counted([]))).toEqual({ calls: 0, refused: 0, limited: 0, failed: 0 });
  });

  it("never says less than what the share of calls took, and more for a greater share", () => {
    fc.assert(
      fc.property(fc.array(aTime, { minLength: 1 }), fc.double({ min: 0.01, max: 1, noNaN: true }), (times, share) => {
        const { latencies } = counted(times);
        const bound = answeredWithin(latencies, share) ?? 0;
        const within = times.filter((ms) => Math.min(ms, 30_000) <= bound).length;
        expect(within).toBeGreaterThanOrEqual(times.length * share - 1e-9);
        expect(answeredWithin(latencies, 1)).toBeGreaterThanOrEqual(bound);
      }),
    );
  });
});

it("adds up to the same by day, by endpoint and in all, in whatever order", () => {
  const aRow: fc.Arbitrary<UsageRow> = fc.record({
    day: fc.constantFrom("2026-11-01", "2026-11-02", "2026-11-03"),
    endpoint: fc.constantFrom("GET /a", "GET /b"),
    usage: fc.array(aTime).map(counted),
  });
  const total = (sums: Map<string, Usage>) => [...sums.values()].reduce(addUsage, counted([]));
  fc.assert(
    fc.property(fc.array(aRow), (rows) => {
      const all = total(summed(rows, () => "all"));
      expect(total(summed(rows, ({ day }) => day))).toEqual(all);
      expect(total(summed(rows.toReversed(), ({ endpoint }) => endpoint))).toEqual(all);
      expect(all.latencies.reduce((sum, n) => sum + n, 0)).toBe(all.calls);
    }),
  );
});

it.each([
  [200, undefined],
  [304, undefined],
  [404, "refused"],
  [429, "limited"],
  [503, "failed"],
] as const)("files %i as %s", (status, kind) => expect(kindOf(status)).toBe(kind));
