import { expect, test } from "vitest";
import { problems } from "@solvia/core/platform/problems";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { showcase as showcaseEn } from "./showcase.en.ts";
import { showcase as showcaseIt } from "./showcase.it.ts";
import { storefront as pagesEn } from "./storefront.en.ts";
import { storefront as pagesIt } from "./storefront.it.ts";

const keysOf = (texts: object, path = ""): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  );

test("English has every text that Italian has, and no other", () => {
  expect(keysOf(en).sort()).toEqual(keysOf(it).sort());
  expect(keysOf(showcaseEn).sort()).toEqual(keysOf(showcaseIt).sort());
  expect(keysOf(pagesEn).sort()).toEqual(keysOf(pagesIt).sort());
});

test("the storefront's texts hide none of the others", () => {
  const all = [it, pagesIt, showcaseIt].flatMap((texts) => keysOf(texts));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test("problems that are worded exist in the API", () => {
  const known = new Set<string>(Object.keys(problems));
  expect(Object.keys(it.problem).filter((code) => !known.has(code))).toEqual([]);
});
