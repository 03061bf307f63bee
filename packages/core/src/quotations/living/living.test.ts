import fc from "fast-check";
import { expect, test } from "vitest";
import { livingOf, type ArticleToday } from "./living.ts";

const line = (lineId: string, productId: string, left = 4, optional = false) => ({
  lineId,
  productId,
  name: productId,
  unit: 10_000,
  optional,
  left,
});
const there: ArticleToday = { visible: true, available: 10, unit: 10_000 };
const standing = (articles: readonly ReturnType<typeof line>[], today: Record<string, ArticleToday>, more = {}) =>
  livingOf({
    articles,
    today: new Map(Object.entries(today)),
    totals: { sent: 48_800, today: 48_800, full: 48_800 },
    certificateLacks: undefined,
    termsOpen: true,
    ...more,
  });

test("as long as all is there at no lower price, it can be ordered as it stands", () => {
  expect(standing([line("1", "a"), line("2", "b")], { a: there, b: { ...there, unit: 12_000 } })).toEqual({
    verdict: "yes",
    findings: [],
  });
});

test("an article that is gone, hidden or short stands against it; two lines of it count together, and are told once", () => {
  expect(standing([line("1", "a")], {}).findings).toMatchObject([{ code: "gone", lineId: "1" }]);
  expect(standing([line("1", "a")], { a: { ...there, visible: false } }).verdict).toBe("no");
  const two = standing([line("1", "a", 6), line("2", "a", 6)], { a: there });
  expect(two).toMatchObject({ verdict: "no", findings: [{ code: "stock", available: 10, wanted: 12 }] });
});

test("what is ordered already, and what is optional, stands against nothing", () => {
  expect(standing([line("1", "a", 0)], {})).toEqual({ verdict: "yes", findings: [] });
  expect(standing([line("1", "a"), line("2", "b", 2, true)], { a: there })).toMatchObject({
    verdict: "changed",
    findings: [{ code: "gone", lineId: "2" }],
  });
});

test("a certificate that has ended, and one that was never sent in, stands against it by its name, with the total at the full rate", () => {
  const totals = { sent: 44_000, today: 44_000, full: 48_800 };
  expect(standing([line("1", "a")], { a: there }, { certificateLacks: "ended", totals })).toEqual({
    verdict: "no",
    findings: [{ code: "certificate", total: 48_800 }],
  });
  expect(standing([line("1", "a")], { a: there }, { certificateLacks: "missing", totals })).toEqual({
    verdict: "no",
    findings: [{ code: "certificate-missing", total: 48_800 }],
  });
});

test("another treatment of VAT and a lower price are told and stand against nothing; terms that are closed do", () => {
  const totals = { sent: 40_000, today: 48_800, full: 48_800 };
  expect(standing([line("1", "a")], { a: { ...there, unit: 9_000 } }, { totals })).toMatchObject({
    verdict: "changed",
    findings: [
      { code: "cheaper", unit: 9_000 },
      { code: "vat", total: 48_800 },
    ],
  });
  expect(standing([line("1", "a")], { a: there }, { termsOpen: false })).toMatchObject({
    verdict: "no",
    findings: [{ code: "terms" }],
  });
});

test("more pieces in the warehouse never make it worse", () => {
  const rank = { no: 0, changed: 1, yes: 2 };
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 20 }), fc.boolean(), (few, more, left, optional) => {
      const of = (available: number) =>
        rank[standing([line("1", "a", left, optional)], { a: { ...there, available } }).verdict];
      expect(of(few + more)).toBeGreaterThanOrEqual(of(few));
    }),
  );
});
