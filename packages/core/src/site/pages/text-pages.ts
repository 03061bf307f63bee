import type { PlainText } from "../../content/index.ts";
import { addressIn, kitsKey, pathOf } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html } from "./html.ts";
import { crumbsOf, short } from "./parts.ts";
import type { Reader } from "./reader.ts";
import { breadcrumbData } from "./structured-data.ts";

/** A text of the house: legal pages, who we are, what we do. */
export function textPage(text: PlainText, reader: Reader, origin: string): PageContent {
  const w = reader.words;
  const path = pathOf(`text/${text.id}`);
  return {
    title: text.title,
    description: short(text.lead),
    path,
    calls: ["/user", `/plaintexts/${text.id}?language=${reader.language}`],
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
        ${text.italianPrevails !== undefined && html`<p class="s-note">${text.italianPrevails}</p>`}
        ${text.sections.map(
          ({ heading, paragraphs }) =>
            html`<section>
              <h2>${heading}</h2>
              <div class="s-rich">${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
            </section>`,
        )}
      </article>
      ${crumbsOf([{ name: w.home, path: "/" }], reader)}
    </div>`,
  };
}

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
      ${waysOf(ways, reader)}
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
      ${waysOf(ways, reader)}
    </div>`,
  };
}

const waysOf = (ways: readonly { name: string; path: string }[], reader: Reader) =>
  html`<ul class="s-chips">
    ${ways.map(({ name, path }) => html`<li><a href="${addressIn(reader.country, path)}">${name}</a></li>`)}
  </ul>`;
