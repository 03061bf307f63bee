import { expect, it } from "vitest";
import { steadyCodes, type Seen } from "./steady-codes.ts";

const one = (text: string, off = 0): Seen => ({ text, off });
const read = (pictures: readonly (readonly Seen[])[]) => {
  const next = steadyCodes();
  return pictures.map((seen) => next(seen)).filter((text) => text !== undefined);
};
const many = (times: number, picture: readonly Seen[]) => Array.from({ length: times }, () => picture);

it("gives a code once for as long as it stays in the picture", () => {
  expect(read(many(50, [one("A")]))).toEqual(["A"]);
});

it("gives none that was read in one picture alone", () => {
  expect(read([[one("A")], [one("B")], [], [one("A")], []])).toEqual([]);
});

it("gives it again when it has been gone, and not for a blink", () => {
  const [seen, gone] = [many(3, [one("A")]), [] as Seen[]];
  expect(read([...seen, ...many(3, gone), ...seen])).toEqual(["A"]);
  expect(read([...seen, ...many(10, gone), ...seen])).toEqual(["A", "A"]);
});

it("takes the one in the middle of several on a label, and the next when it gets there", () => {
  const pictures = [...many(4, [one("EAN", 90), one("SERIAL", 5)]), ...many(4, [one("EAN", 5), one("SERIAL", 90)])];
  expect(read(pictures)).toEqual(["SERIAL", "EAN"]);
});

it("goes from piece to piece", () => {
  expect(read(["A", "B", "C", "A"].flatMap((text) => many(8, [one(text)])))).toEqual(["A", "B", "C", "A"]);
});
