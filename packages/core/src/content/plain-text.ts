import type { Language } from "../platform/locale.ts";
import type { Source, WayPath } from "./guidance-facts.ts";

/** The texts that bind: of each the Italian one. */
const legalTextIds = ["terms-and-conditions", "sales-conditions", "privacy", "cookie-policy"] as const;
/** What the house is and does; no language of it binds more than another, as of none that isn't legal. */
const houseTextIds = ["about-us", "services"] as const;
/** Advice with a page of its own, at the address of its name (spec 2). */
const adviceTextIds = [
  "dropshipping-services-for-photovoltaic-products",
  "commercial-and-industrial-photovoltaic-solutions",
  "consulenza-comunita-energetiche-e-autoconsumo-collettivo",
  "promo-byd",
  "calcolo-ritorno-investimento",
] as const;
/** Advice with a list of papers to download; its page stands below /files (spec 2). */
export const fileTextIds = ["asseverazione", "superbonus"] as const;
export type FileTextId = (typeof fileTextIds)[number];

/** The texts that the foot of every page names. */
export const footerTextIds = [...legalTextIds, ...houseTextIds] as const;
/** The pages of advice, in the order in which the services name them. */
export const guidanceIds = [...adviceTextIds, ...fileTextIds] as const;
export type GuidanceId = (typeof guidanceIds)[number];
/** The texts whose page stands at their own name, not in a folder. */
export const rootTextIds = [...footerTextIds, ...adviceTextIds] as const;
/** The texts of the house that have a page of their own (spec 7: GET plaintexts/{id}). */
export const plainTextIds = [...footerTextIds, ...guidanceIds] as const;
export type PlainTextId = (typeof plainTextIds)[number];

const isIn = <T extends string>(list: readonly T[], id: string): id is T => list.some((one) => one === id);
export const isPlainText = (id: string) => isIn(plainTextIds, id);
export const isHouseText = (id: PlainTextId) => isIn(houseTextIds, id);
export const isFileText = (id: string) => isIn(fileTextIds, id);
export const isGuidance = (id: string) => isIn(guidanceIds, id);

/** A page of the house as footers name it: a text, the plans, what is published, the forms. */
export type HousePage =
  | (typeof footerTextIds)[number]
  | "plans"
  | "articles"
  | "academy"
  | "webinars"
  | "questions"
  | "find-your-professional-photovoltaic-installer"
  | "contact"
  | "work-with-us"
  | "subscribe-to-newsletter";

/** Plain words, no markup. */
export interface TextSection {
  heading: string;
  paragraphs: string[];
}

export interface PlainText {
  id: PlainTextId;
  language: Language;
  title: string;
  lead: string;
  sections: TextSection[];
  /** Of a legal text's translation: that the Italian one binds, in the reader's language. */
  italianPrevails?: string;
  /** When the office has last changed it, in the reader's language. */
  updated?: string;
  /** Of a translation that is older than the Italian: that it is, in the reader's language. */
  italianNewer?: string;
  /** Of what tells the law: as of when, and that it is no advice. */
  standing?: string;
  /** What the law's page rests on; acts are named as they are called, in Italian. */
  sources?: { heading: string; items: Source[] };
  /** What has to be at hand, and what its list is downloaded by. */
  papers?: { heading: string; items: string[]; download: string };
  /** The brand whose products it shows, and what stands below them, or instead of them. */
  shown?: { brand: string; all: string; none: string };
  /** Where it leads on, what matters most first. */
  ways?: { heading: string; items: { path: WayPath; name: string }[] };
}
