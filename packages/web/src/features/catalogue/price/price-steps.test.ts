import { expect, test } from "vitest";
import { lineTotal, savingOf, partsFor, savingsOf, shownPerUnit, type Price } from "./price-steps.ts";

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

test("full pallets and containers have their price, the rest is paid by the piece", () => {
  const parts = (quantity: number) => partsFor(price, quantity).map(({ pieces, unit }) => [pieces, unit]);
  expect(parts(35)).toEqual([[35, 10_000]]);
  expect(parts(37)).toEqual([
    [36, 9_500],
    [1, 10_000],
  ]);
  expect(parts(760)).toEqual([
    [720, 9_000],
    [36, 9_500],
    [4, 10_000],
  ]);
  expect(lineTotal({ ...price, gross: 12_200 }, 37, true)).toBe(36 * 9_500 + 10_000);
});

test("a full pallet saves its pieces times what each costs less", () => {
  expect(savingsOf(price)).toEqual([
    { kind: "pallet", pieces: 36, saved: 18_000 },
    { kind: "container", pieces: 720, saved: 720_000 },
  ]);
  expect(savingOf(price, 9_500)).toBe(500);
});

test("a private buyer's pieces cost on the page what the cart charges for them", () => {
  const module = { unit: 7_219, ladder: [step("piece", 1, 7_219)], gross: 8_929 };
  expect([1, 16].map((pieces) => lineTotal(module, pieces, false))).toEqual([8_929, 16 * 8_929]);
  expect(lineTotal(module, 16, true)).toBe(16 * 7_219);
});

test("the price by size is that of the price beside it", () => {
  const perUnit = { per: "Wp" as const, amount: 1_569, gross: 1_941 };
  expect(shownPerUnit({ perUnit }, true)).toEqual({ per: "Wp", amount: 1_569 });
  expect(shownPerUnit({ perUnit }, false)).toEqual({ per: "Wp", amount: 1_941 });
});
