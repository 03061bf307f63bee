import { languages, type Language } from "../../../platform/locale.ts";
import { Lexicon } from "./lexicon.ts";
import { Spelling } from "./spelling.ts";
import { words } from "./words/index.ts";

const made = new Map<Language, Lexicon>();

/** What one language calls things. */
export function lexiconOf(language: Language): Lexicon {
  const known = made.get(language) ?? new Lexicon([language]);
  made.set(language, known);
  return known;
}

/** What any language calls things: people search in their own, whatever the page is in. */
export const everyLexicon = new Lexicon(languages);

/** The reader's own language before all the others. */
export const lexiconsFor = (language: Language): readonly Lexicon[] => [lexiconOf(language), everyLexicon];

let spelling: Spelling | undefined;
/** Made when something is first searched that nothing is called. */
export const everySpelling = (): Spelling => (spelling ??= new Spelling(everyLexicon));

/** The languages in which words grow together, the reader's first. */
export const compounding = (language: Language): readonly Lexicon[] =>
  languages
    .filter((one) => words[one].compounds)
    .toSorted((a, b) => Number(b === language) - Number(a === language))
    .map(lexiconOf);

/**
 * Whether in these words the last noun is the thing ("panel bracket") or the first ("staffa pannello"): as in the reader's
 * language where it knows them all, else as in one that does.
 */
export function isHeadLast(said: readonly (readonly string[])[], language: Language): boolean {
  const knows = (one: Language) =>
    said.every((parts) => (lexiconOf(one).phrase(parts, 0) ?? lexiconOf(one).meaning(parts[0]!)) !== undefined);
  const speaking = [language, ...languages].find(knows) ?? language;
  return words[speaking].headLast ?? false;
}
