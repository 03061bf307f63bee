import { guidanceStyle, paperListPath, type PlainText } from "../../content/index.ts";
import { brandPath } from "../../catalogue/index.ts";
import { addressIn, kitsKey, pathOf } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html } from "./html.ts";
import { shopQuery } from "./list-pages.ts";
import { cardsOf, crumbsOf, short, type Card } from "./parts.ts";
import type { Reader } from "./reader.ts";
import { breadcrumbData } from "./structured-data.ts";

/** A text of the house: legal pages, who we are, what we do, advice; with the products of a brand that it shows. */
export function textPage(text: PlainText, reader: Reader, origin: string, products: readonly Card[] = []): PageContent {
  const w = reader.words;
  const path = pathOf(`text/${text.id}`);
  const { shown } = text;
  const ofBrand =
    shown && `/products/search?${shopQuery(reader)}&${new URLSearchParams({ brand: shown.brand }).toString()}`;
  return {
    title: text.title,
    description: short(text.lead),
    path,
    style: guidanceStyle,
    calls: ["/user", `/plaintexts/${text.id}?language=${reader.language}`, ...(ofBrand ? [ofBrand] : [])],
    structured: [
      breadcrumbData([
        { name: w.home, url: addressIn(reader.country, "/", origin) },
        { name: text.title, url: addressIn(reader.country, path, origin) },
      ]),
    ],
    body: html`<div class="s-wrap s-page s-text s-article">
      <article>
        <h1>${text.title}</h1>
        <p class="s-lead">${text.lead}</p>
        ${[text.italianPrevails, text.italianNewer, text.standing, text.updated].map(
          (note) => note !== undefined && html`<p class="s-note">${note}</p>`,
        )}
        ${text.sections.map(
          ({ heading, paragraphs }) =>
            html`<section>
              <h2>${heading}</h2>
              <div class="s-rich">${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
            </section>`,
        )}
        ${papersOf(text)} ${sourcesOf(text)}
      </article>
      ${shown && productsOf(shown, products, reader)} ${waysOf(text, reader)}
      ${crumbsOf([{ name: w.home, path: "/" }], reader)}
    </div>`,
  };
}

const papersOf = ({ papers, id, language }: PlainText) =>
  papers &&
  html`<section>
    <h2>${papers.heading}</h2>
    <ul class="advice-list">
      ${papers.items.map((paper) => html`<li>${paper}</li>`)}
    </ul>
    <p><a class="advice-paper" href="${paperListPath(id, language)}">${papers.download}</a></p>
  </section>`;

const sourcesOf = ({ sources }: PlainText) =>
  sources &&
  html`<section>
    <h2>${sources.heading}</h2>
    <ul class="advice-list">
      ${sources.items.map(({ name, url }) => html`<li lang="it"><a href="${url}" rel="noopener">${name}</a></li>`)}
    </ul>
  </section>`;

const productsOf = ({ brand, all, none }: NonNullable<PlainText["shown"]>, products: readonly Card[], reader: Reader) =>
  html`<section class="advice-products">
    <h2>${brand}</h2>
    ${products.length > 0 ? cardsOf(products, reader) : html`<p>${none}</p>`}
    <p><a href="${addressIn(reader.country, brandPath(brand))}">${all}</a></p>
  </section>`;

const waysOf = ({ ways }: PlainText, reader: Reader) =>
  ways &&
  html`<nav class="advice-ways" aria-label="${ways.heading}">
    <h2>${ways.heading}</h2>
    <ul>
      ${ways.items.map(({ path, name }) => html`<li><a href="${addressIn(reader.country, path)}">${name}</a></li>`)}
    </ul>
  </nav>`;

/** What of a product or kit is kept when it leaves the catalogue, so that its address can still help. */
export interface Gone {
  name: string;
  /** Empty for a kit. */
  brand: string;
  /** "kits" for a kit. */
  category: string;
}

/** Where a product or kit was that is no longer sold: what it was, and where to go on. */
export function gonePage({ name, brand, category }: Gone, reader: Reader): PageContent {
  const w = reader.words;
  const isKit = category === kitsKey;
  const ways = isKit
    ? [
        { name: w.allKits, path: pathOf(kitsKey) },
        { name: w.allProducts, path: "/search" },
      ]
    : [
        { name: w.similar(reader.names.category(category)), path: `/category/${category}` },
        { name: w.ofBrand(brand), path: `/search?brand=${encodeURIComponent(brand)}` },
      ];
  const [title, text] = isKit ? [w.kitGoneTitle, w.kitGoneText] : [w.goneTitle, w.goneText];
  return {
    title,
    description: text,
    body: html`<div class="s-wrap s-page">
      <h1>${title}</h1>
      <p class="s-lead"><b>${brand} ${name}</b>. ${text}</p>
      ${chipsOf(ways, reader)}
    </div>`,
  };
}

export function missingPage(reader: Reader): PageContent {
  const w = reader.words;
  const ways = [
    { name: w.home, path: "/" },
    { name: w.allProducts, path: "/search" },
  ];
  return {
    title: w.missingTitle,
    description: w.missingText,
    body: html`<div class="s-wrap s-page">
      <h1>${w.missingTitle}</h1>
      <p class="s-lead">${w.missingText}</p>
      ${chipsOf(ways, reader)}
    </div>`,
  };
}

const chipsOf = (ways: readonly { name: string; path: string }[], reader: Reader) =>
  html`<ul class="s-chips">
    ${ways.map(({ name, path }) => html`<li><a href="${addressIn(reader.country, path)}">${name}</a></li>`)}
  </ul>`;
