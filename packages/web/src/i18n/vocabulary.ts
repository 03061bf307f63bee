import { textOf } from "./words.ts";

export interface Named {
  it: string;
  en: string;
}

/**
 * What a thing of the house is called: Italian and English stand beside its code, the other languages' vocabularies come
 * with their texts, under `kind` and `code`.
 */
export function nameIn(language: string, { it, en }: Named, kind: string, code: string): string {
  if (language === "it") return it;
  return language === "en" ? en : (textOf(language, `${kind}.${code}`) ?? en);
}
