import { expect, test } from "vitest";
import { readQuickLines } from "./quick-lines.ts";

test.each([
  ["LR5-54HTH-430M 36", "LR5-54HTH-430M", 36],
  ["LR5-54HTH-430M\t36", "LR5-54HTH-430M", 36],
  ["LR5-54HTH-430M; 36", "LR5-54HTH-430M", 36],
  ["  SUN2000 10KTL , 2 ", "SUN2000 10KTL", 2],
])("reads %j", (text, productCode, quantity) => {
  expect(readQuickLines(text)).toEqual({ lines: [{ productCode, quantity }], unreadable: [] });
});

test("names the lines that it can't read and passes over empty ones", () => {
  expect(readQuickLines("A 1\n\njust-a-code\nB 0\nC 3\nD 1,500\nE 1.500").unreadable).toEqual([3, 4, 6, 7]);
});
