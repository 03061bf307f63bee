import type { Language } from "../platform/locale.ts";
import type { Instant } from "../platform/time.ts";

/** On what ground somebody may be written to with offers (domain-rules 8.8). */
export type LegalBasis =
  /** They have agreed: when, where, to which text, and what shows it. */
  | { kind: "consent"; date: Instant; source: string; textVersion: string; proof: string }
  /** They have bought something alike, and could say no at once. */
  | { kind: "soft_spam"; orderId: string; date: Instant }
  /** A company, in a country where companies may be written to until they say no. */
  | { kind: "b2b_optout_country"; date: Instant };

export const basisKinds = ["consent", "soft_spam", "b2b_optout_country"] as const satisfies LegalBasis["kind"][];

/** Somebody who may be written to, or not: that is for `mayBeMailed` to say. */
export interface Contact {
  id: string;
  /** In lower case; one contact has it. */
  email: string;
  /** Addresses of contacts that this one has taken in: each leads here. */
  formerEmails: readonly string[];
  name?: string | undefined;
  company?: string | undefined;
  /** E.164. */
  telephone?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  language: Language;
  lists: readonly string[];
  legalBasis?: LegalBasis | undefined;
  /** Where the address comes from, in words: none is kept without. */
  source: string;
  /** Rises with each write: whoever writes says which one they read. */
  revision: number;
  createdOn: Instant;
  changedOn: Instant;
}

/** Lists that the site itself fills. */
export const newsletterList = "newsletter";
/** What isn't there yet, and of which somebody may ask to be told. */
export const comingTopics = ["news", "academy-ai"] as const;
export type ComingTopic = (typeof comingTopics)[number];
export const comingList = (topic: ComingTopic): string => `coming-soon-${topic}`;
export const houseLists: readonly string[] = [newsletterList, ...comingTopics.map(comingList)];

/** Lists that one contact is in at most: each is an item of the transaction that writes the contact. */
export const mostLists = 10;
