import type { Forms } from "../../platform/text/fill.ts";

/**
 * What the public pages say in one language, with `{{names}}` for what is put in. Where the application says the same,
 * it says it in the same words (the web's `i18n/page-texts.test.ts`).
 */
export interface PageTexts {
  skip: string;
  search: string;
  placeholder: string;
  menu: string;
  /** Names the way to a page, from the shop down to it. */
  path: string;
  region: string;
  login: string;
  cart: string;
  home: string;
  allProducts: string;
  products: Forms;
  code: string;
  /** What a price holds, by country (`includedIn`). */
  gross: string;
  grossVat: string;
  grossExport: string;
  lowestBefore: Forms;
  loginForPrice: string;
  quote: string;
  shippingTime: string;
  technical: string;
  documents: string;
  series: string;
  others: string;
  goesWith: string;
  inStock: Forms;
  low: Forms;
  toOrder: string;
  years: Forms;
  goneTitle: string;
  goneText: string;
  missingTitle: string;
  missingText: string;
  similar: string;
  ofBrand: string;
  information: string;
  homeTitle: string;
  homeText: string;
  homeMeta: string;
  explore: string;
  kits: string;
  kitsTitle: string;
  kitsIntro: string;
  kitsMeta: string;
  noKits: string;
  allKits: string;
  kitContents: string;
  kitParts: Forms;
  kitPanels: string;
  kitInverter: string;
  kitStorage: string;
  kitsAvailable: Forms;
  kitUnavailable: string;
  kitQuote: string;
  kitGoneTitle: string;
  kitGoneText: string;
  categories: string;
  standOut: string;
  seeAll: string;
  searchMeta: string;
  categoryMeta: string;
  brandMeta: string;
  topProducts: string;
  typologies: string;
  brands: string;
  byCategory: string;
  narrow: string;
  byRelevance: string;
  rights: string;
  prices: string;
}
