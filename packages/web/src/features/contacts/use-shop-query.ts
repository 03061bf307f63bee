import { useCountry } from "../../i18n/country.ts";
import { useTexts } from "../../i18n/index.ts";

/** In which shop and language whoever writes stands. */
export function useShopQuery() {
  const { language } = useTexts();
  return { locale: useCountry().locale, language };
}
