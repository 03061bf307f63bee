import {
  goodsCategories,
  type GoodsCategory,
  type Picture,
  pictureFormats,
  pictureSizes,
  type ShippingTime,
  sizeOf,
  widthOf,
} from "../../catalogue/index.ts";
import { includedIn } from "../../tax/index.ts";
import { addressIn } from "./address.ts";
import { attribute } from "./document.ts";
import { html, trusted, type Html } from "./html.ts";
import type { Reader } from "./reader.ts";

/** A product as a list shows it to an anonymous visitor. */
export interface Card {
  path: string;
  name: string;
  brand: string;
  imageUrl: string;
  picture?: Picture | undefined;
  shippingTime: ShippingTime;
  toBeQuoted: boolean;
  price?: { gross: number; reduction?: { grossLowest: number; days: number } | undefined } | undefined;
  availability: { state: "in-stock" | "low" | "to-order"; pieces: number };
}

export const isGoods = (category: string): category is GoodsCategory =>
  (goodsCategories as readonly string[]).includes(category);

export function availabilityText({ state, pieces }: Card["availability"], reader: Reader): string {
  const w = reader.words;
  if (state === "to-order") return w.toOrder;
  return state === "low" ? w.low(pieces) : w.inStock(pieces);
}

/** The same, green when there are pieces. */
export const stockOf = (availability: Card["availability"], reader: Reader): Html =>
  html`<span class="${availability.pieces > 0 ? "s-stock" : ""}">${availabilityText(availability, reader)}</span>`;

/** The price with what it was before an announced reduction: the lowest of the days before it, and never another. */
export function priceText(product: Pick<Card, "price" | "toBeQuoted">, reader: Reader): Html {
  const { price } = product;
  if (!price) return html`<div class="s-cost"><p class="s-price">${reader.words.quote}</p></div>`;
  const { reduction } = price;
  const lowest = reduction && reader.money(reduction.grossLowest);
  return html`<div class="s-cost">
    <p class="s-price">${reader.money(price.gross)}${lowest && html`<s>${lowest}</s>`}</p>
    ${reduction && lowest && html`<p>${reader.words.lowestBefore(reduction.days, lowest)}</p>`}
    <p>${reader.words[includedIn(reader.country.code)]}</p>
  </div>`;
}

interface Pictured {
  imageUrl: string;
  picture?: Picture | undefined;
}

const sources = ({ imageUrl, picture }: Required<Pictured>, format: (typeof pictureFormats)[number]): string =>
  pictureSizes.map((size) => `${sizeOf(imageUrl, size, format)} ${widthOf(size, picture as Picture)}w`).join(", ");

/** The picture as the application draws it; the first of a page is loaded at once, the others when they come near. */
export function pictureOf({ imageUrl, picture }: Pictured, alt: string, sizes: string, first = false): Html {
  if (!imageUrl) return html``;
  const colour = picture && attribute("style", `background-color:${picture.colour}`);
  const image = html`<img
    src="${imageUrl}"
    alt="${alt}"
    width="400"
    height="300"
    ${trusted(first ? ' fetchpriority="high"' : ' loading="lazy"')}${colour ?? ""}
  />`;
  if (!picture) return image;
  return html`<picture
    >${pictureFormats.map(
      (format) =>
        html`<source
          type="${`image/${format}`}"
          sizes="${sizes}"
          srcset="${sources({ imageUrl, picture }, format)}"
        />`,
    )}${image}</picture
  >`;
}

/** What a page's head asks for so that its first picture comes early. */
export function firstPictureOf({ imageUrl, picture }: Pictured, sizes: string) {
  if (!imageUrl) return undefined;
  if (!picture) return { href: imageUrl };
  return { href: imageUrl, srcset: sources({ imageUrl, picture }, "avif"), sizes, type: "image/avif" };
}

/** Products as tiles; how many of them are seen at once decides which pictures wait. */
export function cardsOf(products: readonly Card[], reader: Reader, seenAtOnce = 0): Html {
  return html`<ul class="s-cards">
    ${products.map(
      (product, index) =>
        html`<li class="s-card">
          ${pictureOf(product, "", "(max-width: 36em) 45vw, 320px", index < seenAtOnce)}
          <p class="s-maker">${product.brand}</p>
          <a href="${addressIn(reader.country, product.path)}">${product.name}</a>
          <p class="s-when">
            <span class="s-time">${reader.names.shippingTime(product.shippingTime)}</span>
            ${stockOf(product.availability, reader)}
          </p>
          ${priceText(product, reader)}
        </li>`,
    )}
  </ul>`;
}

export interface Step {
  name: string;
  path: string;
}

export const crumbsOf = (steps: readonly Step[], reader: Reader): Html =>
  html`<nav class="s-crumbs" aria-label="${reader.words.path}">
    ${steps.map(
      ({ name, path }, index) =>
        html`${index > 0 && html`<span aria-hidden="true">/</span>`}<a href="${addressIn(reader.country, path)}"
            >${name}</a
          >`,
    )}
  </nav>`;

/** A text in the length that search engines show. */
export const short = (text: string, length = 160): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, "")}…`;
