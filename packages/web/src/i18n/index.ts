import { useSyncExternalStore } from "react";
import type { Language } from "@solvia/core/platform/locale";
import { tagOf } from "@solvia/core/platform/reader-format";
import type { Area } from "./areas.ts";
import { currentLanguage, rememberLanguage } from "./language.ts";
import { loadTexts } from "./load-texts.ts";
import { translatorFor, type Translate } from "./words.ts";

/** What is read now: it changes once the texts of another language are there. */
let shown: { t: Translate; language: Language } = { t: translatorFor("it"), language: "it" };
const listeners = new Set<() => void>();

/** Calls back whenever another language is read. */
export const onLanguageChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const open = new Set<Area>(["shop"]);
let started = false;

/**
 * Brings the texts of an area in the language that is read now, and from then on in each that is chosen. What the first
 * chunks ask for waits until they are there themselves (`startTexts`): the texts' chunks may lean on them.
 */
export async function openArea(area: Area): Promise<void> {
  open.add(area);
  if (started) await loadTexts(area, currentLanguage());
}

/** The texts of the first page; before this nothing is drawn. */
export async function startTexts(): Promise<void> {
  started = true;
  await setLanguage(currentLanguage(), { keep: false });
}

/** Switches the interface; the office is read in English where it is not in a language. `keep` is for the visitor's own choice. */
export async function setLanguage(language: Language, { keep } = { keep: true }): Promise<void> {
  rememberLanguage(language, { keep });
  await Promise.all([...open].map((area) => loadTexts(area, language)));
  if (language !== currentLanguage()) return;
  document.documentElement.lang = tagOf(language);
  if (language === shown.language) return;
  shown = { t: translatorFor(language), language };
  for (const listener of listeners) listener();
}

const texts = () => shown;
/** Texts and the language they are in, for numbers and dates. */
export const useTexts = () => useSyncExternalStore(onLanguageChange, texts);
