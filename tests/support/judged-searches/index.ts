import type { Language } from "@solvia/core/platform/locale";
import { queries as de } from "./de.ts";
import { queries as en } from "./en.ts";
import { queries as es } from "./es.ts";
import { queries as fr } from "./fr.ts";
import { queries as it } from "./it.ts";
import type { Judged } from "./judged.ts";
import { queries as pl } from "./pl.ts";

const all: Readonly<Partial<Record<Language, readonly Judged[]>>> = { it, en, de, fr, es, pl };

const half = (odd: 0 | 1): (readonly [...Judged, language: Language])[] =>
  Object.entries(all).flatMap(([language, queries]) =>
    queries.flatMap(([query, wanted], at) => (at % 2 === odd ? [[query, wanted, language as Language] as const] : [])),
  );

/** The search was tuned by these. */
export const tuning = half(0);
/** These were only ever measured, never looked into. */
export const heldOut = half(1);
