import { nameWords, plainName } from "./plain-name.ts";

/** Whether each word of a search stands in one of some texts, in any case and without accents; a search for nothing finds all. */
export function wordsIn(search: string | undefined): (...texts: readonly (string | undefined)[]) => boolean {
  const words = nameWords(search ?? "");
  return (...texts) => {
    if (words.length === 0) return true;
    const all = plainName(texts.filter((text) => text !== undefined).join(" "));
    return words.every((word) => all.includes(word));
  };
}
