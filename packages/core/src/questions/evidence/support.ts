import type { Language } from "../../platform/locale.ts";
import { askedWords, sameWord, wordsOf } from "./words.ts";

/** A piece of text that may answer, with what stands above it. */
export interface Passage {
  /** What it is a part of. */
  title: string;
  section?: string | undefined;
  text: string;
  /** Of a single figure of a thing that the question names. */
  figure?: Figure | undefined;
}

/** A figure of a data sheet: "Efficienza: 23,1 %". */
interface Figure {
  /** Whether a word of the question only calls the thing: it doesn't say what is asked of it. */
  calls: (word: string) => boolean;
  label: string;
  /** What else one may call it. */
  also: string;
}

/** The least share of a question's weight that a passage must bear to be an answer. */
export const threshold = 0.5;
/** The share of the best passage's that others must bear to stand beside it. */
const besides = 0.7;
/** A word of title or heading bears so much of its weight: it says what the passage is about, not that it answers. */
const above = 0.6;
/** The least words of a question that the passage's own text must have: one word is looked up, not answered. */
const ownWords = 2;

export interface Supported<P> {
  passage: P;
  /** 0 to 1. */
  score: number;
}

interface Read<P> {
  passage: P;
  own: ReadonlySet<string>;
  heading: ReadonlySet<string>;
}

/**
 * How much of what is asked of a named thing is this figure, 0 to 1: of the words that don't call the thing, those that call the figure;
 * and how many words of its label nobody asked for: of "tensione massima" and "tensione batteria massima" the first is meant.
 */
function figureAsked(asked: readonly string[], { calls, label, also }: Figure): { score: number; unasked: number } {
  const rest = asked.filter((word) => !calls(word));
  const labelled = wordsOf(label);
  const names = [...labelled, ...wordsOf(also)];
  const named = rest.filter((word) => names.some((name) => sameWord(word, name)));
  const unasked = labelled.filter((name) => !asked.some((word) => sameWord(word, name))).length;
  return { score: rest.length === 0 ? 0 : named.length / rest.length, unasked };
}

/**
 * The passages that support an answer, the best first; none where nothing does. Each word of the question that says something weighs by
 * how rare it is among all passages, one that none of them has as if one had: what nobody writes about can't be answered by the words
 * beside it. A passage bears the weight of the words that it has, and of those of its headings a part. An answer bears half the weight
 * at least and has two of the words in its own text (next-capabilities E1: "answers only with proof"). A figure of a data sheet has few
 * words of its own: there half of those that don't name its product must call it.
 */
export function supporting<P extends Passage>(
  question: string,
  passages: readonly P[],
  languages: readonly Language[],
): Supported<P>[] {
  const asked = askedWords(question, languages);
  if (asked.length < ownWords || passages.length === 0) return [];
  const read = passages.map<Read<P>>((passage) => ({
    passage,
    own: new Set(wordsOf(passage.text)),
    heading: new Set(wordsOf(`${passage.title} ${passage.section ?? ""}`)),
  }));
  const vocabulary = new Set(read.flatMap(({ own, heading }) => [...own, ...heading]));
  const forms = asked.map((word) => [...vocabulary].filter((known) => sameWord(word, known)));
  const places = forms.map((known) => {
    const has = (words: ReadonlySet<string>) => known.some((word) => words.has(word));
    return read.map(({ own, heading }) => (has(own) ? 1 : has(heading) ? above : 0));
  });
  const weights = places.map((row) => Math.log(1 + read.length / Math.max(1, row.filter(Boolean).length)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const found = read
    .map(({ passage }, at) => {
      if (passage.figure) return { passage, ...figureAsked(asked, passage.figure), inOwn: ownWords };
      const score = places.reduce((sum, row, word) => sum + (row[at] ?? 0) * (weights[word] ?? 0), 0) / whole;
      return { passage, score, unasked: 0, inOwn: places.filter((row) => row[at] === 1).length };
    })
    .filter(({ score, inOwn }) => score >= threshold && inOwn >= ownWords)
    .toSorted((a, b) => b.score - a.score || a.unasked - b.unasked);
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= best * besides).map(({ passage, score }) => ({ passage, score }));
}
