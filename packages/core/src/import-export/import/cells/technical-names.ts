import it from "@solvia/texts/technical-words/it.json" with { type: "json" };
import en from "@solvia/texts/technical-words/en.json" with { type: "json" };
import es from "@solvia/texts/technical-words/es.json" with { type: "json" };
import fr from "@solvia/texts/technical-words/fr.json" with { type: "json" };
import de from "@solvia/texts/technical-words/de.json" with { type: "json" };
import ro from "@solvia/texts/technical-words/ro.json" with { type: "json" };
import pt from "@solvia/texts/technical-words/pt.json" with { type: "json" };
import nl from "@solvia/texts/technical-words/nl.json" with { type: "json" };
import bg from "@solvia/texts/technical-words/bg.json" with { type: "json" };
import pl from "@solvia/texts/technical-words/pl.json" with { type: "json" };
import sr from "@solvia/texts/technical-words/sr.json" with { type: "json" };
import uk from "@solvia/texts/technical-words/uk.json" with { type: "json" };
import nb from "@solvia/texts/technical-words/nb.json" with { type: "json" };
import hr from "@solvia/texts/technical-words/hr.json" with { type: "json" };
import type { TechnicalWords } from "../../../catalogue/index.ts";
import { bareName, type Target } from "../columns/columns.ts";

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
