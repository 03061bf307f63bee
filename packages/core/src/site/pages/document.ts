import { countries, named, ownLanguage, type Language } from "../../platform/locale.ts";
import { lookStyle } from "../../platform/page/look.ts";
import { tagOf } from "../../platform/text/reader-format.ts";
import { headScript } from "../../platform/page/head-script.ts";
import { typefacePartsOf, typefaceStyle } from "../../platform/page/typeface.ts";
import { goodsCategories } from "../../catalogue/index.ts";
import { footerTextIds } from "../../content/index.ts";
import { addressIn, alternatesOf, pathOf, plansKey } from "./address.ts";
import { html, jsonFor, trusted, type Html } from "./html.ts";
import type { Reader } from "./reader.ts";
import type { Shell } from "./shell.ts";
import { pageStyle } from "./style.ts";

export interface FirstPicture {
  href: string;
  srcset?: string | undefined;
  sizes?: string | undefined;
  type?: string | undefined;
}

/** Everything that a public page says, before it is put into its frame. */
export interface PageContent {
  /** Without the house's name. */
  title: string;
  description: string;
  /** The canonical path in Italy's shop; absent where a page has no address of its own (gone, not found) or no business in search engines. */
  path?: string | undefined;
  /** Where the page stands, which its other countries' copies are named by, if it has no canonical path. */
  at?: string | undefined;
  body: Html;
  structured?: readonly unknown[];
  /** The picture that stands for the page elsewhere, as an address. */
  image?: string | undefined;
  /** The picture that is seen first, as the page asks for it. */
  firstPicture?: FirstPicture | undefined;
  kind?: "website" | "product" | "article";
  /** The address of what is new, for readers of feeds. */
  feed?: string | undefined;
  /** What it adds to the style of every page. */
  style?: string | undefined;
  /** What a product or kit is, for the day when it is gone. */
  about?: { name: string; brand: string; category: string } | undefined;
  /** Calls of the API that the application makes first, below /api. */
  calls?: readonly string[];
}

export interface Frame {
  reader: Reader;
  /** The shop's own origin. */
  origin: string;
  shell: Shell;
}

/** The whole document: head, frame, content, and the application that takes over. */
export function pageDocument(content: PageContent, { reader, origin, shell }: Frame): string {
  return String(
    html`<!doctype html>
      <html lang="${tagOf(reader.language)}" data-page-country="${reader.country.locale}">
        <head>
          <meta charset="utf-8" />
          ${trusted(`<script>${headScript}</script>`)}
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${content.title} · Solvia</title>
          <meta name="description" content="${content.description}" />
          ${headOf(content, reader, origin)}
          <meta name="theme-color" content="#0f5132" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <style>
            ${trusted(lookStyle + typefaceStyle(shell.typeface) + pageStyle + (content.style ?? ""))}
          </style>
          <noscript
            ><style>
              .s-tools {
                visibility: hidden;
              }
            </style></noscript
          >
          ${typefacePartsOf(reader.language).map((part) => fontPreload(shell.typeface[part]))}
          ${preloads(content, shell)}
        </head>
        <body>
          <div id="page">
            <a class="s-skip" href="#content">${reader.words.skip}</a>
            ${headerOf(reader, content.path ?? content.at)}
            <main id="content">${content.body}</main>
            ${footerOf(reader)}
          </div>
          <div id="root" hidden></div>
          <script type="module" src="${shell.entry}"></script>
          ${consentOf(shell)}
        </body>
      </html> `,
  );
}

function headOf(content: PageContent, reader: Reader, origin: string): Html {
  const { path, structured = [], image } = content;
  if (path === undefined) return html`<meta name="robots" content="noindex" data-page />`;
  const url = addressIn(reader.country, path, origin);
  const feed = content.feed && new URL(content.feed, origin).href;
  return html`<link rel="canonical" href="${url}" data-page />
    ${alternatesOf(path, origin).map(
      (alternate) => html`<link rel="alternate" hreflang="${alternate.lang}" href="${alternate.url}" data-page />`,
    )}
    <meta property="og:type" content="${content.kind ?? "website"}" data-page />
    <meta property="og:site_name" content="Solvia" data-page />
    <meta property="og:title" content="${content.title}" data-page />
    <meta property="og:description" content="${content.description}" data-page />
    <meta property="og:url" content="${url}" data-page />
    <meta property="og:locale" content="${`${reader.language}_${reader.country.code}`}" data-page />
    ${feed ? html`<link rel="alternate" type="application/rss+xml" href="${feed}" data-page />` : ""}
    ${image ? html`<meta property="og:image" content="${new URL(image, origin).href}" data-page />` : ""}
    ${structured.map(
      (data) =>
        html`<script type="application/ld+json" data-page>
          ${jsonFor(data)}
        </script>`,
    )}`;
}

/** Asks before anything is measured, beside the application and after it. */
const consentOf = ({ consent }: Shell): Html | undefined =>
  consent &&
  html`<script
    type="module"
    async
    fetchpriority="low"
    src="${consent.script}"
    data-consent
    ${attribute("data-analytics", consent.analytics)}${attribute("data-ads", consent.ads)}
  ></script>`;

