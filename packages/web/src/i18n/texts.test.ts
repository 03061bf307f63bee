import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { technicalWords } from "@solvia/core/catalogue/technical-words/index";
import { vocabularyIn } from "@solvia/core/catalogue/vocabulary/index";
import { mailTexts } from "@solvia/core/crm/mail/texts/index";
import { documentTexts } from "@solvia/core/orders/document-texts/index";
import { languages, type Language } from "@solvia/core/platform/locale";
import { problems } from "@solvia/core/platform/problems";
import { screenTitles } from "../features/screen-titles.ts";
import { entriesOf, folderOf, translatedTexts, written } from "./every-text.ts";

const keysOf = (texts: object): string[] => entriesOf(texts).map(([key]) => key);

test("English has every text that Italian has, and no other", () => {
  for (const [feature, italian] of Object.entries(written.it)) {
    expect(keysOf(written.en[feature as keyof typeof written.en]).sort(), feature).toEqual(keysOf(italian).sort());
  }
});

test("the texts of one area hide none of another", () => {
  const all = Object.values(written.it).flatMap((texts) => keysOf(texts));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test("every problem of the API is worded, and beside them only the one that never reached it", () => {
  const { translation, office, people } = written.it;
  const worded = [translation, office, people].flatMap((texts) => Object.keys(texts.problem));
  expect(worded.toSorted()).toEqual([...Object.keys(problems), "no-connection"].toSorted());
});

const { "back-office": _, ...titlesOfCustomers } = screenTitles;

/** What customers read; the back office's texts (`office`) are Italian and English. */
const { office: _office, ...ofCustomers } = written.it;
const sources: Readonly<Record<string, object>> = {
  ...ofCustomers,
  vocabulary: {
    title: Object.fromEntries(Object.entries(titlesOfCustomers).map(([code, { it: name }]) => [code, name])),
  },
};
const translated = languages.filter((language) => existsSync(folderOf(language)));

/** `orders.late_few` is a form of `orders.late`. */
const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

/** The plural forms that whole numbers take in a language. */
const formsOf = (language: string): Set<string> => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
};

/** "The day before" needs no number, where the form is for one alone and not for twenty-one too. */
const mayGoUnsaid = (language: string, key: string, name: string): boolean =>
  name === "{{count}}" && key.endsWith("_one") && new Intl.PluralRules(language).select(21) !== "one";

/** What is wrong with the texts of one feature in one language. */
function faults(language: string, source: object, texts: object): string[] {
  const italian = new Map(entriesOf(source));
  const own = entriesOf(texts);
  const plurals = new Set(
    keysOf(source)
      .filter((key) => key.endsWith("_other"))
      .map((key) => key.replace(plural, "")),
  );
  const wrong = own.flatMap(([key, text]) => {
    const base = key.replace(plural, "");
    const model = italian.get(plurals.has(base) ? `${base}_other` : key);
    if (model === undefined) return [`${key} is no text of Italian`];
    if (text.trim() === "") return [`${key} is empty`];
    const wanted = placeholders(model).filter((name) => text.includes(name) || !mayGoUnsaid(language, key, name));
    return String(placeholders(text)) === String(wanted) ? [] : [`${key} has other placeholders: ${text}`];
  });
  const forms = [...plurals].flatMap((base) => {
    const given = new Set(
      own.filter(([key]) => key.replace(plural, "") === base).map(([key]) => plural.exec(key)?.[1]),
    );
    const missing = [...formsOf(language)].filter((form) => given.size > 0 && !given.has(form));
    return missing.map((form) => `${base} lacks its form "${form}"`);
  });
  return [...wrong, ...forms];
}

const bases = (texts: object): Set<string> => new Set(keysOf(texts).map((key) => key.replace(plural, "")));

test.for(translated)(
  "%s says only what Italian says, with the same placeholders and its own plural forms",
  (language) => {
    const files = readdirSync(folderOf(language));
    const found = files.flatMap((file) => {
      const feature = file.replace(/\.json$/, "");
      const source = sources[feature];
      return source
        ? faults(language, source, translatedTexts(language, feature)).map((fault) => `${file}: ${fault}`)
        : [`${file} is no feature`];
    });
    expect(found).toEqual([]);
  },
);

test.for(translated)("%s has every text that customers read", (language) => {
  const missing = Object.entries(sources).flatMap(([feature, source]) => {
    const own = bases(translatedTexts(language, feature));
    return [...bases(source)].filter((key) => !own.has(key)).map((key) => `${feature}.json: ${key}`);
  });
  expect(missing).toEqual([]);
});

test.for(translated)("%s calls terms of payment as the order's documents do", (language) => {
  const { terms } = translatedTexts(language, "orders") as { terms: object };
  expect(terms).toEqual(documentTexts[language].termsNames);
});

const named = async (language: Language): Promise<object> => ({
  ...(await vocabularyIn(language)),
  ...(await technicalWords[language]()),
});

test.for(languages)("%s names every code and technical field of the catalogue, and only those", async (language) => {
  const [own, italian] = await Promise.all([named(language), named("it")]);
  expect(keysOf(own).sort()).toEqual(keysOf(italian).sort());
  expect(entriesOf(own).filter(([, name]) => name.trim() === "")).toEqual([]);
});

test("French keeps its space before : ; ? ! and within guillemets, one that doesn't break", () => {
  const own = readdirSync(new URL("translations/fr", import.meta.url)).map((file) =>
    JSON.parse(readFileSync(new URL(`translations/fr/${file}`, import.meta.url), "utf8")),
  );
  const texts = [...own, mailTexts.fr, documentTexts.fr].flatMap((area: object) => entriesOf(area));
  const wrong = /[^\u00A0\u202F!?][;?!](?!\S)|[^\u00A0\u202F]:(?!\S)|«[^\u00A0\u202F]|[^\u00A0\u202F]»/;
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
});
