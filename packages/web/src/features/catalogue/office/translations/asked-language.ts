import type { Language } from "@solvia/core/platform/locale";
import { isLanguage } from "@solvia/core/platform/locale";

/** What the address of a page of translations may say. */
export interface AskedLanguage {
  language?: Language | undefined;
}

export const languageAsked = ({ language }: Record<string, unknown>): AskedLanguage =>
  typeof language === "string" && isLanguage(language) && language !== "it" ? { language } : {};
