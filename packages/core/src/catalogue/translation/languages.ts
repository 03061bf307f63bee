import { languages, type Language } from "../../platform/locale.ts";

/** The source is Italian; all other languages are translated into. */
export const targetLanguages: readonly Language[] = languages.filter((language) => language !== "it");
