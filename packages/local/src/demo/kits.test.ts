import { expect, it } from "vitest";
import { languages } from "@solvia/core/platform/locale";
import { demoKits } from "./kits.ts";
import { demoProducts } from "./products.ts";

it("makes kits of demonstration products that can be had, each with panels and an inverter", () => {
  const products = demoProducts();
  const kits = demoKits(products);
  expect(kits.length).toBeGreaterThanOrEqual(3);
  for (const { parts, texts } of kits) {
    expect(Object.keys(texts).sort()).toEqual([...languages].sort());
    expect(new Set(Object.values(texts).map((one) => one?.description)).size).toBe(languages.length);
    const chosen = parts.map(({ at, quantity }) => ({ ...products[at], quantity }));
    expect(chosen.map(({ category }) => category)).toEqual(expect.arrayContaining(["panels", "inverters"]));
    for (const { stock = 0, quantity } of chosen) expect(stock).toBeGreaterThanOrEqual(quantity);
  }
});
