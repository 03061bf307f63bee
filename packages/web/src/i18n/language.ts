import type { Language } from "@solvia/core/platform/locale";
import { pageLanguageOf } from "@solvia/core/catalogue/pages/address";
import { askedCountry } from "./asked-country.ts";
import { isLanguage } from "./languages.ts";

const key = "language";
const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(key);

let current: Language = isLanguage(kept) ? kept : askedCountry ? pageLanguageOf(askedCountry) : "it";
let chosen = isLanguage(kept);

/** The language of the interface: Italian until another one is chosen, kept in the browser (spec 1). */
export const currentLanguage = (): Language => current;

/** Whether the visitor chose it: the account's own language then no longer counts. */
export const languageIsChosen = (): boolean => chosen;

export function rememberLanguage(language: Language, { keep }: { keep: boolean }): void {
  current = language;
  if (!keep) return;
  chosen = true;
  localStorage.setItem(key, language);
}
