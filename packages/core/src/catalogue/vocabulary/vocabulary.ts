import type { HousePage } from "../../content/index.ts";
import type { Category, ShippingTime, typologies } from "../taxonomy.ts";

/** What the catalogue's codes and the house's pages are called in one language. */
export interface Vocabulary {
  category: Readonly<Record<Category, string>>;
  typology: { readonly [C in Category]: Readonly<Record<keyof (typeof typologies)[C], string>> };
  shippingTime: Readonly<Record<ShippingTime, string>>;
  house: Readonly<Record<HousePage, string>>;
}
