import type { Publication, PublicationType } from "../publication.ts";

/** What somebody follows. Each choice adds to the others: all articles, and whatever is written about batteries. */
export interface Followed {
  types: readonly PublicationType[];
  tags: readonly string[];
}

type Told = Pick<Publication, "type" | "tags">;

/** The lists in which somebody stands by what they follow. */
export const topicsOf = ({ types, tags }: Followed): string[] => [
  ...new Set([...types.map((type) => `type#${type}`), ...tags.map((tag) => `tag#${tag}`)]),
];

/** The lists of those who are told of a publication: whoever follows any of them. */
export const topicsOfPublication = ({ type, tags }: Told): string[] => topicsOf({ types: [type], tags });

/** Whether somebody is told of a publication by what they follow. */
export function follows(followed: Followed, publication: Told): boolean {
  const chosen = new Set(topicsOf(followed));
  return topicsOfPublication(publication).some((topic) => chosen.has(topic));
}
