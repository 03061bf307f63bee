import type { Language } from "../../platform/locale.ts";
import type { ProductTexts } from "./texts.table.ts";

type Texts = Readonly<Partial<Record<Language, ProductTexts>>>;

/** A product's name as its pages show it to who reads a language: in it, else in English, else in Italian. */
export const nameFor = (language: Language, italian: string, texts: Texts = {}): string =>
  language === "it" ? italian : texts[language]?.name || texts.en?.name || italian;
