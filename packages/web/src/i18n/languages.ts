import { tagOf } from "@solvia/core/platform/text/reader-format";
import type { Language } from "@solvia/core/platform/locale";

/** Each language's name for itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  it: "Italiano",
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  ro: "Română",
  pt: "Português",
  nl: "Nederlands",
  bg: "Български",
  pl: "Polski",
  sr: "Srpski",
  uk: "Українська",
  nb: "Norsk bokmål",
  hr: "Hrvatski",
};

/** A language's name in another one, as it stands within a sentence. */
export const languageIn = (language: Language, reader: string): string =>
  new Intl.DisplayNames(tagOf(reader), { type: "language" }).of(tagOf(language).slice(0, 2)) ?? languageNames[language];
