import type { Language } from "../locale.ts";

/** A text's forms by the plural rules of its language; `other` fits where one is missing. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** In the place of each `{{name}}` stands what `written` gives for it; "S.r.l." ends its sentence with its own full stop. */
const filled = (text: string, written: (name: string) => string): string =>
  text.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = written(name);
    return value.endsWith(".") ? value : value + stop;
  });

/**
 * Puts values in the place of a text's `{{names}}`. Throws on a name without a value, so that no letter and no page says one.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  filled(text, (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${name} in "${text}"`);
    return String(value);
  });

/** The same on a screen, which a missing value must not take away: nothing stands in its place. */
export const fillKnown = (text: string, values: Readonly<Record<string, unknown>>): string =>
  filled(text, (name) => String(values[name] ?? ""));

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
  return fill(forms[pluralFormOf(language, values.count)] ?? forms.other, values);
}
