import { expect, test } from "vitest";
import { savingOf, savingsOf, unitFor, type Price } from "./price-steps.ts";

const step = (kind: "piece" | "pallet" | "container", quantity: number, unit: number) => ({
  kind,
  quantity,
  unit,
  savingBasisPoints: 0,
});
const price = {
  unit: 10_000,
  ladder: [step("piece", 1, 10_000), step("pallet", 36, 9_500), step("container", 720, 9_000)],
} as unknown as Price;

test("pallet and container prices hold for full ones only", () =>
  expect([1, 35, 36, 37, 72, 720].map((quantity) => unitFor(price, quantity))).toEqual([
    10_000, 10_000, 9_500, 10_000, 9_500, 9_000,
  ]));

test("a full pallet saves its pieces times what each costs less", () => {
  expect(savingsOf(price)).toEqual([
    { kind: "pallet", pieces: 36, saved: 18_000 },
    { kind: "container", pieces: 720, saved: 720_000 },
  ]);
  expect(savingOf(price, 9_500)).toBe(500);
});
