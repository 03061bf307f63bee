import { expect, it } from "vitest";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { judged, type Loaded } from "./judge.ts";
import type { Placed } from "./problems-at-fields.ts";

interface Values {
  name: string;
  city: string;
}
const values: Values = { name: "", city: "" };
/** Each problem at its field, but for one of the whole form. */
const place = (problems: readonly FieldProblem[]): Placed => ({
  at: Object.fromEntries(
    problems.filter(({ field }) => field !== "").map(({ field, code }) => [field, `contract: ${code}`]),
  ),
  beside: problems.filter(({ field }) => field === "").map(({ code }) => code),
});
const loaded = (...problems: FieldProblem[]): Loaded<Values> => ({
  contract: { isRequired: () => true, faultsOf: () => problems },
  checks: () => [{ field: "city", code: "loaded-rule" }],
});
const input = (body: Values) => ({ body });

it("says a form's own words before those of the contract and of loaded rules, each at its field", () => {
  const check = ({ name }: Values) => (name === "" ? { name: "own words" } : {});
  const faults = [
    { field: "name", code: "required" },
    { field: "", code: "both-missing" },
  ];
  expect(judged(values, loaded(...faults), { check, input }, place)).toEqual({
    at: { name: "own words", city: "contract: loaded-rule" },
    beside: ["both-missing"],
  });
  expect(judged({ ...values, name: "Ada" }, loaded(...faults), { check, input }, place).at).toEqual({
    name: "contract: required",
    city: "contract: loaded-rule",
  });
});

it("takes words that aren't there for none, so that the contract's stay", () => {
  const check = () => ({ name: "", city: undefined });
  expect(judged(values, loaded({ field: "name", code: "required" }), { check, input }, place).at).toEqual({
    name: "contract: required",
    city: "contract: loaded-rule",
  });
});

it("judges by its own words and loaded rules alone what has no contract", () => {
  const alone: Loaded<Values> = { contract: undefined, checks: () => [] };
  expect(judged(values, alone, { check: () => ({ city: "own words" }), input }, place)).toEqual({
    at: { city: "own words" },
    beside: [],
  });
});
