import { globSync, readFileSync } from "node:fs";
import { languages, type Language } from "./languages.ts";

/** For tests and tools: the files of all areas, as they lie there. */

const folder = new URL("..", import.meta.url).pathname;

/** The names of the areas: the folders with texts. */
export const areas: readonly string[] = globSync("*/it.json", { cwd: folder })
  .map((file) => file.replace("/it.json", ""))
  .sort();

export const fileOf = (area: string, language: Language): string => `${folder}${area}/${language}.json`;

/** The languages that an area is written in. */
export const languagesOf = (area: string): Language[] => {
  const files = new Set(globSync("*.json", { cwd: `${folder}${area}` }));
  return languages.filter((language) => files.has(`${language}.json`));
};

export const textsOf = (area: string, language: Language): object =>
  JSON.parse(readFileSync(fileOf(area, language), "utf8")) as object;

const forms: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);
/** `{ one: "…", other: "…" }`: the forms of one text, as core counts by them. */
const isForms = (group: object): boolean =>
  "other" in group && "one" in group && Object.keys(group).every((name) => forms.has(name));

/** Each text with its key, lists' parts by their place, forms by `_one`, `_other`. */
export const entriesOf = (texts: object, path = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "string") return [[`${path}${key}`, value]];
    return entriesOf(value as object, `${path}${key}${isForms(value as object) ? "_" : "."}`);
  });

/** `orders.late_few` is a form of `orders.late`. */
export const formPattern = /_(zero|one|two|few|many|other)$/;
export const withoutForm = (key: string): string => key.replace(formPattern, "");

/** The plural forms that whole numbers take in a language, up to where figures are ruled by. */
export function formsOf(language: Language): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
}

export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
