import { globSync, readFileSync } from "node:fs";
import { expect, it as test } from "vitest";
import { office } from "./office.it.ts";
import { orders } from "./orders.it.ts";
import { people } from "./people.it.ts";
import { profile } from "./profile.it.ts";
import { shop } from "./shop/it.ts";
import { showcase } from "./showcase.it.ts";
import { systemCheckTexts } from "./system-check.it.ts";

const areas: object[] = [
  ...Object.values(shop),
  showcase,
  { system: systemCheckTexts },
  orders,
  profile,
  people,
  office,
];
const sources = globSync(`${new URL("..", import.meta.url).pathname}/**/*.{ts,tsx}`).filter(
  (file) => !file.includes(".test."),
);

const at = (texts: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], texts);
const isText = (key: string): boolean =>
  areas.some((texts) => typeof at(texts, key) === "string" || typeof at(texts, `${key}_other`) === "string");
const isGroup = (key: string): boolean => areas.some((texts) => typeof at(texts, key) === "object");

/** What the code asks for by `t("a.b")`, and by `t(`a.${code}`)` up to where it varies. */
function asked(pattern: RegExp): [key: string, file: string][] {
  return sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(({ 1: key = "" }): [string, string] => [key, file]),
  );
}

test("every text that the code names is there", () => {
  const named = asked(/\bt\(\s*"([\w.-]+)"/g);
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(([key]) => !isText(key))).toEqual([]);
});

test("every group of texts that the code chooses from is there", () => {
  const chosen = asked(/\bt\(\s*`([\w.]+)\.\$\{/g);
  expect(chosen.length).toBeGreaterThan(50);
  expect(chosen.filter(([key]) => !isGroup(key))).toEqual([]);
});
