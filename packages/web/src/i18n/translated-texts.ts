import { vocabularies } from "@solvia/core/catalogue/vocabulary/index";
import type { Area } from "./index.ts";
import type { Bundle, Texts } from "./words.ts";

type Translated = keyof typeof vocabularies;

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
  language: Translated,
): Promise<Readonly<Partial<Record<Bundle, Texts>>>> {
  const found = features[area].flatMap((feature) => {
    const file = translated[`./translations/${language}/${feature}.json`];
    return file ? [bundleOf(feature, language, file)] : [];
  });
  return Object.fromEntries(await Promise.all(found));
}

/** The catalogue's codes are named in the core, where the public pages read them too. */
async function bundleOf(feature: Bundle, language: Translated, file: () => Promise<Texts>): Promise<[Bundle, Texts]> {
  const [own, shared] = await Promise.all([file(), feature === "vocabulary" ? vocabularies[language]() : {}]);
  return [feature, { ...own, ...shared }];
}
