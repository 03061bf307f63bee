import { isLanguage, type Language } from "@solvia/core/platform/locale";

/** What the address of a text's editor may say; without a version the current one. */
export interface TextAsked {
  language?: Language | undefined;
  version?: number | undefined;
}

export const textAsked = ({ language, version }: Record<string, unknown>): TextAsked => ({
  ...(typeof language === "string" && isLanguage(language) && { language }),
  ...(typeof version === "number" && Number.isInteger(version) && version >= 0 && { version }),
});
