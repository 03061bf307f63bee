import type { Language } from "@solvia/core/platform/locale";

export const textFields = [
  "name",
  "descriptionTitle",
  "descriptionSubtitle",
  "descriptionRich",
  "description2Rich",
  "title",
  "teaser",
  "body",
] as const;
export type TextField = (typeof textFields)[number];
export type Texts = Readonly<Partial<Record<TextField, string>>>;

/** The texts that are written as HTML. */
export const richFields: ReadonlySet<TextField> = new Set(["descriptionRich", "description2Rich", "body"]);

/** What one language says: each text with who wrote it. */
export interface Translated {
  language: Language;
  version: number;
  texts: Texts;
  origins: Readonly<Partial<Record<TextField, { by: "machine" | "hand"; outdated: boolean } | undefined>>>;
}

export type TextState = "missing" | "machine" | "hand" | "none";

/** How a text of a language stands to the Italian: `none` where neither says anything. */
export function stateOf(field: TextField, source: Texts, { texts, origins }: Translated): TextState {
  if (!texts[field]) return source[field] ? "missing" : "none";
  return origins[field]?.by ?? "hand";
}

const asksForLook = (field: TextField, source: Texts, item: Translated): boolean =>
  stateOf(field, source, item) === "missing" || item.origins[field]?.outdated === true;

/** How many texts of a language are missing or older than the Italian. */
export const todoOf = (source: Texts, item: Translated): number =>
  textFields.filter((field) => asksForLook(field, source, item)).length;

/** What the machine would write now: what is missing, and its own that are old. */
export const machineHasWork = (source: Texts, item: Translated): boolean =>
  textFields.some((field) => asksForLook(field, source, item) && item.origins[field]?.by !== "hand");
