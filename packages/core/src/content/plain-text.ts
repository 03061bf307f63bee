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

/** A page of the house as footers name it: a text, the plans, what is published, the forms. */
export type HousePage =
  | PlainTextId
  | "plans"
  | "articles"
  | "academy"
  | "contact"
  | "work-with-us"
  | "subscribe-to-newsletter";

/** What is no legal text: no language of it binds more than another. */
const houseTextIds = ["about-us", "services"] as const satisfies readonly PlainTextId[];
type HouseTextId = (typeof houseTextIds)[number];
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
