import { expect, it } from "vitest";
import { areAllAccepted, linesOf, takenLines, type MaterialRow } from "./material.ts";

const rows: MaterialRow[] = [
  { row: 1, text: "A-1 n. 4", outcome: "changed", reasons: [], productCode: "A-1", name: "A", quantity: 7 },
  { row: 2, text: "B-9 2", outcome: "refused", reasons: [{ code: "unknown-article" }] },
  // Its pieces stand in the first row.
  { row: 3, text: "a-1 3", outcome: "changed", reasons: [], productCode: "A-1", name: "A" },
  { row: 4, text: "C-2 1", outcome: "accepted", reasons: [], productCode: "C-2", name: "C", quantity: 1 },
];

it("keeps what was written to be mended, and writes what is taken once", () => {
  expect(linesOf(rows)).toBe("A-1 n. 4\nB-9 2\na-1 3\nC-2 1");
  expect(takenLines(rows)).toBe("A-1 7\nC-2 1");
  expect(areAllAccepted(rows)).toBe(false);
  expect(areAllAccepted(rows.slice(3))).toBe(true);
});
