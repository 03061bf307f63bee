import { beforeAll, expect, test } from "vitest";
import { pageTexts } from "@solvia/core/catalogue/pages/texts/index";
import type { PageTexts } from "@solvia/core/catalogue/pages/texts/shape";
import { languages, type Language } from "@solvia/core/platform/locale";
import "./index.ts";
import { loadTexts } from "./load-texts.ts";
import { textOf, type Bundle } from "./words.ts";

/** What the public pages and the application both say, by the application's key. */
const said: Readonly<Partial<Record<keyof PageTexts, string>>> = {
  skip: "skip",
  search: "search.label",
  placeholder: "search.placeholder",
  menu: "nav.catalogue",
  path: "nav.path",
  region: "nav.region",
  login: "nav.login",
  cart: "nav.cart",
  allProducts: "search.all",
  products: "search.results",
  code: "product.code",
  gross: "product.gross",
  lowestBefore: "product.lowestBefore",
  loginForPrice: "product.loginForPrice",
  quote: "product.quote",
  shippingTime: "product.shippingTime",
  technical: "product.technical",
  documents: "product.documents",
  others: "product.linked",
  goesWith: "showcase.goesWith",
  inStock: "availability.in-stock",
  low: "availability.low",
  toOrder: "availability.to-order",
  years: "field.years",
  missingTitle: "common.notFound",
  homeTitle: "home.title",
  homeText: "home.subtitle",
  explore: "home.cta",
  kits: "nav.kits",
  kitsTitle: "kits.title",
  kitsIntro: "kits.intro",
  noKits: "kits.none",
  allKits: "kits.back",
  kitContents: "kits.contents",
  kitParts: "kits.parts",
  kitPanels: "kits.panels",
  kitInverter: "kits.inverter",
  kitStorage: "kits.storage",
  kitsAvailable: "kits.available",
  kitUnavailable: "kits.unavailable",
  kitQuote: "kits.quote",
  categories: "home.categories",
  standOut: "home.standOut",
  seeAll: "home.seeAll",
  narrow: "search.filters",
  byRelevance: "sort.relevance",
  rights: "footer.rights",
  prices: "footer.prices",
};

beforeAll(async () => {
  for (const language of languages) {
    await loadTexts("shop", language);
    await loadTexts("showcase", language);
  }
});

const bundles: readonly Bundle[] = ["translation", "storefront", "showcase"];
const ofApplication = (language: Language, key: string): string | undefined =>
  bundles.map((bundle) => textOf(language, bundle, key)).find((text) => text !== undefined);

test.for(languages)(
  "%s: a public page says it in the words of the application that takes its place",
  async (language) => {
    const texts = await pageTexts[language]();
    const pairs = Object.entries(said).map(([name, key]) => [key, texts[name as keyof PageTexts]] as const);
    const apart = pairs.flatMap(([key, text]) =>
      (typeof text === "string"
        ? [[key, text] as const]
        : Object.entries(text).map(([form, one]) => [`${key}_${form}`, one] as const)
      )
        .filter(([own, one]) => ofApplication(language, own) !== one)
        .map(([own, one]) => `${own}: "${one}", and the application "${ofApplication(language, own) ?? ""}"`),
    );
    expect(apart).toEqual([]);
  },
);
