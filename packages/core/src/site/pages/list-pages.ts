import { leadsTexts } from "@solvia/texts/leads";
import { fallbackOf, named } from "../../platform/locale.ts";
import { guideTitle, type Guide } from "../guides/guide.ts";
import { brandPath, goodsCategories, type GoodsCategory } from "../../catalogue/index.ts";
import { addressIn, pathOf } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { cardsOf, crumbsOf, firstPictureOf, isGoods, short, type Card, type Step } from "./parts.ts";
import { tilesOf, wordsFor, type PublicationCard } from "./publication-parts.ts";
import { publicationsStyle } from "./publications-look.ts";
import type { Reader } from "./reader.ts";
import { breadcrumbData, houseData, listData } from "./structured-data.ts";

export interface Count {
  value: string;
  count: number;
}

/** A search as an anonymous visitor of the shop sees it. */
export interface Found {
  total: number;
  items: readonly Card[];
  facets: { category: readonly Count[]; typology: readonly Count[]; brand: readonly Count[] };
}

const seenAtOnce = 2;
const cardSizes = "(max-width: 36em) 45vw, 320px";
/** How the application's calls say the shop: a preloaded answer is only used when the address is the same. */
export const shopQuery = ({ country, language }: Reader): string =>
  `locale=${country.locale}&fallbackLocale=${fallbackOf(language)}&language=${language}`;

function crumbData(steps: readonly Step[], reader: Reader, origin: string) {
  return breadcrumbData(steps.map(({ name, path }) => ({ name, url: addressIn(reader.country, path, origin) })));
}

const firstCard = (items: readonly Card[]) => items[0] && firstPictureOf(items[0], cardSizes);

export interface HomeData {
  /** Of the whole catalogue. */
  facets: Found["facets"];
  standOut: readonly Card[];
  /** What has been published last. */
  recent: readonly PublicationCard[];
}

/** Home: what the house is, its categories, what it puts forward and what it wrote last. */
export async function homePage(
  { facets, standOut, recent }: HomeData,
  reader: Reader,
  origin: string,
): Promise<PageContent> {
  const w = reader.words;
  return {
    title: w.homeTitle,
    description: w.homeMeta,
    path: "/",
    structured: houseData(origin),
    image: "/pictures/panels.svg",
    ...(recent.length > 0 && { style: publicationsStyle }),
    calls: ["/user", `/products/standout?${shopQuery(reader)}`, `/products/search?${shopQuery(reader)}&size=1`],
    body: html`<div class="s-hero">
        <div class="s-wrap">
          <h1>${w.homeTitle}</h1>
          <p>${w.homeText}</p>
          <a class="s-call" href="${addressIn(reader.country, "/search")}">${w.explore}</a>
        </div>
      </div>
      <div class="s-wrap s-page s-home">
        <h2>${w.categories}</h2>
        <ul class="s-tiles">
          ${goodsCategories.map(
            (category) =>
              html`<li>
                <a class="s-tile" href="${addressIn(reader.country, `/category/${category}`)}">
                  <img src="${`/pictures/${category}.svg`}" alt="" width="200" height="150" /><b
                    >${reader.names.category(category)}</b
                  >
                  <span>${w.products(countOf(facets.category, category))}</span></a
                >
              </li>`,
          )}
        </ul>
        <div class="s-row">
          <h2>${w.standOut}</h2>
          <a href="${addressIn(reader.country, "/search")}">${w.seeAll}</a>
        </div>
        ${cardsOf(standOut, reader)} ${await recentPart(recent, reader)} ${await installerPart(reader)}
      </div>`,
  };
}

/** The newest articles, as the application shows them below what stands out. */
async function recentPart(cards: readonly PublicationCard[], reader: Reader): Promise<Html | false> {
  if (cards.length === 0) return false;
  const t = await wordsFor(reader);
  return html`<div class="s-row">
      <h2>${t.recent}</h2>
      <a href="${addressIn(reader.country, "/articles")}">${t.back}</a>
    </div>
    <div class="pubs">${tilesOf({ cards, t, reader, level: 3 })}</div>`;
}

/** The way to an installer, as the application shows it below. */
async function installerPart(reader: Reader): Promise<Html> {
  const { leads: t } = await leadsTexts.in(reader.language);
  return html`<h2>${t.title}</h2>
    <p>${t.intro}</p>
    <p><a href="${addressIn(reader.country, "/find-your-professional-photovoltaic-installer")}">${t.title}</a></p>`;
}

const countOf = (counts: readonly Count[], wanted: string): number =>
  counts.find(({ value }) => value === wanted)?.count ?? 0;

