import { plain, wordsOfRichText } from "../catalogue/index.ts";

/** How many words a grown-up reads in a minute of a text that informs (M. Brysbaert, 2019: 238 in English, near that elsewhere). */
const wordsPerMinute = 238;

const spaces = /\s+/u;

export const hasWords = (body: string): boolean => wordsOfRichText(body) !== "";

/** Whole minutes that a text takes, at least one. */
export function readingMinutes(body: string): number {
  const words = wordsOfRichText(body).split(spaces).filter(Boolean);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** The longest code, so that an address stays readable. */
const longest = 80;

/** The name in addresses that a title suggests: small letters, digits and hyphens; empty where the title has neither. */
export const codeOf = (title: string): string =>
  plain(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, "");

/** A tag as it is kept: small letters, single spaces. */
export const tagOf = (text: string): string => text.trim().toLowerCase().split(spaces).join(" ");
