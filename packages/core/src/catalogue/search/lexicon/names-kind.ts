import type { Language } from "../../../platform/locale.ts";
import type { Category } from "../../taxonomy.ts";
import { plain } from "../plain.ts";
import { targetOf } from "./concepts.ts";
import { lexiconOf } from "./lexicons.ts";

/** Whether a word calls a kind of goods in a language: "pannello" is what all of the panels are. */
export function namesKind(word: string, category: Category, language: Language): boolean {
  const concepts = lexiconOf(language).meaning(plain(word)) ?? [];
  return concepts.some((concept) => targetOf(concept).of?.some((place) => place.split("/")[0] === category));
}
