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

/** The languages that they are written in; Italian is the one that binds. */
export type PlainTextLanguage = "it" | "en";

export interface PlainText {
  id: PlainTextId;
  language: PlainTextLanguage;
  title: string;
  lead: string;
  /** Plain words, no markup. */
  sections: { heading: string; paragraphs: string[] }[];
}

/** A text as it is written down, in both languages. */
export type Written = Readonly<Record<PlainTextLanguage, Pick<PlainText, "title" | "lead" | "sections">>>;
