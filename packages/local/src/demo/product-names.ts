import { readFileSync } from "node:fs";
import { languages, type Language } from "@solvia/core/platform/locale";

/** Names of the demonstration, the same in each language at the same place; # stands for a word with figures. */
const namesIn = (language: Language) =>
  JSON.parse(readFileSync(new URL(`./data/names/${language}.json`, import.meta.url), "utf8")) as string[];

const others = languages.filter((language) => language !== "it");
const italian = new Map(namesIn("it").map((name, place) => [name, place]));
const translated = new Map<Language, readonly string[]>(others.map((language) => [language, namesIn(language)]));

const withFigures = /[^\s,]*\d\S*?(?=,?(?:\s|$))/g;

/** "3,3" and "1.500" are numbers, written as the language writes them; "SC0500" and "40×40" stay. */
function written(word: string, language: Language): string {
  if (!/^(?:\d+,\d+|\d{1,3}(?:\.\d{3})+)$/.test(word)) return word;
  const number = Number(word.replaceAll(".", "").replace(",", "."));
  return number.toLocaleString(language, { maximumFractionDigits: 2 });
}

/** What an Italian name is in each other language: its words by the list, its numbers as they are written there. */
export function namesOf(name: string): Readonly<Partial<Record<Language, string>>> {
  const words = name.match(withFigures) ?? [];
  const place = italian.get(name.replaceAll(withFigures, "#"));
  const inLanguage = (language: Language): string => {
    const pattern = place === undefined ? undefined : translated.get(language)?.[place];
    if (pattern === undefined) return name.replaceAll(/\d+,\d+(?= kWh?\b)/g, (number) => written(number, language));
    const figures = words.values();
    return pattern.replaceAll("#", () => written(figures.next().value ?? "", language));
  };
  return Object.fromEntries(
    others.map((language) => [language, inLanguage(language)] as const).filter(([, other]) => other !== name),
  );
}
