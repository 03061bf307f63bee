import type { Language } from "@solvia/core/platform/locale";
import type { Area } from "./areas.ts";
import { addTexts, type Bundle, type Texts } from "./words.ts";

type Bundles = Readonly<Partial<Record<Bundle, Texts>>>;
type Written = Readonly<Record<Exclude<Area, "shop">, () => Promise<Bundles>>>;

/** The storefront's, a file for each language: a public page preloads its reader's (core/catalogue/pages/shell.ts). */
const shops: Readonly<Record<Language, () => Promise<Bundles>>> = {
  it: async () => (await import("./shop/it.ts")).shop,
  en: async () => (await import("./shop/en.ts")).shop,
  es: async () => (await import("./shop/es.ts")).shop,
  fr: async () => (await import("./shop/fr.ts")).shop,
  de: async () => (await import("./shop/de.ts")).shop,
  ro: async () => (await import("./shop/ro.ts")).shop,
  pt: async () => (await import("./shop/pt.ts")).shop,
  nl: async () => (await import("./shop/nl.ts")).shop,
  bg: async () => (await import("./shop/bg.ts")).shop,
  pl: async () => (await import("./shop/pl.ts")).shop,
  sr: async () => (await import("./shop/sr.ts")).shop,
  uk: async () => (await import("./shop/uk.ts")).shop,
  nb: async () => (await import("./shop/nb.ts")).shop,
  hr: async () => (await import("./shop/hr.ts")).shop,
};

/** Italian and English are written beside each other and checked by their types. */
const written: Readonly<Record<"it" | "en", Written>> = {
  it: {
    showcase: async () => ({ showcase: (await import("./showcase.it.ts")).showcase }),
    system: async () => ({ system: { system: (await import("./system-check.it.ts")).systemCheckTexts } }),
    orders: async () => ({ orders: (await import("./orders.it.ts")).orders }),
    profile: async () => ({ profile: (await import("./profile.it.ts")).profile }),
    office: async () => ({ office: (await import("./office.it.ts")).office }),
    people: async () => ({ people: (await import("./people.it.ts")).people }),
  },
  en: {
    showcase: async () => ({ showcase: (await import("./showcase.en.ts")).showcase }),
    system: async () => ({ system: { system: (await import("./system-check.en.ts")).systemCheckTexts } }),
    orders: async () => ({ orders: (await import("./orders.en.ts")).orders }),
    profile: async () => ({ profile: (await import("./profile.en.ts")).profile }),
    office: async () => ({ office: (await import("./office.en.ts")).office }),
    people: async () => ({ people: (await import("./people.en.ts")).people }),
  },
};

async function bundlesOf(area: Area, language: Language): Promise<Bundles> {
  if (area === "shop") return shops[language]();
  if (language === "it" || language === "en") return written[language][area]();
  // Where the files of the other languages lie is itself only told to who reads one.
  return (await import("./translated-texts.ts")).translatedBundles(area, language);
}

const loaded = new Set<string>();

/**
 * Adds the texts of an area in a language. What customers read is whole in each (`texts.test.ts`); the office is read in
 * English by whoever doesn't read Italian.
 */
export async function loadTexts(area: Area, language: Language): Promise<void> {
  const key = `${area}/${language}`;
  if (loaded.has(key)) return;
  const fallback = area === "office" && language !== "it" && language !== "en" ? loadTexts(area, "en") : undefined;
  const [bundles] = await Promise.all([bundlesOf(area, language), fallback]);
  for (const [name, texts] of Object.entries(bundles) as [Bundle, Texts][]) addTexts(language, name, texts);
  loaded.add(key);
}
