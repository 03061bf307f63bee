import { expect, it } from "vitest";
import { basisOf } from "./basis.ts";

it.each([
  ["nobody logged in", undefined, "gross"],
  ["nobody logged in", null, "gross"],
  ["a private person", { accountType: "private" }, "gross"],
  ["a company's member", { accountType: "business", companyId: "C" }, "net"],
  ["an order of a private person", { companyId: undefined }, "gross"],
  ["an order of a company", { companyId: "C" }, "net"],
] as const)("%s reads prices %o: %s", (_, whose, basis) => {
  expect(basisOf(whose)).toBe(basis);
});
