import i18next from "i18next";
import type { Language } from "@solvia/core/platform/locale";
import type { Area } from "./index.ts";

type Texts = Readonly<Record<string, unknown>>;
type Bundles = Readonly<Record<string, Texts>>;

/** Italian and English are written beside each other and checked by their types. */
const written: Readonly<Record<"it" | "en", Readonly<Record<Area, () => Promise<Bundles>>>>> = {
  it: {
    shop: async () => ({}),
    showcase: async () => ({ showcase: (await import("./showcase.it.ts")).showcase }),
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
    profile: async () => ({ profile: (await import("./profile.en.ts")).profile }),
    office: async () => ({ office: (await import("./office.en.ts")).office }),
    people: async () => ({ people: (await import("./people.en.ts")).people }),
  },
};

/** The other languages, a file for each feature; the back office is read in Italian or English. */
const translated = import.meta.glob<Texts>("./translations/*/*.json", { import: "default" });

const features: Readonly<Record<Area, readonly string[]>> = {
  shop: ["translation", "storefront", "vocabulary"],
  showcase: ["showcase"],
  profile: ["profile"],
  office: [],
  people: ["people"],
};

async function translatedBundles(area: Area, language: Language): Promise<Bundles> {
  const found = features[area].flatMap((feature) => {
    const file = translated[`./translations/${language}/${feature}.json`];
    return file ? [file().then((texts) => [feature, texts] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(found));
}

const loaded = new Set<string>();

/** Adds the texts of an area in a language, and in English where the language may lack some. */
export async function loadTexts(area: Area, language: Language): Promise<void> {
  const key = `${area}/${language}`;
  if (loaded.has(key)) return;
  const own = language === "it" || language === "en" ? written[language][area]() : translatedBundles(area, language);
  const fallback = language === "it" || language === "en" ? undefined : loadTexts(area, "en");
  const [bundles] = await Promise.all([own, fallback]);
  for (const [namespace, texts] of Object.entries(bundles)) i18next.addResourceBundle(language, namespace, texts);
  loaded.add(key);
}
