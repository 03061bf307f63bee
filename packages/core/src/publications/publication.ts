import type { Language } from "../platform/locale.ts";
import type { Instant } from "../platform/time.ts";

export const publicationTypes = ["article", "technicalNote", "webinar", "course"] as const;
export type PublicationType = (typeof publicationTypes)[number];

/** Domain-rules 5.12. */
export const publicationStatuses = ["draft", "scheduled", "published", "hidden", "archived"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

export const publicationTextFields = ["title", "teaser", "body"] as const;
export type PublicationTextField = (typeof publicationTextFields)[number];
export type PublicationTexts = Partial<Record<PublicationTextField, string | undefined>>;

/** What is said of a publication besides its texts, which stand apart by language. */
export interface Publication {
  id: string;
  /** Its name in addresses; an earlier one leads to it for good. */
  code: string;
  type: PublicationType;
  status: PublicationStatus;
  /** Rises with each write: of two editors the later is told. */
  revision: number;
  /** Its Italian title: what lists of the office and the search for words of it read. */
  title: string;
  /** Whether its Italian body has words. */
  written: boolean;
  tags: readonly string[];
  seriesIds: readonly string[];
  /** Of a course: the publications that are its lessons, in their order. */
  lessonIds: readonly string[];
  /** Search engines are asked to leave it out. */
  noindex: boolean;
  thumbnailUrl?: string | undefined;
  /** Of the Italian text, whole minutes, at least 1. */
  minutes: number;
  /** Of a webinar: when it is held, and where it is seen. */
  startsOn?: Instant | undefined;
  endsOn?: Instant | undefined;
  link?: string | undefined;
  /** When it is to appear, of one that is scheduled. */
  publishOn?: Instant | undefined;
  /** When it first appeared. */
  publishedOn?: Instant | undefined;
  /** What a preview's address carries besides the code: 256 bits. */
  previewSecret: string;
  createdOn: Instant;
  updatedOn: Instant;
}

/** Of technical notes the words are the benefit of a plan (spec 6, number 2): everybody else reads the teaser. */
export const needsBenefit = ({ type }: Pick<Publication, "type">): boolean => type === "technicalNote";

/** Upcoming, live or past, of a webinar with its times (domain-rules 5.12: derived). */
export function webinarPhase({ startsOn, endsOn }: Pick<Publication, "startsOn" | "endsOn">, now: Date) {
  if (!startsOn || !endsOn) return undefined;
  if (now.getTime() < Date.parse(startsOn)) return "upcoming" as const;
  return now.getTime() < Date.parse(endsOn) ? ("live" as const) : ("past" as const);
}

/** How a language stands to the Italian: nothing there, in work, done, or a run that broke off; and whether its Italian has changed since. */
export const coverageStates = ["none", "queued", "done", "failed"] as const;
export interface Coverage {
  language: Language;
  state: (typeof coverageStates)[number];
  stale: boolean;
}
