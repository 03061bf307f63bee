import { expect, test } from "vitest";
import { checkoutSteps, reachedStep } from "./steps.ts";

test("every step is there once it is known where the goods go, and only the first before", () => {
  expect(checkoutSteps.map((step) => reachedStep(step, {}))).toEqual(["address", "address", "address"]);
  for (const address of ["pickup", { id: "A" }]) {
    expect(checkoutSteps.map((step) => reachedStep(step, { address }))).toEqual([...checkoutSteps]);
  }
});
