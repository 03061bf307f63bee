import type { Language } from "../../../platform/locale.ts";
import type { FormTexts } from "./shape.ts";

/** Each language's own, loaded when a page with a form is drawn in it. */
export const formTexts: Readonly<Record<Language, () => Promise<FormTexts>>> = {
  it: async () => (await import("./it.ts")).texts,
  en: async () => (await import("./en.ts")).texts,
  es: async () => (await import("./es.ts")).texts,
  fr: async () => (await import("./fr.ts")).texts,
  de: async () => (await import("./de.ts")).texts,
  ro: async () => (await import("./ro.ts")).texts,
  pt: async () => (await import("./pt.ts")).texts,
  nl: async () => (await import("./nl.ts")).texts,
  bg: async () => (await import("./bg.ts")).texts,
  pl: async () => (await import("./pl.ts")).texts,
  sr: async () => (await import("./sr.ts")).texts,
  uk: async () => (await import("./uk.ts")).texts,
  nb: async () => (await import("./nb.ts")).texts,
  hr: async () => (await import("./hr.ts")).texts,
};
