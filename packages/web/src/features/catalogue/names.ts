import {
  categories,
  goodsCategories,
  shippingTimes,
  technologies,
  typologyName,
  type Category,
  type GoodsCategory,
  type ShippingTime,
} from "@solvia/core/catalogue/taxonomy";

const pick = (language: string): "it" | "en" => (language === "it" ? "it" : "en");

export const categoryNames = (language: string): (readonly [GoodsCategory, string])[] =>
  goodsCategories.map((category) => [category, categories[category][pick(language)]]);

export const categoryName = (category: string, language: string): string =>
  (categories as Readonly<Record<string, { it: string; en: string }>>)[category]?.[pick(language)] ?? category;

export const typologyLabel = (category: string, typology: string, language: string): string =>
  typologyName(category as Category, typology)[pick(language)];

export const technologyLabel = (technology: string): string =>
  (technologies as Readonly<Record<string, string>>)[technology] ?? technology;

export const shippingTime = (time: string, language: string) => {
  const known = shippingTimes[time as ShippingTime];
  return { label: known[pick(language)], colour: known.colour };
};
