import { technicalWords as it } from "../technical-words/it.ts";
import { technicalWords as en } from "../technical-words/en.ts";
import { technicalWords as es } from "../technical-words/es.ts";
import { technicalWords as fr } from "../technical-words/fr.ts";
import { technicalWords as de } from "../technical-words/de.ts";
import { technicalWords as ro } from "../technical-words/ro.ts";
import { technicalWords as pt } from "../technical-words/pt.ts";
import { technicalWords as nl } from "../technical-words/nl.ts";
import { technicalWords as bg } from "../technical-words/bg.ts";
import { technicalWords as pl } from "../technical-words/pl.ts";
import { technicalWords as sr } from "../technical-words/sr.ts";
import { technicalWords as uk } from "../technical-words/uk.ts";
import { technicalWords as nb } from "../technical-words/nb.ts";
import { technicalWords as hr } from "../technical-words/hr.ts";
import type { TechnicalWords } from "../technical-words/technical-words.ts";
import { bareName, type Target } from "./columns.ts";

const all: readonly TechnicalWords[] = [it, en, es, fr, de, ro, pt, nl, bg, pl, sr, uk, nb, hr];

/** As they are read aloud: "Tipo 2" and "Tipo 2 (non incluso)" stay two. */
const plain = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/\s+/g, " ").trim().toLowerCase();

const first = (entries: readonly (readonly [string, string])[], key: (name: string) => string) =>
  new Map(entries.toReversed().map(([name, code]) => [key(name), code]));

const fields: ReadonlyMap<string, string> = first(
  all.flatMap(({ field }) =>
    Object.entries(field).flatMap(([code, name]) => (code === "sizes" ? [] : [[name, code] as const])),
  ),
  bareName,
);
const values: ReadonlyMap<string, string> = first(
  all.flatMap(({ value }) => [
    ...Object.keys(value).map((code) => [code, code] as const),
    ...Object.entries(value).map(([code, name]) => [name, code] as const),
  ]),
  plain,
);

/** A technical field by what the shop calls it in any of its languages. */
export const technicalFieldNamed = (heading: string): Target | undefined => fields.get(bareName(heading));

/** The value of a technical field by its code or its name in any language ("Alta tensione"); else the text itself. */
export const technicalValueNamed = (text: string): string => values.get(plain(text)) ?? text;
