import { shippingTimes, technologies } from "../../../catalogue/index.ts";
import { technicalValueNamed } from "./technical-names.ts";

/** Words in whatever order and however they are joined: "N-type half cut" and "Half-cut N-type" are one. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b(half|n|p|one|third)[\s_-]?(?=cut|type|third)/g, "$1")
    .split(/[\s_,/+-]+/)
    .filter(Boolean)
    .toSorted()
    .join(" ");

const technologyByWords = new Map(
  Object.entries(technologies).flatMap(([code, name]) => [code, name].map((known) => [wordsOf(known), code] as const)),
);
const timesByName = new Map(
  Object.entries(shippingTimes).flatMap(([code, { it, en }]) =>
    [code, it, en].map((known) => [known.toLowerCase(), code] as const),
  ),
);
/** Fields whose values have names in every language. */
const wordedColumns: ReadonlySet<string> = new Set(["tension", "batteryTension", "bms", "material", "connectorType"]);

/** What is chosen in a field, by its code or by the name that the shop shows; else the text itself, for the rules to refuse. */
export function choiceNamed(column: string, text: string): string {
  if (column === "technology") return technologyByWords.get(wordsOf(text)) ?? text;
  if (column === "shippingTime") return timesByName.get(text.toLowerCase()) ?? text;
  return wordedColumns.has(column) ? technicalValueNamed(text) : text;
}
