import type { CivilDate } from "../../platform/time.ts";
import { guidanceFacts } from "../guidance-facts.ts";
import { isGuidance, type PlainTextId, type TextSection } from "../plain-text.ts";

/** What the office may say anew of a text of the house; where it leads and what it rests on stay the house's. */
export interface Words {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  /** Of what tells the law alone: the day up to which its sources were read. */
  asOf?: CivilDate | undefined;
}

/** The most that a text may have, in characters of all its words: an item of the table holds 400 kB. */
export const longestText = 60_000;
/** The most of each part, in characters or pieces. */
export const longestParts = {
  title: 160,
  lead: 1000,
  heading: 200,
  paragraph: 4000,
  sections: 60,
  paragraphs: 30,
} as const;

export const lengthOf = ({ title, lead, sections }: Words): number =>
  [title, lead, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join("").length;

/** The day up to which the sources of a text were read when the house came with it; undefined where it tells no law. */
export const ownAsOf = (id: PlainTextId): CivilDate | undefined =>
  isGuidance(id) ? guidanceFacts[id].asOf : undefined;

/** Whether a translation was written by Italian words that have changed since. */
export const isOutdated = (italianVersion: number, writtenBy: number): boolean => writtenBy < italianVersion;

const told = ({ title, lead, sections, asOf }: Words): string =>
  JSON.stringify([title, lead, sections.map(({ heading, paragraphs }) => [heading, paragraphs]), asOf]);

/** Whether two say the same. */
export const sameWords = (one: Words, other: Words): boolean => told(one) === told(other);
