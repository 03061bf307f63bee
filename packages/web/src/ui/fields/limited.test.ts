import { expect, it } from "vitest";

const files = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

it("no field cuts what is typed or pasted without a word: limits are said (limited.tsx)", () => {
  const cutting = Object.entries(files).filter(([, text]) => /\bmaxlength\s*[=:]/i.test(text));
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(cutting.map(([file]) => file)).toEqual([]);
});
