import { expect, it } from "vitest";
import { vatActOf } from "./order-history-vat.ts";

const act = (...fields: { field: string; from?: string | number; to?: string | number }[]) => vatActOf([{ fields }]);

it("tells a proposal with the rule that is and the one that is proposed", () => {
  expect(
    act(
      { field: "vatProposal.reason", to: "Lettera" },
      { field: "vatProposal.rule", to: "declaration-of-intent" },
      { field: "amounts.treatment.rule", from: "domestic", to: "domestic" },
    ),
  ).toEqual({ act: "proposed", rule: { field: "vatProposal.rule", from: "domestic", to: "declaration-of-intent" } });
});

it("tells a confirmation with rule and total, from what to what, also where the list of changes was cut", () => {
  const rule = { field: "amounts.treatment.rule", from: "domestic", to: "declaration-of-intent" };
  const total = { field: "amounts.total", from: 12_200, to: 10_000 };
  expect(act(rule, total, { field: "vatProposal.rule", from: "declaration-of-intent" })).toEqual({
    act: "confirmed",
    rule,
    total,
  });
  const decided = { field: "vatDecision.rule", to: "as-placed" };
  expect(act(decided, { field: "vatProposal.rule", from: "as-placed" })).toMatchObject({
    act: "confirmed",
    rule: decided,
  });
});

it("tells that a proposal has ended", () => {
  const proposal = { field: "vatProposal.rule", from: "export" };
  expect(act({ field: "vatProposal.reason", from: "Lettera" }, proposal)).toEqual({ act: "ended", rule: proposal });
});
