import { expect, it } from "vitest";
import { isReckonable, returnOf } from "./return-of.ts";

const amounts = { total: 1_220_000, vatAmount: 220_000 } as Parameters<typeof returnOf>[0]["amounts"];
const offer = { amounts, peakPower: 6_300, basis: "gross", address: undefined } as const;
const told = (of: Parameters<typeof returnOf>[0]) =>
  Object.fromEntries(new URL(returnOf(of), "https://shop").searchParams);

it("takes an offer's power and price along: with VAT for who bears it, without for who doesn't", () => {
  expect(told(offer)).toEqual({ powerKw: "6.3", consumptionKwh: "6300", investmentCents: "1220000" });
  expect(told({ ...offer, basis: "net" })).toMatchObject({ investmentCents: "1000000" });
});

it("is offered for plants that the calculator knows the sun and the size of", () => {
  expect(isReckonable(offer)).toBe(true);
  expect(isReckonable({ ...offer, address: "pickup" })).toBe(true);
  for (const peakPower of [0, 499, 1_000_001]) expect(isReckonable({ ...offer, peakPower })).toBe(false);
  const address = { countryCode: "DE" } as Extract<Parameters<typeof returnOf>[0]["address"], object>;
  expect(isReckonable({ ...offer, address })).toBe(false);
});
