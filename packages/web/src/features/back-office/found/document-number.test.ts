import { expect, it } from "vitest";
import { isWholeNumber, mayBeNumber } from "./document-number.ts";

it.each(["12/", "12/20", "4/2026", "4 / 2026"])("may be a document's number, or how one begins: %s", (text) => {
  expect(mayBeNumber(text)).toBe(true);
});

it.each(["4/2026", "1204/2026", " 4 / 2026 ", "4/2026-E", "4/2026E"])("is a document's whole number: %s", (text) => {
  expect(isWholeNumber(text)).toBe(true);
});

it.each(["4/", "4/20", "4200TL", "6/10 mm²", "S-2026-000004", "400/410 W", "cavo 4/2026", "M8/2026"])(
  "is no document's whole number, so that products are asked: %s",
  (text) => {
    expect(isWholeNumber(text)).toBe(false);
  },
);
