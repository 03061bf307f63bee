import { formsOf } from "@solvia/texts/files";
import { expect, test } from "vitest";
import { languages } from "@solvia/core/platform/locale";
import { filledTexts } from "./every-text.ts";
import { addTexts, translatorFor } from "./words.ts";

/** `late_few` of the application and `products.few` of the public pages are forms of `late` and `products`. */
const plural = /[_.](zero|one|two|few|many|other)$/;

/** Names that stand for a number of things. */
const numbers = `
  count quantity pieces n days weeks hours minutes seconds years rows lines items parts packs pallets modules strings length
  left missing places min max minimum maximum least most total done
`
  .trim()
  .split(/\s+/);
/** A number and what is counted, as in "5 pezzi"; a word of three letters or less ("di", "von") begins something else. */
const counted = new RegExp(String.raw`\{\{(${numbers.join("|")})\}\}[ \u00A0](\p{L}{4,}|\p{L}+\.)`, "u");
/** What may follow a number and isn't counted by it, by language and key. */
const notCounted: Readonly<Record<string, readonly string[]>> = {
  nl: ["quotations.quotation.living.vat", "quotations.quotation.living.certificate"],
  de: ["no-equal-strings", "inside-range", "outside-range"].map((reason) => `system-check.system.reason.${reason}`),
};

test.for(languages)("%s: a text with a count has each plural form of its language", async (language) => {
  const texts = await filledTexts(language);
  expect(texts.filter(([key, text]) => text.includes("{{count}}") && !plural.test(key))).toEqual([]);
  const bases = texts.filter(([, text]) => text.includes("{{count}}")).map(([key]) => key.replace(plural, ""));
  expect(new Set(bases).size).toBeGreaterThan(30);
  const keys = new Set(texts.map(([key]) => key));
  const missing = [...new Set(bases)].flatMap((base) =>
    [...formsOf(language)]
      .filter((form) => !keys.has(`${base}_${form}`) && !keys.has(`${base}.${form}`))
      .map((form) => `${base}: ${form}`),
  );
  expect(missing).toEqual([]);
});

test.for(languages)("%s: no other number stands before what it counts", async (language) => {
  const texts = await filledTexts(language);
  const wrong = texts.filter(([key, text]) => {
    const found = counted.exec(text);
    return found && found[1] !== "count" && !notCounted[language]?.includes(key);
  });
  expect(wrong).toEqual([]);
});

test("a count of a million is read in the reader's language, as one of 999,999", () => {
  addTexts("it", { million: { pieces_one: "{{count}} pezzo", pieces_other: "{{count}} pezzi" } });
  expect(translatorFor("it")("million.pieces" as "field.years", { count: 1_000_000 })).toBe("1000000 pezzi");
});
