import {
  categories,
  goodsCategories,
  serviceCategories,
  shippingTimes,
  technologies,
  typologyName,
  type Category,
  type GoodsCategory,
  type ShippingTime,
} from "@solvia/core/catalogue/taxonomy";
import { nameIn } from "../../i18n/vocabulary.ts";

export const categoryNames = (language: string): (readonly [GoodsCategory, string])[] =>
  goodsCategories.map((category) => [category, categoryName(category, language)]);

/** Goods and what is no goods: subscriptions, costs, the waste-disposal tax. */
const named: Readonly<Record<string, { it: string; en: string }>> = { ...categories, ...serviceCategories };

export function categoryName(category: string, language: string): string {
  const names = named[category];
  return names ? nameIn(language, names, "category", category) : category;
}

export const typologyLabel = (category: string, typology: string, language: string): string =>
  nameIn(language, typologyName(category as Category, typology), `typology.${category}`, typology);

export const technologyLabel = (technology: string): string =>
  (technologies as Readonly<Record<string, string>>)[technology] ?? technology;

export const shippingTime = (time: string, language: string) => {
  const known = shippingTimes[time as ShippingTime];
  return { label: nameIn(language, known, "shippingTime", time), colour: known.colour };
};
