import fc from "fast-check";
import { expect, it } from "vitest";
import { isNearly } from "./nearly.ts";

it("lets one letter be missing, too many, wrong or in its neighbour's place", () => {
  for (const typed of ["feraro", "ferarro", "ferrarro", "ferrato", "ferraro"])
    expect(isNearly(typed, "ferraro")).toBe(true);
  for (const typed of ["feraor", "ferr", "rossi", ""]) expect(isNearly(typed, "ferraro")).toBe(false);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 8 });

it("knows a word with a letter more, from both sides", () => {
  fc.assert(
    fc.property(word, fc.nat(8), fc.constantFrom("a", "x"), (text, at, letter) => {
      const more = text.slice(0, at) + letter + text.slice(at);
      expect(isNearly(text, more) && isNearly(more, text)).toBe(true);
    }),
  );
});

it("makes no difference of which is which", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isNearly(one, other)).toBe(isNearly(other, one));
    }),
  );
});
