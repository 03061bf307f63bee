import type { Country } from "../../platform/locale.ts";
import type { getProduct } from "../get-product.ts";
import { brandPath } from "../slug.ts";
import { addressIn, pageLanguageOf } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, trusted, type Html } from "./html.ts";
import { shopQuery } from "./list-pages.ts";
import {
  availabilityText,
  cardsOf,
  categoryNameOf,
  crumbsOf,
  firstPictureOf,
  pictureOf,
  priceText,
  shippingText,
  short,
  type Card,
} from "./parts.ts";
import { breadcrumbData, productData } from "./structured-data.ts";
import { technicalTable } from "./technical-table.ts";
import { words } from "./words.ts";

type Product = Awaited<ReturnType<typeof getProduct>>;

export interface ProductPageData {
  product: Product;
  /** Of the series that it is linked to. */
  linked: readonly Card[];
  /** Of its own series, without itself. */
  others: readonly Card[];
}

const sizes = "(max-width: 48em) 95vw, 720px";

/** A product as an anonymous visitor of a country's shop sees it. */
export function productPage(
  { product, linked, others }: ProductPageData,
  country: Country,
  origin: string,
): PageContent {
  const language = pageLanguageOf(country);
  const w = words[language];
  const category = categoryNameOf(product.category, language);
  const name = `${product.brand} ${product.name}`;
  const description = short(
    [`${category}: ${name}, ${product.productCode}.`, product.series.texts.descriptionSubtitle].join(" ").trim(),
  );
  const steps = [
    { name: w.home, path: "/" },
    { name: category, path: `/category/${product.category}` },
    { name: product.brand, path: brandPath(product.brand) },
  ];
  const url = addressIn(country, product.path, origin);
  return {
    title: name,
    description,
    path: product.path,
    kind: "product",
    about: { name: product.name, brand: product.brand, category: product.category },
    image: product.imageUrl || undefined,
    firstPicture: firstPictureOf(product, sizes),
    calls: [
      "/user",
      `/products/product/${product.id}?${shopQuery(country)}`,
      `/products/${product.id}/linked?${shopQuery(country)}`,
    ],
    structured: [
      productData(product, { url, origin, description, categoryName: category, countryCode: country.code }),
      breadcrumbData([
        ...steps.map((step) => ({ name: step.name, url: addressIn(country, step.path, origin) })),
        { name: product.name, url },
      ]),
    ],
    body: html`<div class="s-wrap s-page">
      ${crumbsOf(steps, country)}
      <article>
        <div class="s-product">
          <div>${pictureOf(product, product.imageAlt ?? name, sizes, true)}</div>
          <div>
            <p class="s-maker">${product.brand}</p>
            <h1>${product.name}</h1>
            ${product.descriptionSubtitle && html`<p>${product.descriptionSubtitle}</p>`}
            <p class="s-quiet">${w.code} ${product.productCode}</p>
            <div class="s-panel">
              ${
                product.price || product.toBeQuoted
                  ? priceText(product, language)
                  : html`<p><a href="/login">${w.loginForPrice}</a></p>`
              }
              <p class="s-quiet">
                ${availabilityText(product.availability, language)} · ${w.shippingTime}:
                ${shippingText(product.shippingTime, language)}
              </p>
            </div>
          </div>
        </div>
        <section>
          <h2>${w.technical}</h2>
          <table class="s-facts">
            <tbody>
              ${technicalTable(product, language).map(
                ([field, value]) =>
                  html`<tr>
                    <th scope="row">${field}</th>
                    <td>${value}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </section>
        ${documents(product, w.documents)} ${series(product, w.series)}
      </article>
      ${list(w.goesWith, linked, country)} ${list(w.others, others, country)}
    </div>`,
  };
}

const documents = ({ series: { documentation } }: Product, title: string): Html | false =>
  documentation.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    <ul>
      ${documentation.map(({ name, url }) => html`<li><a href="${url}">${name}</a> (PDF)</li>`)}
    </ul>
  </section>`;

/** The rich texts were sanitised when the series was saved. */
function series({ series: { brand, name, texts } }: Product, title: string): Html {
  return html`<section>
    <h2>${title}: ${texts.descriptionTitle || `${brand} ${name}`}</h2>
    <p>${texts.descriptionSubtitle}</p>
    <div class="s-rich">${trusted(texts.descriptionRich)}${trusted(texts.description2Rich)}</div>
  </section>`;
}

const list = (title: string, products: readonly Card[], country: Country): Html | false =>
  products.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    ${cardsOf(products, country)}
  </section>`;
