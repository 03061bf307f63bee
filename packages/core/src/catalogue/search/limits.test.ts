import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { readLimits } from "./limits.ts";

const read = (text: string) => readLimits(text.normalize("NFC")).limits.map(({ facet, min, max }) => [facet, min, max]);

test.each([
  ["pannelli sotto 100 euro", "price", undefined, 10_000],
  ["under 100", "price", undefined, 10_000],
  ["Module unter 100 €", "price", undefined, 10_000],
  ["meno di 99,90 euro", "price", undefined, 9990],
  ["moins de 1.500 €", "price", undefined, 150_000],
  ["max €250", "price", undefined, 25_000],
  ["<100€", "price", undefined, 10_000],
  ["panele do 100 euro", "price", undefined, 10_000],
  ["панелі до 100 євро", "price", undefined, 10_000],
  ["tra 100 e 200 euro", "price", 10_000, 20_000],
  ["100-200 €", "price", 10_000, 20_000],
  ["inverter da 3 a 6 kW", "power", 3000, 6000],
  ["von 3 bis 6 kW", "power", 3000, 6000],
  ["entre 3 y 6 kW", "power", 3000, 6000],
  ["3-6kW", "power", 3000, 6000],
  ["od 800 W do 2 kW", "power", 800, 2000],
  ["batterie oltre 10 kWh", "energy", 10_000, undefined],
  ["über 10 kWh", "energy", 10_000, undefined],
  ["ueber 10 kWh", "energy", 10_000, undefined],
  ["powyżej 10 kWh", "energy", 10_000, undefined],
  ["10 kWh+", "energy", 10_000, undefined],
  ["450w", "power", 450, 450],
  ["450 Wp", "power", 450, 450],
  ["0,45 kW", "power", 450, 450],
  ["1.500 W", "power", 1485, 1515],
  ["7,4 kW", "power", 7326, 7474],
  ["10 kWh", "energy", 9500, 10_500],
])("%s", (text, facet, min, max) => {
  const [first, ...more] = read(text);
  expect(more).toEqual([]);
  expect([first?.[0], first?.[1] && Math.round(Number(first[1])), first?.[2] && Math.round(Number(first[2]))]).toEqual([
    facet,
    min,
    max,
  ]);
});

test.each(["SUN2000-450W-P2", "growatt min 5000", "growatt max 100ktl3", "MIN 3000TL-X", "tetto da 10", "48 V", "6mm"])(
  "%s says nothing of a price or a size",
  (text) => expect(read(text)).toEqual([]),
);

it("gives back everything else in its place, and says what it read as it was said", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zà-ÿß ]{0,12}$/),
      fc.integer({ min: 1, max: 9999 }),
      fc.stringMatching(/^[ a-zà-ÿß]{0,12}$/),
      (before, watt, after) => {
        const text = `${before} ${watt} W ${after}`.normalize("NFC");
        const { limits, rest } = readLimits(text);
        expect(rest.length).toBe(text.length);
        for (const { at, said } of limits) expect(text.slice(at).trimStart().startsWith(said)).toBe(true);
      },
    ),
  );
});
