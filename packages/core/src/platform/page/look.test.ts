import { expect, it, test } from "vitest";
import { colours, type Colour } from "./look.ts";

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const words: readonly [Colour, readonly Colour[]][] = [
  ["ink", ["paper", "surface", "shade", "notice", "conflict", "chosen"]],
  ["soft", ["paper", "surface", "shade"]],
  ["brand", ["paper", "surface", "shade"]],
  ["brand-ink", ["chosen"]],
  ["danger", ["paper", "surface"]],
];

test.each(["light", "dark"] as const)("words are read on their grounds in the %s look (WCAG 1.4.3)", (look) => {
  for (const [word, grounds] of words) {
    for (const ground of grounds) {
      expect(contrast(colours[look][word], colours[look][ground]), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(["light", "dark"] as const)(
  "stars and edges are told from their ground in the %s look (WCAG 1.4.11)",
  (look) => {
    expect(contrast(colours[look].star, colours[look].surface)).toBeGreaterThanOrEqual(3);
  },
);

it("says each colour in both looks", () => {
  expect(Object.keys(colours.dark)).toEqual(Object.keys(colours.light));
});
