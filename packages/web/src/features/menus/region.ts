import { useEffect } from "react";
import { chooseCountry } from "../../i18n/country.ts";
import { setLanguage } from "../../i18n/index.ts";
import { languageIsChosen } from "../../i18n/language.ts";
import { useUser } from "../login/session.ts";

/**
 * Whoever is logged in buys in the shop of the account's country, and reads the account's language ("most countries
 * see English messages once logged in", spec 1) unless this browser's visitor chose another one.
 */
export function useRegionOfAccount(): void {
  const user = useUser();
  const { locale, language } = user ?? {};
  useEffect(() => {
    // The language first: another country's answers are asked for at once, in the language that is then read.
    if (language && !languageIsChosen()) void setLanguage(language, { keep: false });
    if (locale) chooseCountry(locale);
  }, [locale, language]);
}
