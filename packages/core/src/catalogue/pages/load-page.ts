import { plainText, plainTextIds, type PlainTextId } from "../../content/index.ts";
import type { Country } from "../../platform/locale.ts";
import { Problem } from "../../platform/problems.ts";
import { kitPage, listKits } from "../kits/kit-view.ts";
import { getProduct } from "../get-product.ts";
import { getSeriesWithProducts, linkedProducts, standOutProducts } from "../list-products.ts";
import type { Viewer } from "../product-view.ts";
import type { Filters } from "../search/narrow.ts";
import { brandsInCatalogue, searchProducts } from "../search/search-products.ts";
import { brandSlug } from "../slug.ts";
import { pageLanguageOf, type PageKey } from "./address.ts";
import type { PageContent } from "./document.ts";
import { kitContent, kitsContent } from "./kit-pages.ts";
import { brandPage, categoryPage, homePage, searchPage } from "./list-pages.ts";
import { isGoods } from "./parts.ts";
import { productPage } from "./product-page.ts";
import { textPage } from "./text-pages.ts";

/** Nobody in particular, in a country's shop: public pages show what everybody may see. */
const anonymousIn = (country: Country, now: Date): Viewer => ({
  now,
  user: undefined,
  locale: country.locale,
  fallbackLocale: country.locale === "it" ? "it" : "gb",
  language: pageLanguageOf(country),
});

const everything: Filters = { text: "", available: false, sort: "relevance" };
/** As many as the application's first page of results. */
const pageSize = 24;

/** The content of a page as of now; undefined when there is no such page. */
export async function loadPage(
  key: PageKey,
  country: Country,
  origin: string,
  now: Date,
): Promise<PageContent | undefined> {
  const [kind, name = ""] = key.split("/");
  const viewer = anonymousIn(country, now);
  const find = (filters: Partial<Filters>, size = pageSize) =>
    searchProducts({ ...everything, ...filters, page: 1, size }, viewer, now);
  const category = isGoods(name) ? name : undefined;
  switch (kind) {
    case "home": {
      const { items } = await standOutProducts(viewer);
      return homePage(items, await find({}, 1), country, origin);
    }
    case "search":
      if (!category && name !== "all") return undefined;
      return searchPage(category, await find({ category }), country, origin);
    case "category":
      return category && categoryPage(category, await find({ category, sort: "availability" }), country, origin);
    case "brand": {
      const brand = (await brandsInCatalogue(now)).find((one) => brandSlug(one) === name);
      return brand === undefined ? undefined : brandPage(brand, await find({ brand: [brand] }), country, origin);
    }
    case "text":
      return isTextPage(name) ? textPage(plainText(name, pageLanguageOf(country)), country, origin) : undefined;
    case "kits":
      return kitsContent((await listKits(viewer)).items, country, origin);
    case "kit": {
      const kit = await kitPage(name, viewer).catch(missing);
      return kit && kitContent(kit, country, origin);
    }
    case "product":
      return loadProductPage(name, country, origin, viewer);
    default:
      return undefined;
  }
}

const isTextPage = (name: string): name is PlainTextId => (plainTextIds as readonly string[]).includes(name);

/** How many others of its series a product's page names. */
const otherCount = 8;

async function loadProductPage(id: string, country: Country, origin: string, viewer: Viewer) {
  try {
    const product = await getProduct(id, viewer);
    if (!isGoods(product.category)) return undefined;
    const [linked, series] = await Promise.all([
      linkedProducts(id, viewer),
      productsOfSeries(product.series.id, viewer),
    ]);
    const others = series.filter((other) => other.id !== id).slice(0, otherCount);
    return productPage({ product, linked: linked.items.slice(0, otherCount), others }, country, origin);
  } catch (error) {
    return missing(error);
  }
}

const productsOfSeries = async (id: string, viewer: Viewer) =>
  (await getSeriesWithProducts(id, viewer).catch(missing))?.products ?? [];

function missing(error: unknown): undefined {
  if (error instanceof Problem && error.code === "not-found") return undefined;
  throw error;
}
