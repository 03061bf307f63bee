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

/**
 * Questions by what they ask for: each joins the first group whose first question has half of both's words, forms of one word being one.
 * The most asked come first, then what was asked last.
 */
export function grouped(questions: readonly Asked[]): Group[] {
  const groups: Group[] = [];
  for (const question of questions.toSorted((a, b) => a.askedOn.localeCompare(b.askedOn))) {
    const words = askedWords(question.text, [...new Set<Language>([question.language, "it"])]);
    const group = groups.find((one) => likeness(one.words, words) >= alike);
    if (group) group.questions.unshift(question);
    else groups.push({ words, questions: [question] });
  }
  const last = ({ questions: [newest] }: Group) => newest?.askedOn ?? "";
  return groups.toSorted((a, b) => b.questions.length - a.questions.length || last(b).localeCompare(last(a)));
}
