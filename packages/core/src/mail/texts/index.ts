import type { Language } from "../../platform/locale.ts";
import { bg } from "./bg.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hr } from "./hr.ts";
import { it, type MailTexts } from "./it.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { sr } from "./sr.ts";
import { uk } from "./uk.ts";

export type { MailTexts };

/** Each language's own; their keys are Italian's. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  it,
  en,
  es,
  fr,
  de,
  ro,
  pt,
  nl,
  bg,
  pl,
  sr,
  uk,
  nb,
  hr,
};
