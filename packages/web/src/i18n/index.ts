import { useSyncExternalStore } from "react";
import type { Area } from "@solvia/texts/area";
import type { Language } from "@solvia/core/platform/locale";
import { tagOf } from "@solvia/core/platform/text/reader-format";
import { currentLanguage, rememberLanguage } from "./language.ts";
import { shop } from "./shop.ts";
import { addTexts, translatorFor, type Opened, type Translate } from "./words.ts";

/** What is read now: it changes once the texts of another language are there. */
let shown: { t: Translate; language: Language } = { t: translatorFor("it"), language: "it" };
const listeners = new Set<() => void>();

/** Calls back whenever another language is read. */
export const onLanguageChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const open = new Map<Area<object>, Set<Language>>([[shop, new Set()]]);
let started = false;

/** Texts that are read in another language, as the office's in most, are kept as that language's own: its plurals rule them. */
async function load(area: Area<object>, reader: Language): Promise<void> {
  const language = area.languageFor(reader);
  const loaded = open.get(area);
  if (!loaded || loaded.has(language)) return;
  addTexts(language, await area.in(language));
  loaded.add(language);
}

/**
 * Brings the texts of an area in the language that is read now, and from then on in each that is chosen. What the first
 * chunks ask for waits until they are there themselves (`startTexts`): the texts' chunks may lean on them.
 */
export async function openArea<T extends object>(texts: Area<T>): Promise<Opened<T>> {
  if (!open.has(texts)) open.set(texts, new Set());
  if (started) await load(texts, currentLanguage());
  return { texts };
}

/** The texts of the first page; before this nothing is drawn. */
export async function startTexts(): Promise<void> {
  started = true;
  await setLanguage(currentLanguage(), { keep: false });
}

/** Switches the interface. `keep` is for the visitor's own choice. */
export async function setLanguage(language: Language, { keep } = { keep: true }): Promise<void> {
  rememberLanguage(language, { keep });
  await Promise.all([...open.keys()].map((area) => load(area, language)));
  if (language !== currentLanguage()) return;
  document.documentElement.lang = tagOf(language);
  if (language === shown.language) return;
  shown = { t: translatorFor(language), language };
  for (const listener of listeners) listener();
}

/** What somebody reads: texts, and the language they are in, for numbers and dates. */
export interface Reading<A extends Opened<unknown> = never> {
  t: Translate<A>;
  language: Language;
}

const texts = () => shown;
/** The shop's texts and those of the areas that are named; naming one needs its module (`areas/`), which has opened it. */
export const useTexts = <A extends readonly Opened<unknown>[]>(..._areas: A): Reading<A[number]> =>
  useSyncExternalStore(onLanguageChange, texts);
