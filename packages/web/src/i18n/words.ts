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

/** What a language lacks is read in English. */
const fallback: Language = "en";
const known = new Map<string, Map<string, Texts>>();

/** Adds a bundle of texts in a language; a bundle of the same name is replaced. */
export function addTexts(language: Language, name: string, texts: Texts): void {
  const bundles = known.get(language) ?? new Map<string, Texts>();
  known.set(language, bundles.set(name, texts));
}

const at = (texts: unknown, way: readonly string[]): unknown =>
  way.reduce<unknown>((inner, step) => (inner as Texts | undefined)?.[step], texts);

/** A text of one bundle, without any fallback. */
export const textOf = (language: string, bundle: string, key: string): string | undefined => {
  const found = at(known.get(language)?.get(bundle), key.split("."));
  return typeof found === "string" ? found : undefined;
};

function textIn(language: string, key: string): string | undefined {
  for (const name of known.get(language)?.keys() ?? []) {
    const found = textOf(language, name, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): string {
  const own = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, own);
  return own.select(count);
}

/** Translates into a language. */
export function translatorFor(language: Language): Translate {
  const read = [...new Set([language, fallback])];
  return (key, values = {}) => {
    const { count, defaultValue } = values;
    for (const one of read) {
      const found = (count !== undefined && textIn(one, `${key}_${pluralOf(one, count)}`)) || textIn(one, key);
      if (found) return filled(found, values);
    }
    return defaultValue === undefined ? key : filled(defaultValue, values);
  };
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ""));
