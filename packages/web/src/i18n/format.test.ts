import { describe, expect, test } from "vitest";
import { energy, money, percent, perUnit, power, weight } from "./format.ts";

const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("figures as the reader writes them", () => {
  test.each([
    [0, "0,00 €"],
    [5, "0,05 €"],
    [100_095, "1.000,95 €"],
    [-123_456_789, "−1.234.567,89 €"],
  ])("%i cents are %s in Italian", (cents, text) => expect(plain(money(cents, "it"))).toBe(text));

  test("money in English", () => expect(money(100_095, "en")).toBe("€1,000.95"));

  test.each([
    [999, "999 W"],
    [1000, "1 kW"],
    [12_500, "12,5 kW"],
  ])("%i watts are %s: the larger unit from 1000 on", (watts, text) => expect(power(watts, "it")).toBe(text));

  test.each([
    [999, "999 Wh"],
    [5760, "5,76 kWh"],
  ])("%i watt-hours are %s", (wattHours, text) => expect(energy(wattHours, "it")).toBe(text));

  test("grams become kilograms", () => {
    expect(weight(850, "it")).toBe("0,85 kg");
    expect(weight(1_005, "it")).toBe("1,005 kg");
    expect(weight(33_890, "it")).toBe("33,89 kg");
  });

  test("a price by size keeps a tenth of a cent per watt", () => {
    expect(perUnit({ per: "Wp", amount: 1177 }, "it")).toBe("0,118 €/Wp");
    expect(perUnit({ per: "W", amount: 1177 }, "it")).toBe("0,118 €/W");
    expect(perUnit({ per: "kWh", amount: 1_177_000 }, "it")).toBe("117,70 €/kWh");
    expect(perUnit({ per: "kWh", amount: 3_068_000 }, "it")).toBe("306,80 €/kWh");
  });

  test("basis points", () => expect(plain(percent(310, "it"))).toMatch(/^3,1 ?%$/));
});
