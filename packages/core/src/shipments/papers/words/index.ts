import type { Language } from "../../../platform/locale.ts";
import { bg } from "./bg.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hr } from "./hr.ts";
import { it } from "./it.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { sr } from "./sr.ts";
import { uk } from "./uk.ts";
import type { TransportWords } from "./shape.ts";

export const transportWords: Readonly<Record<Language, TransportWords>> = {
  it,
  en,
  de,
  fr,
  es,
  pt,
  ro,
  nl,
  bg,
  pl,
  sr,
  uk,
  nb,
  hr,
};
