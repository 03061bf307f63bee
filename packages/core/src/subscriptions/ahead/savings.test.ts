import fc from "fast-check";
import { expect, it } from "vitest";
import { worthOf } from "./savings.ts";

const month = (from: string, to: string, more = {}) => ({
  kind: "renewal" as const,
  plan: "exclusive" as const,
  state: "paid" as const,
  net: 14_900,
  from,
  to,
  ...more,
});
const year = (net: number) => ({ from: "2025-12-01", net });
const today = "2026-12-01";

it("counts the months that are over and paid, of those that the saving is of", () => {
  const charges = [
    month("2026-11-20", "2026-12-20"),
    month("2026-10-20", "2026-11-20"),
    month("2026-09-20", "2026-10-20", { state: "refunded" }),
    month("2026-08-20", "2026-09-20", { state: "part-refunded" }),
    month("2025-11-20", "2025-12-20"),
  ];
  expect(worthOf(charges, year(4_900), today)).toEqual({ cost: 14_900, lost: 10_000 });
  expect(worthOf(charges, year(14_900), today)).toBeUndefined();
});

it("prices a month from before its net price was kept, and no upgrade", () => {
  const old = { net: undefined };
  const charges = [
    month("2026-10-01", "2026-11-01", old),
    month("2026-10-10", "2026-11-01", { ...old, kind: "upgrade" as const }),
  ];
  expect(worthOf(charges, year(0), today)?.cost).toBe(14_900);
});

it("never advises before a month is over, nor where as much was saved as paid", () => {
  expect(worthOf([month("2026-11-20", "2026-12-20")], year(0), today)).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.nat(20_000)), fc.nat(100_000), (nets, saved) => {
      const worth = worthOf(
        nets.map((net) => month("2026-10-20", "2026-11-20", { net })),
        year(saved),
        today,
      );
      const cost = nets.reduce((sum, net) => sum + net, 0);
      expect(worth).toEqual(cost > saved ? { cost, lost: cost - saved } : undefined);
    }),
  );
});
