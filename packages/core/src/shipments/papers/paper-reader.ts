import { wordsFor, type DocumentWords } from "../../orders/index.ts";
import type { TransportContent } from "./transport-document.ts";
import { transportWords } from "./words/index.ts";
import type { TransportWords } from "./words/shape.ts";

type Plain = Exclude<keyof TransportWords, "causes">;

/** Who reads a transport document: Italian, and beside it the buyer's language. */
export interface Reader {
  /** The facts' words: Italian, as whoever checks a lorry reads it. */
  words: DocumentWords;
  /** A word in Italian, and beside it in the buyer's language. */
  both: (word: Plain) => string;
  bothCauses: string;
  heads: Record<"date" | "code" | "product" | "pieces", string>;
}

const joined = (italian: string, other: string): string => (italian === other ? italian : `${italian} · ${other}`);

export function readerOf({ language, locale, cause }: TransportContent): Reader {
  const [italian, other] = [transportWords.it, transportWords[language]];
  const [words, others] = [wordsFor("it", locale), wordsFor(language, locale)];
  return {
    words,
    both: (word) => joined(italian[word], other[word]),
    bothCauses: joined(italian.causes[cause], other.causes[cause]),
    heads: {
      date: joined(words.date, others.date),
      code: joined(words.code, others.code),
      product: joined(words.product, others.product),
      pieces: joined(words.pieces, others.pieces),
    },
  };
}
