import fc from "fast-check";
import { expect, it } from "vitest";
import { minimumWarnings } from "./minimum-warnings.ts";

it.each([
  [1, 50_000, 96, 36, "minimum-above-stock", 96],
  [1, 40, 96, 36, "minimum-above-pallet", 36],
  [1, 40, 0, 36, "minimum-above-pallet", 36],
  [1, 36, 0, 36, "minimum-tenfold", undefined],
  [4, 40, 96, 0, "minimum-tenfold", undefined],
  [1000, 1, 0, 0, "minimum-tenfold", undefined],
  [undefined, 1000, 0, 0, "minimum-tenfold", undefined],
  [1, 9, 96, 36, undefined, undefined],
  [undefined, 36, 0, 36, undefined, undefined],
  [0, 1, 0, 0, undefined, undefined],
  [4, 0, 96, 36, undefined, undefined],
] as const)(
  "from %s to %s of %s pieces, %s on a pallet: %s",
  (before, after, available, piecesPerPackage, code, limit) => {
    const [first] = minimumWarnings({ before, after, available, piecesPerPackage });
    expect([first?.code, first?.params["limit"]]).toEqual([code, limit]);
  },
);

it("asks nothing of a minimum that stays, and once at most of any other", () => {
  const pieces = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(pieces, pieces, pieces, pieces, (before, after, available, piecesPerPackage) => {
      expect(minimumWarnings({ before, after: before, available, piecesPerPackage })).toEqual([]);
      expect(minimumWarnings({ before, after, available, piecesPerPackage }).length).toBeLessThanOrEqual(1);
    }),
  );
});
