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

/** What is no legal text, and therefore written in every language. */
const houseTextIds = ["about-us", "services"] as const satisfies readonly PlainTextId[];
export type HouseTextId = (typeof houseTextIds)[number];
export const isHouseText = (id: PlainTextId): id is HouseTextId => houseTextIds.some((one) => one === id);

/** The languages that legal texts are written in; Italian is the one that binds. */
export type LegalLanguage = "it" | "en";

export interface PlainText {
  id: PlainTextId;
  /** Of the text itself: the reader's, or English for a legal text that the reader's language lacks. */
  language: Language;
  title: string;
  lead: string;
  /** Plain words, no markup. */
  sections: { heading: string; paragraphs: string[] }[];
}

type Words = Pick<PlainText, "title" | "lead" | "sections">;

/** A legal text as it is written down, in both languages. */
export type Written = Readonly<Record<LegalLanguage, Words>>;

/** The house's other texts in one language. */
export type HouseTexts = Readonly<Record<HouseTextId, Words>>;
