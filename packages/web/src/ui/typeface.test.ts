import { readFileSync } from "node:fs";
import { typefaceParts, typefaceStyle } from "@solvia/core/platform/typeface";
import { expect, it } from "vitest";

const bare = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\s+|;(?=\s*\})/g, "");

it("draws the application with the faces of public pages", () => {
  const parts = Object.keys(typefaceParts).map((part) => [
    part,
    `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`,
  ]);
  const file = readFileSync(new URL("typeface.css", import.meta.url), "utf8");
  expect(bare(file)).toBe(bare(typefaceStyle(Object.fromEntries(parts))));
});
