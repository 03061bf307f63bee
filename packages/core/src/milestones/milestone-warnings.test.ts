import { expect, it } from "vitest";
import { milestoneWarnings } from "./milestone-warnings.ts";

type Wanted = Parameters<typeof milestoneWarnings>[0];

it.each<[string, Wanted, string[]]>([
  ["25 EUR for 300 EUR of goods", { measure: "amount", goods: 300_00, kind: "amount", amount: 25_00 }, []],
  ["a fifth", { measure: "amount", goods: 500_00, kind: "amount", amount: 100_00 }, []],
  [
    "a cent more than a fifth",
    { measure: "amount", goods: 500_00, kind: "amount", amount: 100_01 },
    ["reward-beyond-goods"],
  ],
  [
    "far more than was bought",
    { measure: "amount", goods: 1_00, kind: "amount", amount: 999_999_00 },
    ["reward-beyond-goods"],
  ],
  ["300 EUR for 12 orders", { measure: "orders", count: 12, kind: "amount", amount: 300_00 }, []],
  [
    "1,000 EUR for one order",
    { measure: "orders", count: 1, kind: "amount", amount: 1_000_00 },
    ["reward-beyond-orders"],
  ],
  ["3 %", { measure: "amount", goods: 1, kind: "percent", percent: 300 }, []],
  ["half of the next order", { measure: "orders", count: 100, kind: "percent", percent: 5_000 }, ["reward-half"]],
])("asks about %s: %j", (_, wanted, codes) => {
  expect(milestoneWarnings(wanted).map(({ code }) => code)).toEqual(codes);
});
