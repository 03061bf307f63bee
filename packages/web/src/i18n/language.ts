import { isLanguage, ownLanguage, type Language } from "@solvia/core/platform/locale";
import { currentCountry } from "./country.ts";

const key = "language";
const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(key);

let current: Language = isLanguage(kept) ? kept : ownLanguage(currentCountry());
let chosen = isLanguage(kept);

/** The language of the interface: the country's own until one is chosen, kept in the browser (spec 1). */
export const currentLanguage = (): Language => current;

/** Whether the visitor chose it: the account's own language then no longer counts. */
export const languageIsChosen = (): boolean => chosen;

/** What an account that is made here takes along of it: nothing where only the country brought the language. */
export const chosenLanguage = (): { language?: Language } => (chosen ? { language: current } : {});

export function rememberLanguage(language: Language, { keep }: { keep: boolean }): void {
  current = language;
  if (!keep) return;
  chosen = true;
  localStorage.setItem(key, language);
}
