export interface Searchable {
  name: string;
  surname: string;
  email: string;
  companyName?: string | undefined;
}

/** The search runs only on more than two characters (spec 5). */
export const isSearch = (text: string | undefined): text is string => (text?.trim().length ?? 0) > 2;

/**
 * How well a person fits: one point for each word of the text in each of name, surname, e-mail and company name, one
 * more where the field begins with the word. 0: not found.
 */
export function rankOf({ name, surname, email, companyName = "" }: Searchable, text: string): number {
  const fields = [name, surname, email, companyName].map(plain);
  const words = plain(text).split(/\s+/).filter(Boolean);
  const points = (word: string, field: string) => Number(field.includes(word)) + Number(field.startsWith(word));
  return words.reduce((sum, word) => sum + fields.reduce((found, field) => found + points(word, field), 0), 0);
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The best first; equals stay in the order they came. */
export function rankUsers<T extends Searchable>(users: readonly T[], text: string, limit: number): T[] {
  return users
    .map((user) => ({ user, rank: rankOf(user, text) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ user }) => user);
}
