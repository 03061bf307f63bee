import { setting } from "../platform/config.ts";
import { fill } from "../platform/text/fill.ts";
import type { Language } from "../platform/locale.ts";
import { mailTexts, type MailTexts } from "./texts/index.ts";

/** What every letter needs of its reader: the texts in their language and the shop to link to. */
export interface Wording {
  language: Language;
  texts: MailTexts;
  origin: string;
}

export const wordingFor = (language: Language): Wording => ({
  language,
  texts: mailTexts[language],
  origin: setting("SITE_ORIGIN"),
});

export const hello = ({ texts }: Wording, name: string): string => fill(texts.hello, { name });
