import { entriesOf, textsOf } from "@solvia/texts/files";
import { expect, test } from "vitest";
import { technicalWordsTexts } from "@solvia/texts/technical-words";
import { vocabularyIn } from "@solvia/core/catalogue/vocabulary/index";
import { mailTexts } from "@solvia/core/mail/texts/index";
import { documentTexts } from "@solvia/core/orders/papers/document-texts/index";
import { languages, type Language } from "@solvia/core/platform/locale";
import { problems } from "@solvia/core/platform/problems";
import { namedScreens } from "../features/shell/screen-titles.ts";
import { applicationAreas } from "./every-text.ts";

const keysOf = (texts: object): string[] => entriesOf(texts).map(([key]) => key);

test("the texts of one area hide none of another", () => {
  const all = applicationAreas.flatMap((area) => keysOf(textsOf(area, "it")));
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test("every problem of the API is worded, and beside them only the one that never reached it", () => {
  const worded = applicationAreas
    .flatMap((area) => keysOf(textsOf(area, "it")))
    .filter((key) => key.startsWith("problem."))
    .map((key) => key.slice("problem.".length));
  expect(worded.toSorted()).toEqual([...Object.keys(problems), "no-connection"].toSorted());
});

test("every screen that search engines have no business in has a title, and no other", () => {
  const { title } = textsOf("shop", "it") as { title: object };
  expect(Object.keys(title).toSorted()).toEqual([...namedScreens].toSorted());
});

test.for(languages)("%s calls terms of payment as the order's documents do", (language) => {
  const { terms } = textsOf("terms", language) as { terms: object };
  expect(terms).toEqual(documentTexts[language].termsNames);
});

const named = async (language: Language): Promise<object> => ({
  ...(await vocabularyIn(language)),
  ...(await technicalWordsTexts.in(language)),
});

test.for(languages)("%s names every code and technical field of the catalogue, and only those", async (language) => {
  const [own, italian] = await Promise.all([named(language), named("it")]);
  expect(keysOf(own).sort()).toEqual(keysOf(italian).sort());
  expect(entriesOf(own).filter(([, name]) => name.trim() === "")).toEqual([]);
});

test("French letters and documents keep its space before : ; ? ! and within guillemets, one that doesn't break", () => {
  const texts = [mailTexts.fr, documentTexts.fr].flatMap((area: object) => entriesOf(area));
  const wrong = /[^\u00A0\u202F!?][;?!](?!\S)|[^\u00A0\u202F]:(?!\S)|«[^\u00A0\u202F]|[^\u00A0\u202F]»/;
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
});
