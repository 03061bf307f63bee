import { expect, it } from "vitest";
import { codesIn, withCodes } from "./codes-in.ts";

it("reads what a scanner types, a column that is pasted and a list with commas", () => {
  expect(codesIn("ab001\nAB002\r\nAB003")).toEqual(["AB001", "AB002", "AB003"]);
  expect(codesIn(" AB001;AB002 , ab001\tAB003 ")).toEqual(["AB001", "AB002", "AB003"]);
  expect(codesIn(" \n")).toEqual([]);
});

it("adds what isn't there yet", () => {
  expect(withCodes("AB001", ["AB002", "AB001"])).toBe("AB001\nAB002");
});
