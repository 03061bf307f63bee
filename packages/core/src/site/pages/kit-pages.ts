import type { kitPage, listKits } from "../../catalogue/index.ts";
import { includedIn } from "../../tax/index.ts";
import { addressIn, kitKey, kitsKey, pathOf } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { shopQuery } from "./list-pages.ts";
import { crumbsOf, firstPictureOf, pictureOf, short } from "./parts.ts";
import type { Reader } from "./reader.ts";
import { breadcrumbData, kitData, listData } from "./structured-data.ts";
import { scaled } from "./technical-table.ts";

type Kits = Awaited<ReturnType<typeof listKits>>["items"];
type Kit = Awaited<ReturnType<typeof kitPage>>;

const tileSizes = "(max-width: 36em) 95vw, 420px";
const pageSizes = "(max-width: 48em) 95vw, 640px";

/** What a kit is in figures: power of its panels and inverter, storage, how many products. */
function figuresText({ panelWatt, inverterWatt, storageWattHour, parts }: Kits[number], reader: Reader): string {
  const w = reader.words;
  const figures = [
    panelWatt > 0 && w.kitPanels(scaled(panelWatt, "W", "kW", reader)),
    inverterWatt > 0 && w.kitInverter(scaled(inverterWatt, "W", "kW", reader)),
    storageWattHour > 0 && w.kitStorage(scaled(storageWattHour, "Wh", "kWh", reader)),
    w.kitParts(parts),
  ];
  return figures.filter(Boolean).join(" · ");
}

/** What everybody pays in the end, and what the parts cost without the kit. */
function priceOf({ price }: Kits[number], reader: Reader): Html {
  const w = reader.words;
  if (!price) return html`<div class="s-cost"><p class="s-price">${w.kitQuote}</p></div>`;
  const before = price.gross < price.grossFull && html`<s>${reader.money(price.grossFull)}</s>`;
  return html`<div class="s-cost">
    <p class="s-price">${reader.money(price.gross)}${before}</p>
    <p>${w[includedIn(reader.country.code)]}</p>
  </div>`;
}

const stockText = ({ available }: Kits[number], reader: Reader): string =>
  available > 0 ? reader.words.kitsAvailable(available) : reader.words.kitUnavailable;

/** The page of all kits of a shop. */
export function kitsContent(kits: Kits, reader: Reader, origin: string): PageContent {
  const w = reader.words;
  const path = pathOf(kitsKey);
  const at = ({ id }: Kits[number]) => addressIn(reader.country, pathOf(kitKey(id)));
  return {
    title: w.kitsTitle,
    description: short(w.kitsMeta),
    path,
    image: kits[0]?.imageUrl,
    firstPicture: kits[0] && firstPictureOf(kits[0], tileSizes),
    calls: ["/user", `/kits?${shopQuery(reader)}`],
    structured: [
      breadcrumbData([
        { name: w.home, url: addressIn(reader.country, "/", origin) },
        { name: w.kits, url: addressIn(reader.country, path, origin) },
      ]),
      listData(
        w.kitsTitle,
        kits.map((kit) => `${origin}${at(kit)}`),
      ),
    ],
    body: html`<div class="s-wrap s-page s-kits">
      <h1>${w.kitsTitle}</h1>
      <p class="s-lead">${w.kitsIntro}</p>
      ${kits.length === 0 && html`<h2>${w.noKits}</h2>`}
      <ul class="s-cards">
        ${kits.map(
          (kit, index) =>
            html`<li class="s-card">
              ${pictureOf(kit, "", tileSizes, index === 0)}
              <h2><a href="${at(kit)}">${kit.name}</a></h2>
              <p class="s-quiet">${figuresText(kit, reader)}</p>
              <p class="s-short">${kit.description}</p>
              <p class="${kit.available > 0 ? "s-stock" : "s-quiet"}">${stockText(kit, reader)}</p>
              ${priceOf(kit, reader)}
            </li>`,
        )}
      </ul>
    </div>`,
  };
}

/** A kit as an anonymous visitor of a country's shop sees it: its price and its parts. */
export function kitContent(kit: Kit, reader: Reader, origin: string): PageContent {
  const w = reader.words;
  const path = pathOf(kitKey(kit.id));
  const url = addressIn(reader.country, path, origin);
  const description = short(`${figuresText(kit, reader)}. ${kit.description}`);
  const { code } = reader.country;
  const shop = { countryCode: code, included: includedIn(code) };
  const pageFacts = { url, origin, description, categoryName: w.kitsTitle, ...shop };
  return {
    title: kit.name,
    description,
    path,
    kind: "product",
    about: { name: kit.name, brand: "", category: kitsKey },
    image: kit.imageUrl || undefined,
    firstPicture: firstPictureOf(kit, pageSizes),
    calls: ["/user", `/kits/${kit.id}?${shopQuery(reader)}`],
    structured: [
      kitData(kit, pageFacts),
      breadcrumbData([
        { name: w.home, url: addressIn(reader.country, "/", origin) },
        { name: w.kits, url: addressIn(reader.country, pathOf(kitsKey), origin) },
        { name: kit.name, url },
      ]),
    ],
    body: html`<div class="s-wrap s-page">
      ${crumbsOf([{ name: w.allKits, path: pathOf(kitsKey) }], reader)}
      <article>
        <div class="s-product s-halves">
          <div>${pictureOf(kit, "", pageSizes, true)}</div>
          <div>
            <h1>${kit.name}</h1>
            <p class="s-quiet">${figuresText(kit, reader)}</p>
            ${kit.description.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}
            <div class="s-panel">
              ${priceOf(kit, reader)}
              <p class="s-quiet">${stockText(kit, reader)}</p>
            </div>
          </div>
        </div>
        <h2>${w.kitContents}</h2>
        ${partsOf(kit, reader)}
      </article>
    </div>`,
  };
}

const partsOf = ({ lines }: Kit, reader: Reader): Html =>
  html`<ul class="s-parts">
    ${lines.map(
      ({ product, quantity }) =>
        html`<li>
          ${quantity} × <a href="${addressIn(reader.country, product.path)}">${product.brand} ${product.name}</a>
          <span class="s-quiet">${product.productCode}</span>
        </li>`,
    )}
  </ul>`;
