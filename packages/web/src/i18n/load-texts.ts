import type { Language } from "@solvia/core/platform/locale";
import type { Area } from "./index.ts";
import { addTexts, type Bundle, type Texts } from "./words.ts";

type Bundles = Readonly<Partial<Record<Bundle, Texts>>>;

/** Italian and English are written beside each other and checked by their types. */
const written: Readonly<Record<"it" | "en", Readonly<Record<Area, () => Promise<Bundles>>>>> = {
  it: {
    shop: async () => ({}),
    showcase: async () => ({ showcase: (await import("./showcase.it.ts")).showcase }),
    system: async () => ({ system: { system: (await import("./system-check.it.ts")).systemCheckTexts } }),
    orders: async () => ({ orders: (await import("./orders.it.ts")).orders }),
    profile: async () => ({ profile: (await import("./profile.it.ts")).profile }),
    office: async () => ({ office: (await import("./office.it.ts")).office }),
    people: async () => ({ people: (await import("./people.it.ts")).people }),
  },
  en: {
    shop: async () => {
      const [{ en }, { storefront }] = await Promise.all([import("./en.ts"), import("./storefront.en.ts")]);
      return { translation: en, storefront };
    },
    showcase: async () => ({ showcase: (await import("./showcase.en.ts")).showcase }),
    system: async () => ({ system: { system: (await import("./system-check.en.ts")).systemCheckTexts } }),
    orders: async () => ({ orders: (await import("./orders.en.ts")).orders }),
    profile: async () => ({ profile: (await import("./profile.en.ts")).profile }),
    office: async () => ({ office: (await import("./office.en.ts")).office }),
    people: async () => ({ people: (await import("./people.en.ts")).people }),
  },
};

/** Where the files of the other languages lie is itself only told to who reads one. */
const translatedTexts = async (area: Area, language: Exclude<Language, "it" | "en">): Promise<Bundles> =>
  (await import("./translated-texts.ts")).translatedBundles(area, language);

const loaded = new Set<string>();

/**
 * Adds the texts of an area in a language. What customers read is whole in each (`texts.test.ts`); the office is read in
 * English by whoever doesn't read Italian.
 */
export async function loadTexts(area: Area, language: Language): Promise<void> {
  const key = `${area}/${language}`;
  if (loaded.has(key)) return;
  const own = language === "it" || language === "en" ? written[language][area]() : translatedTexts(area, language);
  const fallback = area === "office" && language !== "it" && language !== "en" ? loadTexts(area, "en") : undefined;
  const [bundles] = await Promise.all([own, fallback]);
  for (const [name, texts] of Object.entries(bundles) as [Bundle, Texts][]) addTexts(language, name, texts);
  loaded.add(key);
}
