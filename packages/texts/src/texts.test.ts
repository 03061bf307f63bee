import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultsOf } from "./faults.ts";
import { areas, entriesOf, languagesOf, textsOf } from "./files.ts";
import { languages } from "./languages.ts";

const keysIn = (texts: unknown): number => {
  if (typeof texts !== "object" || texts === null) return 0;
  const values = Object.values(texts);
  return values.reduce<number>((sum, text) => sum + keysIn(text), Array.isArray(texts) ? 0 : values.length);
};

test.for(areas)("%s says in each of its languages what Italian says, filled in alike, in all plural forms", (area) => {
  const italian = textsOf(area, "it");
  const faults = languagesOf(area).flatMap((language) =>
    faultsOf(language, italian, textsOf(area, language)).map((fault) => `${language}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.for(areas)("%s is in every language that its readers have", (area) => {
  const index = readFileSync(new URL(`../${area}/index.ts`, import.meta.url), "utf8");
  const ofOffice = index.includes("officeArea<");
  expect(ofOffice).toBe(area === "office" || area.startsWith("office-"));
  expect(index).toContain(`import(\`../${area}/\${language}.json\``);
  expect(languagesOf(area)).toEqual(ofOffice ? ["it", "en"] : languages);
});

test.for(areas)("%s says no key twice: of two the first would be lost unseen", (area) => {
  for (const language of languagesOf(area)) {
    const written = readFileSync(new URL(`../${area}/${language}.json`, import.meta.url), "utf8");
    // What is parsed has each key once.
    expect(written.match(/(?<=^ *|[{,] )"[^"]+":/gm), language).toHaveLength(keysIn(JSON.parse(written)));
  }
});

test("French keeps its space before : ; ? ! and within guillemets, one that doesn't break", () => {
  const texts = areas
    .filter((area) => languagesOf(area).includes("fr"))
    .flatMap((area) => entriesOf(textsOf(area, "fr"), `${area}: `));
  const wrong = /[^\u00A0\u202F!?][;?!](?!\S)|[^\u00A0\u202F]:(?!\S)|«[^\u00A0\u202F]|[^\u00A0\u202F]»/;
  expect(texts.length).toBeGreaterThan(900);
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
});

test("what is missing, empty, strange or filled in otherwise is told", () => {
  const italian = {
    a: { rows_one: "{{count}} riga", rows_other: "{{count}} righe" },
    name: "Ciao {{name}}",
    gone: "Via",
  };
  const polish = {
    a: { rows_one: "{{count}} wiersz", rows_two: "x {{count}}", rows_few: " " },
    name: "Cześć {{nom}}",
    more: "x",
  };
  expect(faultsOf("pl", italian, polish)).toEqual([
    "a.rows_two is no form of this language",
    "a.rows_few is empty",
    "name names {{nom}} instead of {{name}}",
    "more is no text of Italian",
    "a.rows_many is missing: {{count}} righe",
    "gone is missing: Via",
  ]);
});
