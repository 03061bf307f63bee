import { globSync, readFileSync } from "node:fs";
import { entriesOf, textsOf, withoutForm } from "@solvia/texts/files";
import { expect, test } from "vitest";
import { applicationAreas } from "./every-text.ts";

/** Which keys the code asks for: that those are there the types say (`words.test.ts`), which nobody asks for is found here. */

const read = (folder: string): string[] =>
  globSync(`${new URL(folder, import.meta.url).pathname}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes(".test.") && !file.endsWith(".gen.ts"))
    .map((file) => readFileSync(file, "utf8"));
const sources = read("..");

/** Strings as they stand in the code: whole keys, groups (`TextGroup`), and codes that end a key. */
const literals = new Set(sources.flatMap((code) => [...code.matchAll(/"([\w.-]+)"/g)].map(([, text = ""]) => text)));
/** The codes that core's lists, names, fields and paths give: what comes in answers. */
const codes = new Set(
  read("../../../core/src").flatMap((code) =>
    [...code.matchAll(/["`]([\w.-]+)["`]|\b(\w+)\??:|\b(\w+),|export const (\w+)|\/([\w-]+)/g)].map(
      ([, ...found]) => found.find(Boolean) ?? "",
    ),
  ),
);
/** Codes that no place writes whole: put together of two, and zod's own (`platform/problems.ts`). */
const composed = /^(both|inverter-takes)-(high|low)-tension$|^invalid-type$/;

/** What `t(`problem.${code}`)` may ask for, by what stands around the code. */
const patterns = sources.flatMap((code) => {
  const words = new Set(code.match(/[\w-]+/g));
  return [...code.matchAll(/`((?:[\w-]+\.)+[\w-]*)\$\{(?:[^`{}]|\{[^{}]*\})*\}([\w.-]*)`/g)].map(
    ([, before = "", after = ""]) => ({ before, after, words }),
  );
});

const isChosen = (key: string): boolean =>
  patterns.some(({ before, after, words }) => {
    if (!key.startsWith(before) || !key.endsWith(after) || key.length <= before.length + after.length) return false;
    const code = key.slice(before.length, key.length - after.length);
    return words.has(code) || codes.has(code) || literals.has(code) || composed.test(code);
  });

const groupsOf = (key: string): string[] => {
  const steps = key.split(".");
  return steps.map((_, last) => steps.slice(0, last).join(".")).filter((group) => group.includes("."));
};

test.for(applicationAreas)("%s has no text that nobody asks for", (area) => {
  const keys = [...new Set(entriesOf(textsOf(area, "it")).map(([key]) => withoutForm(key)))];
  const unused = keys.filter(
    (key) => !literals.has(key) && !groupsOf(key).some((group) => literals.has(group)) && !isChosen(key),
  );
  expect(unused).toEqual([]);
});
