import { expect, it } from "vitest";
import { plainNumber } from "./plain-number.ts";

it("is the same however a number was written, and keeps what is none of its separators", () => {
  for (const typed of ["IT12345670157", "it 123.456 701-57", "I T-12345670157\u00a0"])
    expect(plainNumber(typed)).toBe("IT12345670157");
  expect(plainNumber("CHE-116.281.710 MWST")).toBe("CHE116281710MWST");
  expect(plainNumber("A/1")).toBe("A/1");
});