const fontPreload = (file: string | undefined): Html | undefined =>
  file ? html`<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin />` : undefined;

/**
 * What the browser should ask for at once: the first picture before all, then what the application needs to take over.
 * Its style sheets change nothing of the content and so don't hold it up; the application puts them in force.
 */
function preloads({ firstPicture, calls = [] }: PageContent, { entry, modules, styles }: Shell): Html {
  return html`${
    firstPicture
      ? html`<link
          rel="preload"
          as="image"
          fetchpriority="high"
          href="${firstPicture.href}"
          ${attribute("imagesrcset", firstPicture.srcset)}${attribute("imagesizes", firstPicture.sizes)}${attribute("type", firstPicture.type)}
        />`
      : ""
  }
  ${styles.map((file) => html`<link rel="preload" as="style" fetchpriority="low" href="${file}" data-app-style />`)}
  ${[entry, ...modules].map((file) => html`<link rel="modulepreload" fetchpriority="low" href="${file}" />`)}
  ${calls.map(
    (call) =>
      html`<link rel="preload" as="fetch" fetchpriority="low" href="${`/api${call}`}" crossorigin="use-credentials" />`,
  )}`;
}

export const attribute = (name: string, value: string | undefined): Html | "" =>
  value === undefined ? "" : html`${trusted(` ${name}="`)}${value}${trusted('"')}`;

/** What leads on works without a script: links, a form, and menus that are the browser's own. */
function headerOf(reader: Reader, path = "/"): Html {
  const w = reader.words;
  const at = (to: string) => addressIn(reader.country, to);
  const isElsewhere = at("/") !== "/";
  return html`<header class="s-header">
    <div class="s-wrap">
      <div class="s-bar">
        <details class="s-menu s-narrow">
          <summary aria-label="${w.menu}"><span aria-hidden="true">☰</span></summary>
          <div class="s-drop">
            <nav aria-label="${w.menu}">${categoryLinks(reader)}</nav>
            ${regionOf(reader, path)}
          </div>
        </details>
        <a class="s-brand" href="${at("/")}"><span class="s-sun" aria-hidden="true"></span>Solvia</a>
        <form class="s-find" action="/search" role="search">
          <input type="search" name="text" aria-label="${w.search}" placeholder="${w.placeholder}" />
          ${isElsewhere && html`<input type="hidden" name="country" value="${reader.country.locale}" />`}
        </form>
        ${regionOf(reader, path)}
        <nav class="s-account" aria-label="Solvia">
          <a class="s-login" href="${at("/login")}">${w.login}</a
          ><a class="s-cart" href="${at("/forklift")}">${w.cart}</a>
        </nav>
      </div>
      <nav class="s-nav" aria-label="${w.menu}">${categoryLinks(reader)}</nav>
    </div>
  </header>`;
}

const categoryLinks = (reader: Reader): Html =>
  html`${goodsCategories.map(
      (category) =>
        html`<a href="${addressIn(reader.country, `/category/${category}`)}">${reader.names.category(category)}</a>`,
    )}<a href="${addressIn(reader.country, "/kit")}">${reader.words.kits}</a>`;

const languageNames = new Map<Language, string>();

/** What a language calls itself; kept, since each page names them all, and the runtime takes longer for it than for the rest of a page. */
function languageName(language: Language): string {
  const tag = tagOf(language);
  const name =
    languageNames.get(language) ?? new Intl.DisplayNames(tag, { type: "language" }).of(tag.slice(0, 2)) ?? language;
  languageNames.set(language, name);
  return name;
}

/** The same page in every country's shop, each in the country's own language. */
const regionOf = ({ country, language, words }: Reader, path: string): Html => {
  const here = `${country.code} · ${languageName(language)}`;
  return html`<details class="s-menu s-region">
    <summary aria-label="${named(language, words.region, here)}">${here}</summary>
    <ul class="s-drop">
      ${countries.map((one) => {
        const own = ownLanguage(one);
        return html`<li>
          <a
            href="${addressIn(one, path)}"
            hreflang="${tagOf(own)}"
            lang="${tagOf(own)}"
            ${trusted(one === country ? 'aria-current="true"' : "")}
            >${one.name} · ${languageName(own)}</a
          >
        </li>`;
      })}
    </ul>
  </details>`;
};

function footerOf(reader: Reader): Html {
  const w = reader.words;
  const at = (path: string) => addressIn(reader.country, path);
  return html`<footer class="s-footer">
    <div class="s-wrap">
      <nav aria-label="${w.information}">
        <a href="${at(pathOf(plansKey))}">${reader.names.house("plans")}</a>
        ${(["articles", "academy"] as const).map((key) => html`<a href="${at(pathOf(key))}">${reader.names.house(key)}</a>`)}
        ${(["webinars", "questions", "find-your-professional-photovoltaic-installer"] as const).map(
          (page) => html`<a href="${at(`/${page}`)}">${reader.names.house(page)}</a>`,
        )}
        ${footerTextIds.map((id) => html`<a href="${at(pathOf(`text/${id}`))}">${reader.names.house(id)}</a>`)}
      </nav>
      <p>${w.rights} ${w.prices}.</p>
    </div>
  </footer>`;
}