/** The first results of the whole catalogue, or of a category. */
export function searchPage(
  category: GoodsCategory | undefined,
  found: Found,
  reader: Reader,
  origin: string,
): PageContent {
  const w = reader.words;
  const title = category ? reader.names.category(category) : w.allProducts;
  return {
    title: named(reader.language, title, w.seeAll.toLowerCase()),
    description: short(w.searchMeta(title)),
    path: category ? `/category/${category}` : "/search",
    structured: [
      listData(
        title,
        found.items.map(({ path }) => addressIn(reader.country, path, origin)),
      ),
    ],
    firstPicture: firstCard(found.items),
    calls: ["/user", `/products/search?${shopQuery(reader)}${category ? `&category=${category}` : ""}`],
    body: html`<div class="s-wrap s-page">
      <div class="s-found">
        <div>
          <h1>${title}</h1>
          <p class="s-count">${w.products(found.total)}</p>
        </div>
        <div class="s-tools" aria-hidden="true">
          <span class="s-all">${w.narrow}</span><span class="s-sort">${w.byRelevance}</span>
        </div>
      </div>
      <div class="s-results">
        <aside class="s-aside" aria-label="${w.narrow}">${category && typologiesOf(category, found, reader)}</aside>
        <div>
          ${category && html`<p class="s-chosen"><a href="${addressIn(reader.country, "/search")}">${title} ×</a></p>`}
          ${cardsOf(found.items, reader, seenAtOnce)}
        </div>
      </div>
    </div>`,
  };
}

/** Where the application has its filters: the typologies with how many products each has. */
const typologiesOf = (category: GoodsCategory, { facets }: Found, reader: Reader): Html => {
  return html`<h2>${reader.words.typologies}</h2>
    <ul>
      ${facets.typology.map(
        ({ value, count }) =>
          html`<li>
            <a
              href="${addressIn(reader.country, `/search?category=${category}&typology=${encodeURIComponent(value)}`)}"
              rel="nofollow"
              >${reader.names.typology(category, value)}</a
            >
            (${count})
          </li>`,
      )}
    </ul>`;
};

/** A category's landing page: what there is, whose, and how to choose. */
export function categoryPage(
  category: GoodsCategory,
  { found, guide }: { found: Found; guide: Guide },
  reader: Reader,
  origin: string,
): PageContent {
  const w = reader.words;
  const name = reader.names.category(category);
  const steps = [
    { name: w.home, path: "/" },
    { name, path: pathOf(`category/${category}`) },
  ];
  const filtered = (query: string) => addressIn(reader.country, `/search?category=${category}${query}`);
  return {
    title: guideTitle(guide, name),
    description: short(w.categoryMeta(name, found.total)),
    path: pathOf(`category/${category}`),
    image: `/pictures/${category}.svg`,
    calls: ["/user", `/products/search?${shopQuery(reader)}&category=${category}&sort=availability&size=8`],
    structured: [
      crumbData(steps, reader, origin),
      listData(
        name,
        found.items.map(({ path }) => addressIn(reader.country, path, origin)),
      ),
    ],
    body: html`<div class="s-hero s-small">
        <div class="s-wrap">
          <h1>${guide.title}</h1>
          <p>${guide.lead}</p>
          <a class="s-call" href="${filtered("")}">${w.similar(name)}</a>
        </div>
      </div>
      <div class="s-wrap s-page s-category s-article">
        ${chips(
          w.typologies,
          found.facets.typology.map(({ value, count }) => ({
            name: `${reader.names.typology(category, value)} (${count})`,
            href: filtered(`&typology=${encodeURIComponent(value)}`),
          })),
        )}
        <h2>${w.topProducts}</h2>
        ${cardsOf(found.items.slice(0, 8), reader)}
        ${chips(
          w.brands,
          found.facets.brand.map(({ value, count }) => ({
            name: `${value} (${count})`,
            href: addressIn(reader.country, brandPath(value)),
          })),
        )}
        ${guide.sections.map(
          ({ heading, paragraphs }) =>
            html`<section>
              <h2>${heading}</h2>
              <div class="s-rich">${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
            </section>`,
        )}
        ${crumbsOf(steps, reader)}
      </div>`,
  };
}

/** A brand's page: its categories and products. */
export function brandPage(brand: string, found: Found, reader: Reader, origin: string): PageContent {
  const w = reader.words;
  const path = brandPath(brand);
  const steps = [
    { name: w.home, path: "/" },
    { name: brand, path },
  ];
  const kinds = found.facets.category.map(({ value }) => reader.names.category(value)).join(", ");
  return {
    title: w.ofBrand(brand),
    description: short(w.brandMeta(brand, found.total, kinds)),
    path,
    image: found.items[0]?.imageUrl,
    calls: [
      "/user",
      `/products/search?${shopQuery(reader)}&size=1`,
      `/products/search?${shopQuery(reader)}&${new URLSearchParams({ brand }).toString()}`,
    ],
    structured: [
      crumbData(steps, reader, origin),
      listData(
        brand,
        found.items.map((product) => addressIn(reader.country, product.path, origin)),
      ),
    ],
    body: html`<div class="s-wrap s-page s-brand-page s-article">
      <h1>${brand}</h1>
      <p class="s-count">${w.products(found.total)}</p>
      ${chips(
        w.byCategory,
        found.facets.category
          .filter(({ value }) => isGoods(value))
          .map(({ value, count }) => ({
            name: `${reader.names.category(value)} (${count})`,
            href: addressIn(reader.country, `/search?category=${value}&brand=${encodeURIComponent(brand)}`),
          })),
      )}
      <h2>${w.topProducts}</h2>
      ${cardsOf(found.items, reader)} ${crumbsOf(steps, reader)}
    </div>`,
  };
}

const chips = (title: string, links: readonly { name: string; href: string }[]): Html | false =>
  links.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    <ul class="s-chips">
      ${links.map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`)}
    </ul>
  </section>`;
