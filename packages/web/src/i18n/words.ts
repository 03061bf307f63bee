import { createInstance } from "i18next";
import type { Language } from "@solvia/core/platform/locale";

/** Texts by key: texts within texts, a key names the way to one by points. */
export type Texts = Readonly<Record<string, unknown>>;

interface Values extends Readonly<Record<string, unknown>> {
  /** Chooses the plural form that the language has for it: `rows_one`, `rows_other`. */
  count?: number;
  /** What is said where there is no such text. */
  defaultValue?: string;
}

/** The text of a key with its values filled in; the key itself where no language has it. */
export type Translate = (key: string, values?: Values) => string;

/** The bundles of texts: a key is looked for in each. */
const bundles = [
  "translation",
  "storefront",
  "vocabulary",
  "showcase",
  "system",
  "orders",
  "profile",
  "office",
  "people",
] as const;
export type Bundle = (typeof bundles)[number];

/** What a language lacks is read in English. */
const texts = createInstance({
  fallbackLng: "en",
  ns: bundles,
  fallbackNS: bundles,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});
void texts.init();

/** Adds a bundle of texts in a language; a bundle of the same name is replaced. */
export const addTexts = (language: Language, name: Bundle, added: Texts): void =>
  void texts.addResourceBundle(language, name, added, false, true, { skipCopy: true });

/** A text of one bundle, without any fallback. */
export function textOf(language: string, bundle: Bundle, key: string): string | undefined {
  const found: unknown = texts.getResource(language, bundle, key);
  return typeof found === "string" ? found : undefined;
}

/**
 * From a million on Italian, Spanish, French and Portuguese have a form for numbers in words ("un milione di pezzi"); ours
 * are figures, which take the one of 999,999.
 */
const mostRuled = 999_999;

/** Translates into a language. */
export function translatorFor(language: Language): Translate {
  const t = texts.getFixedT(language);
  return (key, values = {}) =>
    values.count === undefined
      ? t(key, values)
      : t(key, { ...values, count: Math.min(values.count, mostRuled), replace: { ...values } });
}
