import { expect, it } from "vitest";
import { promisedOf } from "./promised.ts";
import type { Quotation } from "./shared/quotation-shapes.ts";

const line = (lineId: string, more = {}) => ({ lineId, productId: lineId, category: "panels", ...more });
const quotation = (more: Partial<Record<keyof Quotation, unknown>> = {}) =>
  ({
    mayAccept: true,
    current: { lines: [line("A"), line("B"), line("C"), line("D"), line("S", { category: "preparation_costs" })] },
    balance: ["A", "B", "C", "S"].map((lineId) => ({ lineId, left: 10 })).concat({ lineId: "D", left: 0 }),
    living: {
      findings: [
        { code: "stock", productId: "B", lineId: "B", available: 4 },
        { code: "gone", productId: "C", lineId: "C" },
      ],
    },
    ...more,
  }) as unknown as Quotation;

it("promises what is left and sold: not what is ordered, gone or a service, and says of how many there are too few", () => {
  expect(promisedOf(quotation()).map(({ lineId, left, available }) => [lineId, left, available])).toEqual([
    ["A", 10, 10],
    ["B", 10, 4],
  ]);
});

it("promises nothing of what its customer can't accept any more", () => {
  expect(promisedOf(quotation({ mayAccept: false }))).toEqual([]);
});
