import type { Language } from "../../../platform/locale.ts";
import { goodsCategories, categories, typologies, typologyName, type GoodsCategory } from "../../taxonomy.ts";
import { vocabulary as bg } from "../../vocabulary/bg.ts";
import { vocabulary as de } from "../../vocabulary/de.ts";
import { vocabulary as es } from "../../vocabulary/es.ts";
import { vocabulary as fr } from "../../vocabulary/fr.ts";
import { vocabulary as hr } from "../../vocabulary/hr.ts";
import { vocabulary as nb } from "../../vocabulary/nb.ts";
import { vocabulary as nl } from "../../vocabulary/nl.ts";
import { vocabulary as pl } from "../../vocabulary/pl.ts";
import { vocabulary as pt } from "../../vocabulary/pt.ts";
import { vocabulary as ro } from "../../vocabulary/ro.ts";
import { vocabulary as sr } from "../../vocabulary/sr.ts";
import { vocabulary as uk } from "../../vocabulary/uk.ts";
import type { Vocabulary } from "../../vocabulary/vocabulary.ts";
import type { Concept, TaxonomyConcept } from "./concepts.ts";

/** All of them at once: a search can't wait for one. */
const vocabularies: Readonly<Partial<Record<Language, Vocabulary>>> = {
  bg,
  de,
  es,
  fr,
  hr,
  nb,
  nl,
  pl,
  pt,
  ro,
  sr,
  uk,
};

/** "Accessories" is a typology of several categories and a category: what is asked for is any of them. */
const conceptAt = (category: GoodsCategory, typology?: string): Concept => {
  if (typology === "accessories" || (category === "others" && typology === undefined)) return "accessory";
  return (typology === undefined ? category : `${category}/${typology}`) as TaxonomyConcept;
};

/** What the shop itself calls each place of the taxonomy, and writes on the products. */
export function shownNames(language: Language): [concept: Concept, name: string][] {
  const own = vocabularies[language];
  const inTaxonomy = language === "it" ? "it" : "en";
  return goodsCategories.flatMap((category) => [
    [conceptAt(category), own?.category[category] ?? categories[category][inTaxonomy]] as [Concept, string],
    ...Object.keys(typologies[category]).map((typology): [Concept, string] => [
      conceptAt(category, typology),
      (own?.typology[category] as Readonly<Record<string, string>> | undefined)?.[typology] ??
        typologyName(category, typology)[inTaxonomy],
    ]),
  ]);
}
