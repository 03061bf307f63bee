import type { Language } from "./languages.ts";

/** The texts that are loaded together, a JSON file for each language; their shape is the Italian file's. */
export interface Area<T> {
  /** The texts in a language, of which alone they are loaded. */
  in: (language: Language) => Promise<T>;
  /** The language that somebody who reads another one gets these texts in. */
  languageFor: (reader: Language) => Language;
}

type Load = (language: Language) => Promise<unknown>;

/** An area that customers read: each of the fourteen languages has it (`texts.test.ts`). */
export const area = <T>(load: Load): Area<T> => ({
  in: async (language) => ((await load(language)) as { default: T }).default,
  languageFor: (reader) => reader,
});

/** An area that only the house's own people read: it is written in Italian and English. */
export function officeArea<T>(load: Load): Area<T> {
  const languageFor = (reader: Language): Language => (reader === "it" ? "it" : "en");
  return { in: async (reader) => area<T>(load).in(languageFor(reader)), languageFor };
}
