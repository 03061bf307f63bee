import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { countryOf, languages, ownLanguage } from "@solvia/core/platform/locale";
import { tagOf } from "@solvia/core/platform/text/reader-format";

const page = readFileSync(new URL("../../index.html", import.meta.url), "utf8").replaceAll(/\s+/gu, " ");
const said = [...page.matchAll(/<p(?: lang="([\w-]+)")?>(.*?)<\/p>/gu)].map(([, tag = "it", text = ""]) => ({
  tag,
  text,
}));

it("says in every language that it needs scripts, and leads to a shop that is read in it without", () => {
  expect(said.map(({ tag }) => tag)).toEqual(languages.map(tagOf));
  for (const [at, { text }] of said.entries()) {
    expect(text).toContain("JavaScript");
    const country = countryOf(/\?country=(\w\w)/u.exec(text)?.[1] ?? "");
    expect(country && ownLanguage(country)).toBe(languages[at]);
  }
});
