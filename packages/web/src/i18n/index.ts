import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { it } from "./it.ts";
import { storefront } from "./storefront.it.ts";

const chosen = localStorage.getItem("language") ?? "it";

await i18next.use(initReactI18next).init({
  lng: "it",
  fallbackLng: "en",
  resources: { it: { translation: it, storefront } },
  fallbackNS: ["storefront", "showcase"],
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
});

/** Switches the interface; English comes in a chunk of its own. */
export async function setLanguage(language: string): Promise<void> {
  if (language !== "it" && !i18next.hasResourceBundle("en", "translation")) {
    const [{ en }, { storefront: pages }] = await Promise.all([import("./en.ts"), import("./storefront.en.ts")]);
    i18next.addResourceBundle("en", "translation", en);
    i18next.addResourceBundle("en", "storefront", pages);
  }
  localStorage.setItem("language", language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
if (chosen !== "it") await setLanguage(chosen);

/** Texts and the language they are in, for numbers and dates. */
export function useTexts() {
  const { t, i18n } = useTranslation();
  return { t, language: i18n.language };
}
