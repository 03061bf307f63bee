import { expect, test } from "vitest";
import { notationOf } from "./notation.ts";
import { readCodeLines } from "./code-lines.ts";

const italian = notationOf("it");

test.each([
  ["LR5-54HTH-430M 36", "LR5-54HTH-430M", 36],
  ["LR5-54HTH-430M\t36", "LR5-54HTH-430M", 36],
  ["LR5-54HTH-430M; 36", "LR5-54HTH-430M", 36],
  ["LR5-54HTH-430M;36;", "LR5-54HTH-430M", 36],
  ["  SUN2000 10KTL , 2 ", "SUN2000 10KTL", 2],
  ["SUN2000 10KTL,2", "SUN2000 10KTL", 2],
  ["SE5000H 1.000", "SE5000H", 1000],
  ["SE5000H 1.000 pz", "SE5000H", 1000],
  ["SE5000H 5pz", "SE5000H", 5],
  ["KABEL 6;100", "KABEL 6", 100],
  ["A460-DEMO\t1.234\t60,50", "A460-DEMO", 1234],
  ["DEMO-K2-JOINT\t40\t3,20", "DEMO-K2-JOINT", 40],
  ["DEMO-K2-JOINT;40;3,20;128,00", "DEMO-K2-JOINT", 40],
  ["DEMO-K2-JOINT\t40\t€ 3\t128 EUR\t", "DEMO-K2-JOINT", 40],
])("reads %j", (text, productCode, quantity) => {
  expect(readCodeLines(text, italian)).toEqual({ lines: [{ productCode, quantity }], faults: [] });
});

test.each([
  ["SE5000H 1,5", "1,5", "not-whole"],
  ["SE5000H,1,5", "1,5", "not-whole"],
  ["SE5000H;0", "0", "too-small"],
  ["SE5000H -1", "-1", "too-small"],
  ["SE5000H +3", "+3", "signed"],
  ["SE5000H 1e2", "1e2", "exponent"],
  ["SE5000H 1000000", "1000000", "too-big"],
  ["SE5000H 1,500", "1,500", "unclear"],
  ["SE5000H 1 500", "1 500", "unclear"],
  ["SE5000H;40;3", "40 3", "unclear"],
  ["S650B € 999", "€ 999", "not-a-number"],
  ["S650B 999 €", "999 €", "not-a-number"],
  ["S650B;999,00", "999,00", "unclear"],
])("says of %j that its quantity %j is the fault: %s", (text, quantity, why) => {
  const { lines, faults } = readCodeLines(text, italian);
  expect(lines).toEqual([]);
  expect(faults).toMatchObject([
    { row: 1, quantity: { text: quantity, why: why === "unclear" ? why : { code: why } } },
  ]);
});

test("names the lines that have no quantity and passes over empty ones", () => {
  const { lines, faults } = readCodeLines("A 1\n\njust-a-code\nSUN2000 10KTL\nC 3\nJKM440N many", italian);
  expect(lines).toHaveLength(2);
  expect(faults).toEqual([{ row: 3 }, { row: 4 }, { row: 6 }]);
});

test("reads a quantity as its reader's country writes numbers", () => {
  expect(readCodeLines("A 1,500", notationOf("en")).lines).toEqual([{ productCode: "A", quantity: 1500 }]);
});
