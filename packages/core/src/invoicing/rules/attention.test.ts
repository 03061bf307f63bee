import { expect, it } from "vitest";
import type { Notice } from "../document.ts";
import { contradicted } from "./attention.ts";

const told = (
  kind: Notice["kind"],
  minute: number,
  codes: readonly string[] = [],
  fileName = "IT01_00001.xml",
): Notice => ({
  kind,
  fileName,
  at: `2026-11-24T02:${String(minute).padStart(2, "0")}:00Z`,
  codes,
});
const delivered = told("RC", 10);

it.each([
  ["a delivery alone", [delivered], false],
  ["a refusal of what was delivered", [delivered, told("NS", 20, ["00404"])], true],
  ["the same that came before the delivery", [told("NS", 5, ["00404"]), delivered], true],
  ["a refusal because the file came twice", [delivered, told("NS", 20, ["00002"])], false],
  ["not delivered, after the delivery", [delivered, told("MC", 20)], true],
  ["not delivered at first, told late", [delivered, told("MC", 5)], false],
  ["a refusal of a former file", [told("NS", 5, ["00311"], "IT01_00000.xml"), delivered], false],
] as const)("%s: contradicted %#", (_, notices, expected) => {
  expect(contradicted(notices)).toBe(expected);
});
