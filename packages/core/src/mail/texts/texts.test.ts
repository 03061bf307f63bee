import type { Forms } from "../../platform/text/fill.ts";
import { describe, expect, test } from "vitest";
import { documentTexts } from "../../orders/papers/document-texts/index.ts";
import { telephoneCodeTexts } from "../../accounts/second-factor/telephone-code-texts.ts";
import { languages, type Language } from "../../platform/locale.ts";
import { mailTexts } from "./index.ts";

const plural = /\.(one|two|few|many|other)$/;

const entriesOf = (texts: object, path = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : entriesOf(value as object, `${path}${key}.`),
  );
const all = (language: Language): Map<string, string> =>
  new Map(
    entriesOf({
      mail: mailTexts[language],
      documents: documentTexts[language],
      telephone: telephoneCodeTexts[language],
    }),
  );
const placeholders = (text = ""): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

const italian = all("it");
const modelOf = (key: string) => italian.get(key) ?? italian.get(key.replace(plural, ".other"));

/** Words that languages share with Italian. */
const shared = new Set(["Coupon", "IVA {{rate}}", "+ IVA", "Data", "Cliente", "Pagamento", "colli"]);

describe.each(languages.filter((language) => language !== "it"))("texts of mails and documents in %s", (language) => {
  test("are all there, with the same names to fill in", () => {
    const own = all(language);
    const base = (key: string) => key.replace(plural, "");
    expect(new Set([...own.keys()].map(base))).toEqual(new Set([...italian.keys()].map(base)));
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe("");
      expect(placeholders(text), key).toEqual(placeholders(modelOf(key)));
    }
  });

  test("are not the Italian ones", () => {
    const same = [...all(language)].filter(([key, text]) => text === italian.get(key) && !shared.has(text));
    expect(same).toEqual([]);
  });

  test("have each plural form of whole numbers", () => {
    const rules = new Intl.PluralRules(language);
    const forms = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
    const text: Forms = mailTexts[language].reminder.text;
    for (const form of forms) expect(text[form], form).toBeDefined();
  });
});
