import { expect, it } from "vitest";
import { wordsIn } from "./words-in.ts";

it.each([
  [undefined, ["Ada Neri"], true],
  ["  ", ["Ada Neri"], true],
  ["neri ada", ["Ada Neri"], true],
  ["NERÌ", ["Ada Neri"], true],
  ["neri conti", ["Ada Neri", "Conti S.p.A."], true],
  ["conti spa", [undefined, "Conti S.p.A."], true],
  ["RB000012", ["RB000012-AB12CD"], true],
  ["neri gallo", ["Ada Neri"], false],
])("%j in %j: %s", (search, texts, found) => {
  expect(wordsIn(search)(...texts)).toBe(found);
});
