import type { Language } from "../locale.ts";

/** A text's forms by the plural rules of its language; `other` fits where one is missing. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Puts values in the place of a text's `{{names}}`; "S.r.l." ends its sentence with its own full stop. Throws on a name
 * without a value, so that none is ever read.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${name} in "${text}"`);
    const written = String(value);
    return written.endsWith(".") ? written : written + stop;
  });

/** A text about a number of things, in the form that the language has for that number. */
export function fillCount(
  forms: Forms,
  language: Language,
  values: Readonly<Record<string, string | number>> & { count: number },
): string {
  return fill(forms[new Intl.PluralRules(language).select(values.count)] ?? forms.other, values);
}
