import type { Language } from "../../platform/locale.ts";
import type { TechnicalWords } from "./technical-words.ts";

/** Each language's own, loaded when it is read. */
export const technicalWords: Readonly<Record<Language, () => Promise<TechnicalWords>>> = {
  it: async () => (await import("./it.ts")).technicalWords,
  en: async () => (await import("./en.ts")).technicalWords,
  es: async () => (await import("./es.ts")).technicalWords,
  fr: async () => (await import("./fr.ts")).technicalWords,
  de: async () => (await import("./de.ts")).technicalWords,
  ro: async () => (await import("./ro.ts")).technicalWords,
  pt: async () => (await import("./pt.ts")).technicalWords,
  nl: async () => (await import("./nl.ts")).technicalWords,
  bg: async () => (await import("./bg.ts")).technicalWords,
  pl: async () => (await import("./pl.ts")).technicalWords,
  sr: async () => (await import("./sr.ts")).technicalWords,
  uk: async () => (await import("./uk.ts")).technicalWords,
  nb: async () => (await import("./nb.ts")).technicalWords,
  hr: async () => (await import("./hr.ts")).technicalWords,
};
