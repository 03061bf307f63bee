import type { Instant } from "../platform/time.ts";

/** Articles and technical notes stand below /articles, lessons and the courses that are made of them below /academy, webinars below /webinars. */
export const publicationTypes = ["article", "technicalNote", "lesson", "course", "webinar"] as const;
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
  /** What it was called before. */
  formerCodes: string[];
  type: PublicationType;
  status: PublicationStatus;
  /** Rises with each write: of two editors the later is told. */
  revision: number;
  /** Its Italian title: what lists of the office and the search for words of it read. */
  title: string;
  /** Whether its Italian body has words. */
  written: boolean;
  tags: string[];
  seriesIds: string[];
  /** Of a course: the publications that are its lessons, in their order. */
  lessonIds: string[];
  /** Search engines are asked to leave it out. */
  noindex: boolean;
  thumbnailUrl?: string | undefined;
  /** Of the Italian text, whole minutes, at least 1. */
  minutes: number;
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

/** What stands in the academy. */
const academyTypes = ["course", "lesson"] as const satisfies readonly PublicationType[];
/** The part of the site in which a publication stands. */
export const publicationAreas = ["articles", "academy", "webinars"] as const;
export type PublicationArea = (typeof publicationAreas)[number];
export function areaOf(type: PublicationType): PublicationArea {
  if (type === "webinar") return "webinars";
  return (academyTypes as readonly PublicationType[]).includes(type) ? "academy" : "articles";
}

/** Where a publication stands in the site. */
export const publicationPath = ({ type, code }: Pick<Publication, "type" | "code">): string =>
  `/${areaOf(type)}/${code}`;

/** Names that no publication has, since a page of the site stands there. */
export const heldCodes: readonly string[] = ["all", "past"];
