export interface Searchable {
  name: string;
  surname: string;
  email: string;
  companyName?: string | undefined;
}

/** The search runs only on more than two characters (spec 5). */
export const isSearch = (text: string | undefined): text is string => (text?.trim().length ?? 0) > 2;

/** Without accents and capitals. Most names need no decomposition, which is what takes the time. */
const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize("NFD").replaceAll(/\p{M}/gu, "")).toLowerCase();

/** The fields that are searched, as they are compared: name, surname, e-mail, company name; a line each. */
export const searchedText = ({ name, surname, email, companyName = "" }: Searchable): string =>
  plain(`\n${name}\n${surname}\n${email}\n${companyName}\n`);

export const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/**
 * How well a person fits: one point for each word in each of the four fields that has it, one more where the field
 * begins with it. 0: not found.
 */
export function rankOf(searched: string, words: readonly string[]): number {
  let rank = 0;
  for (const word of words) {
    let at = searched.indexOf(word);
    while (at !== -1) {
      const start = searched.lastIndexOf("\n", at) + 1;
      const end = searched.indexOf("\n", at);
      rank += searched.startsWith(word, start) ? 2 : 1;
      at = searched.indexOf(word, end);
    }
  }
  return rank;
}
