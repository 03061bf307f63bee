import { expect, it } from "vitest";
import { judgeLine } from "./judge-line.ts";

const line = { productId: "P", quantity: 40, scanned: 0, needsSerials: false, most: 42 };

it.each([
  [undefined, 0, "nothingYet", {}],
  [40, 0, "exact", {}],
  [38, 0, "short", { count: 2 }],
  [38, 2, "short", { count: 2 }],
  [40, 1, "brokenAmong", { count: 1 }],
  [38, 3, "brokenAmong", { count: 1 }],
  [0, 3, "short", { count: 40 }],
  [41, 0, "over", { count: 1 }],
  [43, 0, "tooMany", { maximum: 42 }],
] as const)("says of %s good and %s damaged pieces: %s", (good, bad, key, params) => {
  const came = good === undefined ? {} : { P: good };
  expect(judgeLine(line, { came, damaged: { P: bad } }).words).toMatchObject({ key: `floor.${key}`, params });
});

it("counts scans where pieces are told apart by serials, and where nobody has counted", () => {
  const scanned = { ...line, scanned: 7 };
  expect(judgeLine(scanned, { came: {}, damaged: {} }).good).toBe(7);
  expect(judgeLine(scanned, { came: { P: 5 }, damaged: {} }).good).toBe(5);
  expect(judgeLine({ ...scanned, needsSerials: true }, { came: { P: 5 }, damaged: {} }).good).toBe(7);
});

it("knows that a field isn't read", () => {
  expect(judgeLine(line, { came: { P: "" }, damaged: {} })).toMatchObject({ good: 0, isUnread: true });
});
