import type { Language } from "../../platform/locale.ts";
import { askedWords, sameWord } from "../evidence/words.ts";
import type { Question } from "../question.ts";

/** The least part of all their words that two questions have in common to ask for the same. */
const alike = 0.5;

type Asked = Pick<Question, "id" | "text" | "language" | "askedOn">;

interface Group {
  /** What its questions are about: the words of the first. */
  words: string[];
  questions: Asked[];
}

/** The words in common of two lists by all of both, 0 to 1; forms of one word are one. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((word) => b.some((other) => sameWord(word, other))).length;
  const all = a.length + b.length - common;
  return all === 0 ? 0 : common / all;
}

interface Said {
  words: string[];
  /** Those that say what is asked, without the name of the product of which it is. */
  asking: string[];
}

/** Whether two questions ask the same of the same: a product's long name in both of them is no question in common. */
const isAlike = (a: Said, b: Said): boolean =>
  likeness(a.words, b.words) >= alike &&
  ((a.asking.length === 0 && b.asking.length === 0) || likeness(a.asking, b.asking) >= alike);

/**
 * Questions by what they ask for: each joins the first group whose first question has half of both's words, and half of those that don't
 * only call a product, forms of one word being one. The most asked come first, then what was asked last. `calling` tells which words of
 * a question call a product.
 */
export function grouped(questions: readonly Asked[], calling: (question: Asked) => (word: string) => boolean): Group[] {
  const groups: (Group & Said)[] = [];
  for (const question of questions.toSorted((a, b) => a.askedOn.localeCompare(b.askedOn))) {
    const words = askedWords(question.text, [...new Set<Language>([question.language, "it"])]);
    const calls = calling(question);
    const said = { words, asking: words.filter((word) => !calls(word)) };
    const group = groups.find((one) => isAlike(one, said));
    if (group) group.questions.unshift(question);
    else groups.push({ ...said, questions: [question] });
  }
  const last = ({ questions: [newest] }: Group) => newest?.askedOn ?? "";
  return groups.toSorted((a, b) => b.questions.length - a.questions.length || last(b).localeCompare(last(a)));
}
