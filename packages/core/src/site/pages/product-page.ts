import { named } from "../../platform/locale.ts";
import { includedIn } from "../../tax/index.ts";
import { brandPath, type getProduct } from "../../catalogue/index.ts";
import { addressIn } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, trusted, type Html } from "./html.ts";
import { shopQuery } from "./list-pages.ts";
import { stockOf, cardsOf, crumbsOf, firstPictureOf, pictureOf, priceText, short, type Card } from "./parts.ts";
import type { Reader } from "./reader.ts";
import { breadcrumbData, productData } from "./structured-data.ts";
import { technicalTable } from "./technical-table.ts";

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
export function productPage({ product, linked, others }: ProductPageData, reader: Reader, origin: string): PageContent {
  const w = reader.words;
  const category = reader.names.category(product.category);
  const name = `${product.brand} ${product.name}`;
  const description = short(
    [named(reader.language, category, `${name}, ${product.productCode}.`), product.series.texts.descriptionSubtitle]
      .join(" ")
      .trim(),
  );
  const steps = [
    { name: w.home, path: "/" },
    { name: category, path: `/category/${product.category}` },
    { name: product.brand, path: brandPath(product.brand) },
  ];
  const url = addressIn(reader.country, product.path, origin);
  const shop = { countryCode: reader.country.code, included: includedIn(reader.country.code) };
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
      `/products/product/${product.id}?${shopQuery(reader)}`,
      `/products/${product.id}/linked?${shopQuery(reader)}`,
    ],
    structured: [
      productData(product, { url, origin, description, categoryName: category, ...shop }),
      breadcrumbData([
        ...steps.map((step) => ({ name: step.name, url: addressIn(reader.country, step.path, origin) })),
        { name: product.name, url },
      ]),
    ],
    body: html`<div class="s-wrap s-page">
      ${crumbsOf(steps, reader)}
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
                  ? priceText(product, reader)
                  : html`<p class="s-ask"><a href="${addressIn(reader.country, "/login")}">${w.loginForPrice}</a></p>`
              }
              <p class="s-soon">
                ${stockOf(product.availability, reader)}
                <span class="s-quiet"
                  >${w.shippingTime}
                  <span class="s-time">${reader.names.shippingTime(product.shippingTime)}</span></span
                >
              </p>
            </div>
          </div>
        </div>
        <section>
          <h2>${w.technical}</h2>
          <table class="s-facts">
            <tbody>
              ${technicalTable(product, reader).map(
                ([field, value]) =>
                  html`<tr>
                    <th scope="row">${field}</th>
                    <td>${value}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </section>
        ${documents(product, w.documents)} ${series(product, reader)}
      </article>
      ${list(w.goesWith, linked, reader)} ${list(w.others, others, reader)}
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
function series({ series: { brand, name, texts } }: Product, { language, words }: Reader): Html {
  return html`<section>
    <h2>${named(language, words.series, texts.descriptionTitle || `${brand} ${name}`)}</h2>
    <p>${texts.descriptionSubtitle}</p>
    <div class="s-rich">${trusted(texts.descriptionRich)}${trusted(texts.description2Rich)}</div>
  </section>`;
}

const list = (title: string, products: readonly Card[], reader: Reader): Html | false =>
  products.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    ${cardsOf(products, reader)}
  </section>`;
