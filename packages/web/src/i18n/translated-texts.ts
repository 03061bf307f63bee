import type { Language } from "@solvia/core/platform/locale";
import type { Area } from "./index.ts";
import type { Bundle, Texts } from "./words.ts";

/** The other languages, a file for each feature; the back office is read in Italian or English. */
const translated = import.meta.glob<Texts>("./translations/*/*.json", { import: "default" });

const features: Readonly<Record<Area, readonly Bundle[]>> = {
  shop: ["translation", "storefront", "vocabulary"],
  showcase: ["showcase"],
  system: ["system"],
  orders: ["orders"],
  profile: ["profile"],
  office: [],
  people: ["people"],
};

export async function translatedBundles(
  area: Area,
  language: Language,
): Promise<Readonly<Partial<Record<Bundle, Texts>>>> {
  const found = features[area].flatMap((feature) => {
    const file = translated[`./translations/${language}/${feature}.json`];
    return file ? [file().then((texts) => [feature, texts] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(found));
}
