import type { Language } from "../platform/locale.ts";

/** The texts of the house that have a page of their own (spec 7: GET plaintexts/{id}). */
export const plainTextIds = [
  "terms-and-conditions",
  "sales-conditions",
  "privacy",
  "cookie-policy",
  "about-us",
  "services",
] as const;
export type PlainTextId = (typeof plainTextIds)[number];

/** What is no legal text: no language of it binds more than another. */
const houseTextIds = ["about-us", "services"] as const satisfies readonly PlainTextId[];
export type HouseTextId = (typeof houseTextIds)[number];
type LegalTextId = Exclude<PlainTextId, HouseTextId>;
export const isHouseText = (id: PlainTextId): id is HouseTextId => houseTextIds.some((one) => one === id);

export interface PlainText {
  id: PlainTextId;
  language: Language;
  title: string;
  lead: string;
  /** Plain words, no markup. */
  sections: { heading: string; paragraphs: string[] }[];
  /** Of a legal text's translation: that the Italian one binds, in the reader's language. */
  italianPrevails?: string;
}

type Words = Pick<PlainText, "title" | "lead" | "sections">;

/** The legal texts in one language, section by section those of Italian, which alone doesn't say which of them binds. */
export type LegalTexts = Readonly<Record<LegalTextId, Words>> & Pick<PlainText, "italianPrevails">;

/** The house's other texts in one language. */
export type HouseTexts = Readonly<Record<HouseTextId, Words>>;
