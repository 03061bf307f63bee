import { fallbackOf } from "../../platform/locale.ts";
import { plainTextIds, shownText, type PlainTextId } from "../../content/index.ts";
import { Problem } from "../../platform/problems.ts";
import {
  brandSlug,
  type Filters,
  getProduct,
  kitPage,
  linkedProducts,
  listKits,
  otherProductsOfSeries,
  productSearch,
  searchProducts,
  standOutProducts,
  type Viewer,
} from "../../catalogue/index.ts";
import { mostRecentPublications } from "../../publications/index.ts";
import { categoryGuide } from "../guides/index.ts";
import { type PageKey, isFormPage, publicationKey } from "./address.ts";
import type { PageContent } from "./document.ts";
import { formPage } from "./forms/form-pages.ts";
import { kitContent, kitsContent } from "./kit-pages.ts";
import { brandPage, categoryPage, homePage, searchPage, type Found } from "./list-pages.ts";
import { isGoods } from "./parts.ts";
import { plansPage } from "./plans-page.ts";
import { academyPage, articlesPage, lessonsPage } from "./publication-lists.ts";
import { publicationPage } from "./publication-page.ts";
import { questionsPage } from "./questions/questions-page.ts";
import { webinarsPage } from "./webinars/webinars-page.ts";
import { recentAtOnce } from "./publications-look.ts";
import type { Reader } from "./reader.ts";
import { productPage } from "./product-page.ts";
import { textPage } from "./text-pages.ts";

/** Nobody in particular, in a country's shop and language: public pages show what everybody may see. */
const anonymousIn = (reader: Reader, now: Date): Viewer => ({
  now,
  user: undefined,
  locale: reader.country.locale,
  fallbackLocale: fallbackOf(reader.language),
  language: reader.language,
});

const everything: Filters = { text: "", available: false, sort: "relevance" };
/** As many as the application's first page of results. */
const pageSize = 24;

/** The content of a page as of now; undefined when there is no such page. */
export async function loadPage(
  key: PageKey,
  reader: Reader,
  origin: string,
  now: Date,
): Promise<PageContent | undefined> {
  const [kind, name = ""] = key.split("/");
  const viewer = anonymousIn(reader, now);
  const find = (filters: Partial<Filters>, size = pageSize) =>
    searchProducts({ ...everything, ...filters, page: 1, size }, viewer);
  const category = isGoods(name) ? name : undefined;
  switch (kind) {
    case "home": {
      const [{ items: standOut }, { facets }, { items: recent }] = await Promise.all([
        standOutProducts(viewer),
        find({}, 1),
        mostRecentPublications({ area: "articles", limit: recentAtOnce, language: reader.language }),
      ]);
      return homePage({ standOut, facets, recent }, reader, origin);
    }
    case "search":
      if (!category && name !== "all") return undefined;
      return searchPage(category, await find({ category }), reader, origin);
    case "category":
      if (!category) return undefined;
      return categoryPage(
        category,
        {
          found: await find({ category, sort: "availability" }),
          guide: await categoryGuide(category, reader.language),
        },
        reader,
        origin,
      );
    case "brand": {
      const brand = (await productSearch.brands(now)).find((one) => brandSlug(one) === name);
      return brand === undefined ? undefined : brandPage(brand, await find({ brand: [brand] }), reader, origin);
    }
    case "text":
      return isTextPage(name) ? ownText(name, find, reader, origin) : undefined;
    case "form":
      return isFormPage(name) ? formPage(name, reader) : undefined;
    case "plans":
      return name === "" ? plansPage(reader, origin, now) : undefined;
    case "questions":
      return name === "" ? questionsPage(reader, origin) : undefined;
    case "articles":
      return name === "" ? articlesPage(reader, origin) : ownPage(key, reader, origin);
    case "academy":
      if (name === "all") return lessonsPage(reader, origin);
      return name === "" ? academyPage(reader, origin) : ownPage(key, reader, origin);
    case "webinars":
      if (name === "" || name === "past")
        return webinarsPage(name === "past" ? "past" : "upcoming", reader, origin, now);
      return ownPage(key, reader, origin);
    case "kits":
      return kitsContent((await listKits(viewer)).items, reader, origin);
    case "kit": {
      const kit = await kitPage(name, viewer).catch(missing);
      return kit && kitContent(kit, reader, origin);
    }
    case "product":
      return loadProductPage(name, reader, origin, viewer);
    default:
      return undefined;
  }
}

/** A text of the house, with the products of the brand that it shows. */
async function ownText(
  id: PlainTextId,
  find: (filters: Partial<Filters>) => Promise<Found>,
  reader: Reader,
  origin: string,
): Promise<PageContent> {
  const text = await shownText(id, reader.language);
  const found = text.shown && (await find({ brand: [text.shown.brand] }));
  return textPage(text, reader, origin, found?.items);
}

const isCode = /^[a-z0-9-]{1,80}$/;

/** A publication's page under its own address: under any other there is none, and it is led on from there (answer-page.ts). */
async function ownPage(key: PageKey, reader: Reader, origin: string): Promise<PageContent | undefined> {
  const page = await publicationAt(key, reader, origin);
  return page && publicationKey(page.path) === key ? page.content : undefined;
}

/** The publication that an address names, or named before. */
export async function publicationAt(key: PageKey, reader: Reader, origin: string) {
  const [area = "", code = ""] = key.split("/");
  if (!["articles", "academy", "webinars"].includes(area) || !isCode.test(code)) return undefined;
  return publicationPage(code, reader, origin).catch(missing);
}

const isTextPage = (name: string): name is PlainTextId => (plainTextIds as readonly string[]).includes(name);

/** How many others of its series a product's page names. */
const otherCount = 8;

async function loadProductPage(id: string, reader: Reader, origin: string, viewer: Viewer) {
  try {
    const product = await getProduct(id, viewer);
    if (!isGoods(product.category)) return undefined;
    const [linked, others] = await Promise.all([
      linkedProducts(id, viewer, otherCount),
      otherProductsOfSeries({ id, seriesId: product.series.id }, viewer, otherCount),
    ]);
    return productPage({ product, linked: linked.items, others }, reader, origin);
  } catch (error) {
    return missing(error);
  }
}

function missing(error: unknown): undefined {
  if (error instanceof Problem && error.code === "not-found") return undefined;
  throw error;
}
