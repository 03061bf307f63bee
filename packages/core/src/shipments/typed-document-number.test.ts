import fc from "fast-check";
import { expect, it } from "vitest";
import { numberIn } from "./papers/transport-document.ts";
import { typedDocumentNumber } from "./typed-document-number.ts";

it("reads a document's number however it is typed, and nothing else", () => {
  for (const text of ["DDT 12/2026", "ddt12/2026", " 12 / 2026 ", "012/2026"])
    expect(typedDocumentNumber(text), text).toBe("DDT 12/2026");
  expect(typedDocumentNumber("ddt 3/2026/mi")).toBe("DDT 3/2026/MI");
  for (const text of ["", "12", "DDT", "12/26", "A12/2026", "12/2026/MILANO-NORD", "panel 12/2026"])
    expect(typedDocumentNumber(text), text).toBeUndefined();
});

it("reads each number that a document bears", () => {
  const code = fc.option(fc.stringMatching(/^[A-Z0-9]{1,4}$/), { nil: undefined });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 2024, max: 2090 }),
      code,
      (place, year, series) => {
        const number = numberIn(place, `${year}-06-30`, series);
        expect(typedDocumentNumber(number)).toBe(number);
        expect(typedDocumentNumber(number.toLowerCase().slice(4))).toBe(number);
      },
    ),
  );
});
