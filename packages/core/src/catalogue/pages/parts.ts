import { goodsCategories } from "../taxonomy.ts";
import type { Country } from "../../platform/locale.ts";
import { pictureFormats, pictureSizes, sizeOf, widthOf, type Picture } from "../images/picture.ts";
import { categories, shippingTimes, type GoodsCategory, type ShippingTime } from "../taxonomy.ts";
import { addressIn, pageLanguageOf, type PageLanguage } from "./address.ts";
import { attribute } from "./document.ts";
import { html, trusted, type Html } from "./html.ts";
import { moneyText } from "./technical-table.ts";
import { words } from "./words.ts";

/** A product as a list shows it to an anonymous visitor. */
export interface Card {
  path: string;
  name: string;
  brand: string;
  imageUrl: string;
  picture?: Picture | undefined;
  shippingTime: ShippingTime;
  toBeQuoted: boolean;
  price?: { gross: number; grossList: number; discount: number } | undefined;
  availability: { state: "in-stock" | "low" | "to-order"; pieces: number };
}

export const isGoods = (category: string): category is GoodsCategory =>
  (goodsCategories as readonly string[]).includes(category);

export const categoryNameOf = (category: string, language: PageLanguage): string =>
  isGoods(category) ? categories[category][language] : category;

export function availabilityText({ state, pieces }: Card["availability"], language: PageLanguage): string {
  const w = words[language];
  if (state === "to-order") return w.toOrder;
  return state === "low" ? w.low(pieces) : w.inStock(pieces);
}

export const shippingText = (time: ShippingTime, language: PageLanguage): string => shippingTimes[time][language];

export function priceText(product: Pick<Card, "price" | "toBeQuoted">, language: PageLanguage): Html {
  const { price } = product;
  if (!price) return html`<p class="s-price">${words[language].quote}</p>`;
  const before = price.discount > 0 && html`<s>${moneyText(price.grossList, language)}</s>`;
  return html`<p class="s-price">${moneyText(price.gross, language)}${before}</p>
    <p class="s-quiet">${words[language].gross}</p>`;
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
export function cardsOf(products: readonly Card[], country: Country, seenAtOnce = 0): Html {
  const language = pageLanguageOf(country);
  return html`<ul class="s-cards">
    ${products.map(
      (product, index) =>
        html`<li class="s-card">
          ${pictureOf(product, "", "(max-width: 36em) 45vw, 320px", index < seenAtOnce)}
          <p class="s-maker">${product.brand}</p>
          <a href="${addressIn(country, product.path)}">${product.name}</a>
          <p class="s-quiet">
            ${availabilityText(product.availability, language)} · ${shippingText(product.shippingTime, language)}
          </p>
          ${priceText(product, language)}
        </li>`,
    )}
  </ul>`;
}

export interface Step {
  name: string;
  path: string;
}

export const crumbsOf = (steps: readonly Step[], country: Country): Html =>
  html`<nav class="s-crumbs" aria-label="${words[pageLanguageOf(country)].menu}">
    ${steps.map(
      ({ name, path }, index) =>
        html`${index > 0 && html`<span aria-hidden="true">/</span>`}<a href="${addressIn(country, path)}">${name}</a>`,
    )}
  </nav>`;

/** A text in the length that search engines show. */
export const short = (text: string, length = 160): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, "")}…`;
