import type { Language } from "../../platform/locale.ts";
import type { Concept } from "./lexicon/concepts.ts";
import { lexiconsFor } from "./lexicon/lexicons.ts";
import { wordsOf } from "./plain.ts";

/** A piece of a query: what was said, where, and the plain words of it. */
export interface Piece {
  said: string;
  at: number;
  parts: readonly string[];
  /** What it means; undefined where it is no word that things are called by. */
  concepts?: readonly Concept[];
  /** After "for", "per": it says what the thing is for. */
  complement: boolean;
  /** After "with", "con": it says what the thing has, or how large that is ("con cavo 5 m"). */
  isHad: boolean;
}

/** A word, or a number with what it counts: "48 V". */
const sought = /\d+(?:[.,]\d+)?\s+(?:v|a|mm[2²]?|cm|m)(?![\p{L}\d])|(?:\d,(?=\d)|[^\s,;:()[\]"'’“”«»!?|°])+/giu;

interface Part {
  part: string;
  word: number;
  first: boolean;
  last: boolean;
}

/** Of a word with digits and several parts, a code, no part means anything by itself. */
const isCode = (parts: readonly string[]): boolean => parts.length > 1 && parts.some((part) => /\d/.test(part));

/**
 * The pieces of what was asked: the longest phrases that mean something, then words. What says nothing is left out, unless
 * there is nothing else.
 */
export function piecesOf(text: string, rest: string, language: Language, isBrand: (word: string) => boolean): Piece[] {
  const lexicons = lexiconsFor(language);
  const words = [...rest.matchAll(sought)].flatMap(({ index: at, 0: found }) => {
    const said = text.slice(at, at + found.length);
    const parts = wordsOf(said).flatMap((word) => word.parts);
    return parts.length > 0 ? [{ said, at, parts }] : [];
  });
  const parts: Part[] = words.flatMap((word, place) =>
    word.parts.map((part, at) => ({ part, word: place, first: at === 0, last: at === word.parts.length - 1 })),
  );
  const plain = parts.map(({ part }) => part);
  const pieces: Piece[] = [];
  const dropped: Piece[] = [];
  let after: "join" | "having" | undefined;
  for (let at = 0; at < parts.length;) {
    const here = parts[at]!;
    const word = words[here.word]!;
    const phrase = lexicons
      .flatMap((lexicon) => lexicon.phrase(plain, at) ?? [])
      .toSorted((a, b) => b.length - a.length)
      .find(({ length }) => isWhole(parts.slice(at, at + length), words));
    if (phrase) {
      const end = words[parts[at + phrase.length - 1]!.word]!;
      const said = text.slice(word.at, end.at + end.said.length);
      pieces.push({
        said,
        at: word.at,
        parts: plain.slice(at, at + phrase.length),
        concepts: phrase.concepts,
        complement: after === "join",
        isHad: after === "having",
      });
      after = undefined;
      at += phrase.length;
      continue;
    }
    // A code stays whole; of "Lithium-Akku" each part is a word.
    const alone = here.first && isUnparted(word.parts);
    const piece = alone ? { ...word } : { said: here.part, at: word.at, parts: [here.part] };
    at += alone ? word.parts.length : 1;
    const own = alone && word.parts.length > 1 ? undefined : meaningOf(piece.parts[0]!);
    if (own === "join" || own === "having" || own === "ignored") {
      dropped.push({ ...piece, complement: false, isHad: false });
      if (own !== "ignored") after = own;
      continue;
    }
    pieces.push({
      ...piece,
      complement: after === "join",
      isHad: after === "having" || (/^\d/.test(piece.said) && pieces.at(-1)?.isHad === true),
      ...(own && { concepts: own }),
    });
    after = undefined;
  }
  return pieces.length > 0 ? pieces : dropped;

  function meaningOf(part: string): readonly Concept[] | "join" | "having" | "ignored" | undefined {
    for (const lexicon of lexicons) {
      const concepts = lexicon.meaning(part);
      if (concepts) return concepts;
      if (lexicon.isJoin(part)) return "join";
      if (lexicon.isHaving(part)) return "having";
      if (lexicon.isIgnored(part) && !isBrand(part)) return "ignored";
    }
    return undefined;
  }

  function isUnparted(all: readonly string[]): boolean {
    return all.length === 1 || isCode(all) || all.some((part) => meaningOf(part) === undefined);
  }
}

/** A phrase takes a code whole or not at all: the RED of "FU-440-RED" is no colour. */
function isWhole(covered: readonly Part[], words: readonly { parts: readonly string[] }[]): boolean {
  const [first, last] = [covered[0]!, covered.at(-1)!];
  return covered.every(({ word }) => !isCode(words[word]!.parts)) || (first.first && last.last);
}
