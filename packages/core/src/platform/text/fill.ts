import type { Language } from "../locale.ts";

/** A text's forms by the plural rules of its language; `other` fits where one is missing. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Italian joins these to the number eight and eleven, as in "l'8 dicembre" and "dall'11". */
const elided: Readonly<Record<string, string>> = {
  il: "l'",
  al: "all'",
  dal: "dall'",
  del: "dell'",
  nel: "nell'",
  sul: "sull'",
};
/** An Italian date of the 8th or 11th, its month in words. */
const vowelDate = /^(?:8|11) \p{L}/u;

/** The word before a value, as Italian writes it: "il 9 dicembre", but "l'8 dicembre". */
function joined(before: string, value: string): string {
  const short = vowelDate.test(value) ? elided[before.trim().toLowerCase()] : undefined;
  if (short === undefined) return before;
  return /^\p{Lu}/u.test(before) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
}

/** In the place of each `{{name}}` stands what `written` gives for it; "S.r.l." ends its sentence with its own full stop. */
const filled = (text: string, written: (name: string) => string, language?: Language): string =>
  text.replaceAll(
    /(?<before>\b(?:il|al|dal|del|nel|sul) )?\{\{(?<name>\w+)\}\}(?<stop>\.?)/gi,
    (_, before: string | undefined, name: string, stop: string) => {
      const value = written(name);
      const word = language === "it" && before ? joined(before, value) : (before ?? "");
      return word + (value.endsWith(".") ? value : value + stop);
    },
  );

/**
 * Puts values in the place of a text's `{{names}}`, and where its language is told joins the word before to a date. Throws on a name
 * without a value, so that no letter and no page says one.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>, language?: Language): string =>
  filled(
    text,
    (name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for ${name} in "${text}"`);
      return String(value);
    },
    language,
  );

/** The same on a screen, which a missing value must not take away: nothing stands in its place. */
export const fillKnown = (text: string, values: Readonly<Record<string, unknown>>, language?: Language): string =>
  filled(text, (name) => String(values[name] ?? ""), language);

const rules = new Map<Language, Intl.PluralRules>();

/** The plural form that a language has for a number. */
export function pluralFormOf(language: Language, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

/** A text about a number of things, in the form that the language has for that number. */
export function fillCount(
  forms: Forms,
  language: Language,
  values: Readonly<Record<string, string | number>> & { count: number },
): string {
  return fill(forms[pluralFormOf(language, values.count)] ?? forms.other, values, language);
}
