import { plain, wordsOfRichText } from "../catalogue/index.ts";
import type { Language } from "../platform/locale.ts";
import { needsBenefit, type PublicationTexts } from "./publication.ts";
import { cardOf, textsOf } from "./reader-texts.ts";
import { fits, type VisibleFilters } from "./read-publications.ts";
import { allVisible } from "./visible.ts";

const parting = /[^\p{L}\p{N}]+/u;

/** How well words are found in a text: each as the beginning of a word, in the title above all; 0 where one is missing. */
function score(words: readonly string[], { title = "", teaser = "", body = "" }: PublicationTexts): number {
  const fields = [title, teaser, wordsOfRichText(body)].map((text) => plain(text).split(parting));
  const each = words.map((word) => fields.findIndex((field) => field.some((one) => one.startsWith(word))));
  return each.includes(-1) ? 0 : each.reduce((sum, place) => sum + fields.length - place, 0);
}

interface Asked extends VisibleFilters {
  text: string;
  language: Language;
  limit: number;
}

/**
 * What everybody finds by words, without accents and case, in the reader's language, the best first. The words of a technical note count
 * by its title and teaser alone: what nobody may read isn't told by searching.
 */
export async function searchPublications({ text, language, limit, ...filters }: Asked) {
  const words = plain(text).split(parting).filter(Boolean);
  if (words.length === 0) return { items: [] };
  const found = (await allVisible()).filter((one) => fits(one, filters));
  const texts = await textsOf(found, language);
  const scored = found
    .map((publication, place) => {
      const { body, ...open } = texts[place] ?? { language: "it" as const };
      return { publication, open, score: score(words, needsBenefit(publication) ? open : { ...open, body }) };
    })
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
  return { items: scored.map(({ publication, open }) => cardOf(publication, open)) };
}

/** The tags of what everybody finds in a part of the site with how many have each, the most first. */
export async function tagsInUse(filters: VisibleFilters) {
  const counts = new Map<string, number>();
  for (const publication of await allVisible())
    if (fits(publication, filters)) for (const tag of publication.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const items = [...counts].map(([tag, count]) => ({ tag, count }));
  return { items: items.toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, "it")) };
}
