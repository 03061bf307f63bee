import { expect, it } from "vitest";
import { setCustomerReference } from "../../contract/order-cart.ts";
import { fieldProblemsOf } from "../../platform/problems.ts";
import { referenceProblem } from "./customer-reference.ts";

it.each([
  ["", undefined],
  ["Cantiere 7", undefined],
  [" PO/2026-11 #4 ", undefined],
  ["12345678901234567890", undefined],
  ["123456789012345678901", "too-big"],
  ["Cantiere è/7", "basic-latin"],
  ["Haus Müller/3", "basic-latin"],
  ["«ß»", "basic-latin"],
  ["Budynek Łódź", "basic-latin"],
] as const)("the page and the API say the same of the reference %j", (typed, problem) => {
  expect(referenceProblem(typed)).toBe(problem);
  const { error } = setCustomerReference.body.safeParse({ customerReference: typed });
  const told = error ? fieldProblemsOf(error).map(({ code }) => code) : [];
  expect(told).toEqual(problem ? [problem] : []);
});
