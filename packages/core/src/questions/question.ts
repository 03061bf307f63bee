import type { Language } from "../platform/locale.ts";
import type { Instant } from "../platform/time.ts";

/**
 * `quoted`: answered at once out of what is published; `waiting`: nothing supported an answer, a technician is asked; `answered`: by the
 * office, for its asker alone; `published`: for everybody.
 */
export const questionStatuses = ["quoted", "waiting", "answered", "published", "rejected"] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** What the office does with a question. */
export const questionActions = ["assign", "answer", "publish", "withdraw", "reject"] as const;

/** Characters, and publications that an answer names. */
export const questionLimits = { shortest: 8, longest: 500, answer: 20_000, reason: 1000, sources: 10 } as const;

/** What a passage comes from: a publication, what is said in a recording of one, an answer of the office, a product's data sheet. */
export const quoteKinds = ["publication", "recording", "answer", "product"] as const;
export type QuoteKind = (typeof quoteKinds)[number];

/** A passage in its own words with the place where it stands. */
export interface Quote {
  kind: QuoteKind;
  /** Of the publication, the question or the product. */
  id: string;
  title: string;
  /** The heading under which it stands; of a recording the minute. */
  section?: string | undefined;
  /** Below the shop's address. */
  path: string;
  text: string;
  language: Language;
}

/** A publication that an answer of the office rests on, as it was called then. */
export interface AnswerSource {
  publicationId: string;
  title: string;
  path: string;
}

export interface Answer {
  /** Sanitised. */
  html: string;
  sources: readonly AnswerSource[];
  /** When it was first told to its asker. */
  on: Instant;
}

export interface Question {
  id: string;
  /** None of one whose asker's account is gone. */
  userId?: string | undefined;
  /** What its asker reads. */
  language: Language;
  /** As it was asked. */
  text: string;
  /** As everybody reads it: the office's wording, which names nobody. */
  publicText?: string | undefined;
  /** Of that wording and of the answer. */
  publicLanguage?: Language | undefined;
  /** The publication below which it was asked. */
  publicationId?: string | undefined;
  status: QuestionStatus;
  /** Rises with each write. */
  revision: number;
  /** What was found for it when it was asked. */
  quotes: readonly Quote[];
  answer?: Answer | undefined;
  /** Why the office doesn't answer it, for its asker. */
  reason?: string | undefined;
  assigneeId?: string | undefined;
  askedOn: Instant;
  /** Since when it is in its state. */
  since: Instant;
}

/** Where everybody reads a published answer. */
export const questionPath = (id: string): string => `/questions#${id}`;
