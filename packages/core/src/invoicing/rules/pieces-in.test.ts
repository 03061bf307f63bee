import fc from "fast-check";
import { expect, it } from "vitest";
import { PiecesText } from "../../contract/shapes/invoice.ts";
import { maximumLines } from "../../orders/cart/cart-room.ts";
import { newId } from "../../platform/ids.ts";
import { piecesIn, piecesOfLines, piecesText } from "./pieces-in.ts";

const lines = Array.from({ length: maximumLines }, () => ({ productId: newId() }));

it("tells the pieces of any lines of an order there and back, in an address of which every letter stands as it is", () => {
  const some = fc.subarray(lines, { minLength: 1 });
  fc.assert(
    fc.property(some, fc.infiniteStream(fc.integer({ min: 1, max: 999_999 })), (chosen, quantities) => {
      const counts = quantities[Symbol.iterator]();
      const pieces = chosen.map((line) => ({ ...line, quantity: Number(counts.next().value) }));
      const text = piecesText(pieces) ?? "";
      expect(encodeURIComponent(text)).toBe(text);
      expect(piecesOfLines(piecesIn(PiecesText.parse(text)), lines)).toEqual(pieces);
    }),
  );
});

it("has room for all lines of the longest order, as many pieces of each as there can be", () => {
  const text = piecesText(lines.map((line) => ({ ...line, quantity: 999_999 }))) ?? "";
  expect(PiecesText.safeParse(text).success).toBe(true);
});

it("says nothing of no pieces, and whole ids where two end alike", () => {
  expect(piecesText([])).toBeUndefined();
  const alike = [`A${"0".repeat(25)}`, `B${"0".repeat(25)}`].map((productId) => ({ productId, quantity: 1 }));
  expect(piecesText(alike)).toBe(`A${"0".repeat(25)}.1-B${"0".repeat(25)}.1`);
  expect(piecesOfLines(piecesIn(piecesText(alike) ?? ""), alike)).toEqual(alike);
  // The end of both is neither's.
  const end = [{ productId: "0".repeat(10), quantity: 1 }];
  expect(piecesOfLines(end, alike)).toEqual(end);
});

it("reads whole ids as they were written before, and takes no short end for a line", () => {
  const [first, second] = lines;
  const text = `${first?.productId}:2,${second?.productId}:1`;
  expect(piecesOfLines(piecesIn(PiecesText.parse(text)), lines)).toEqual([
    { ...first, quantity: 2 },
    { ...second, quantity: 1 },
  ]);
  const short = [{ productId: first?.productId.slice(-9) ?? "", quantity: 1 }];
  expect(piecesOfLines(short, lines)).toEqual(short);
});
