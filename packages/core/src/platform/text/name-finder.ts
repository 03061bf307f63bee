import { isNearly } from "./nearly.ts";
import { nameWords, plainName } from "./plain-name.ts";

/** Fewer letters are in too many names for a mistake in them to be told. */
const shortestMistaken = 4;

/**
 * Whether each word of a text is in a name, or a word of the name but for one letter; dots of a legal form and accents may be missing. An
 * empty text is in every name.
 */
export function nameFinder(text: string): (name: string) => boolean {
  const words = nameWords(text);
  return (name) => {
    const plain = plainName(name);
    const known = plain.split(/[^\p{L}\p{N}]+/u);
    return words.every(
      (word) =>
        plain.includes(word) || (word.length >= shortestMistaken && known.some((other) => isNearly(word, other))),
    );
  };
}
