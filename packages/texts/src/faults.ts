import { entriesOf, formPattern, formsOf, placeholdersOf, withoutForm } from "./files.ts";
import type { Language } from "./languages.ts";

/** "The day before" needs no number, where the form is for one alone and not for twenty-one too. */
const mayGoUnsaid = (language: Language, key: string, name: string): boolean =>
  name === "{{count}}" && key.endsWith("_one") && new Intl.PluralRules(language).select(21) !== "one";

const isFormOf = (language: Language, form: string | undefined): boolean =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.some((known) => known === form);

/** What is wrong with an area's texts in a language, held against the Italian: a line for each. */
export function faultsOf(language: Language, italian: object, own: object): string[] {
  const models = new Map(entriesOf(italian));
  const counted = new Set([...models.keys()].filter((key) => key.endsWith("_other")).map(withoutForm));
  const texts = new Map(entriesOf(own));
  const wrong = [...texts].flatMap(([key, text]) => {
    const base = withoutForm(key);
    const model = models.get(counted.has(base) ? `${base}_other` : key);
    if (model === undefined) return [`${key} is no text of Italian`];
    if (counted.has(base) && !isFormOf(language, formPattern.exec(key)?.[1])) {
      return [`${key} is no form of this language`];
    }
    if (text.trim() === "") return [`${key} is empty`];
    const wanted = placeholdersOf(model).filter((name) => text.includes(name) || !mayGoUnsaid(language, key, name));
    const named = placeholdersOf(text);
    return String(named) === String(wanted) ? [] : [`${key} names ${named.join(" ")} instead of ${wanted.join(" ")}`];
  });
  const missing = [...models.keys()].flatMap((key) => {
    const base = withoutForm(key);
    if (!counted.has(base)) return texts.has(key) ? [] : [`${key} is missing: ${models.get(key)}`];
    if (!key.endsWith("_other")) return [];
    return [...formsOf(language)]
      .filter((form) => !texts.has(`${base}_${form}`))
      .map((form) => `${base}_${form} is missing: ${models.get(key)}`);
  });
  return [...wrong, ...missing];
}
