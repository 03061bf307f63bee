import { useSyncExternalStore } from "react";
import type { Language } from "@solvia/core/platform/locale";
import { tagOf } from "@solvia/core/platform/reader-format";
import { it } from "./it.ts";
import { currentLanguage, rememberLanguage } from "./language.ts";
import { storefront } from "./storefront.it.ts";
import { addTexts, translatorFor, type Translate } from "./words.ts";

/** Texts that come together: the storefront's at the first visit, the others with the rooms that show them. */
export type Area = "shop" | "showcase" | "system" | "orders" | "profile" | "office" | "people";

addTexts("it", "translation", it);
addTexts("it", "storefront", storefront);

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

async function load(area: Area, language: Language): Promise<void> {
  if (language === "it" && area === "shop") return;
  const { loadTexts } = await import("./load-texts.ts");
  await loadTexts(area, language);
}

/**
 * Brings the texts of an area in the language that is read now, and from then on in each that is chosen. What the first
 * chunks ask for waits until they are there themselves (`startTexts`): the texts' chunks may lean on them.
 */
export async function openArea(area: Area): Promise<void> {
  open.add(area);
  if (started) await load(area, currentLanguage());
}

/** The texts of the first page; before this nothing is drawn. */
export async function startTexts(): Promise<void> {
  started = true;
  await setLanguage(currentLanguage(), { keep: false });
}

/** Switches the interface; the office is read in English where it is not in a language. `keep` is for the visitor's own choice. */
export async function setLanguage(language: Language, { keep } = { keep: true }): Promise<void> {
  rememberLanguage(language, { keep });
  await Promise.all([...open].map((area) => load(area, language)));
  if (language !== currentLanguage()) return;
  document.documentElement.lang = tagOf(language);
  if (language === shown.language) return;
  shown = { t: translatorFor(language), language };
  for (const listener of listeners) listener();
}

const texts = () => shown;
/** Texts and the language they are in, for numbers and dates. */
export const useTexts = () => useSyncExternalStore(onLanguageChange, texts);
