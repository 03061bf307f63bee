import type { Country } from "../../platform/locale.ts";
import type { kitPage, listKits } from "../kits/kit-view.ts";
import { addressIn, kitKey, kitsKey, pageLanguageOf, pathOf, type PageLanguage } from "./address.ts";
import type { PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { shopQuery } from "./list-pages.ts";
import { crumbsOf, firstPictureOf, pictureOf, short } from "./parts.ts";
import { breadcrumbData, kitData, listData } from "./structured-data.ts";
import { moneyText, scaled } from "./technical-table.ts";
import { words } from "./words.ts";

type Kits = Awaited<ReturnType<typeof listKits>>["items"];
type Kit = Awaited<ReturnType<typeof kitPage>>;

const tileSizes = "(max-width: 36em) 95vw, 420px";
const pageSizes = "(max-width: 48em) 95vw, 640px";

/** What a kit is in figures: power of its panels and inverter, storage, how many products. */
function figuresText(
  { panelWatt, inverterWatt, storageWattHour, parts }: Kits[number],
  language: PageLanguage,
): string {
  const w = words[language];
  const figures = [
    panelWatt > 0 && w.kitPanels(scaled(panelWatt, "W", "kW", language)),
    inverterWatt > 0 && w.kitInverter(scaled(inverterWatt, "W", "kW", language)),
    storageWattHour > 0 && w.kitStorage(scaled(storageWattHour, "Wh", "kWh", language)),
    w.kitParts(parts),
  ];
  return figures.filter(Boolean).join(" · ");
}

/** What everybody pays in the end, and what the parts cost without the kit. */
function priceOf({ price }: Kits[number], language: PageLanguage): Html {
  const w = words[language];
  if (!price) return html`<p class="s-price">${w.kitQuote}</p>`;
  const before = price.gross < price.grossFull && html`<s>${moneyText(price.grossFull, language)}</s>`;
  return html`<p class="s-price">${moneyText(price.gross, language)}${before}</p>
    <p class="s-quiet">${w.gross}</p>`;
}

const stockText = ({ available }: Kits[number], language: PageLanguage): string =>
  available > 0 ? words[language].kitsAvailable(available) : words[language].kitUnavailable;

/** The page of all kits of a shop. */
export function kitsContent(kits: Kits, country: Country, origin: string): PageContent {
  const language = pageLanguageOf(country);
  const w = words[language];
  const path = pathOf(kitsKey);
  const at = ({ id }: Kits[number]) => addressIn(country, pathOf(kitKey(id)));
  return {
    title: w.kitsTitle,
    description: short(w.kitsMeta),
    path,
    image: kits[0]?.imageUrl,
    firstPicture: kits[0] && firstPictureOf(kits[0], tileSizes),
    calls: ["/user", `/kits?${shopQuery(country)}`],
    structured: [
      breadcrumbData([
        { name: w.home, url: addressIn(country, "/", origin) },
        { name: w.kits, url: addressIn(country, path, origin) },
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
              <p class="s-quiet">${figuresText(kit, language)}</p>
              <p>${short(kit.description)}</p>
              <p class="s-quiet">${stockText(kit, language)}</p>
              ${priceOf(kit, language)}
            </li>`,
        )}
      </ul>
    </div>`,
  };
}

/** A kit as an anonymous visitor of a country's shop sees it: its price and its parts. */
export function kitContent(kit: Kit, country: Country, origin: string): PageContent {
  const language = pageLanguageOf(country);
  const w = words[language];
  const path = pathOf(kitKey(kit.id));
  const url = addressIn(country, path, origin);
  const description = short(`${figuresText(kit, language)}. ${kit.description}`);
  const told = { url, origin, description, categoryName: w.kitsTitle, countryCode: country.code };
  return {
    title: kit.name,
    description,
    path,
    kind: "product",
    about: { name: kit.name, brand: "", category: kitsKey },
    image: kit.imageUrl || undefined,
    firstPicture: firstPictureOf(kit, pageSizes),
    calls: ["/user", `/kits/${kit.id}?${shopQuery(country)}`],
    structured: [
      kitData(kit, told),
      breadcrumbData([
        { name: w.home, url: addressIn(country, "/", origin) },
        { name: w.kits, url: addressIn(country, pathOf(kitsKey), origin) },
        { name: kit.name, url },
      ]),
    ],
    body: html`<div class="s-wrap s-page">
      ${crumbsOf([{ name: w.allKits, path: pathOf(kitsKey) }], country)}
      <article>
        <div class="s-product s-halves">
          <div>${pictureOf(kit, "", pageSizes, true)}</div>
          <div>
            <h1>${kit.name}</h1>
            <p class="s-quiet">${figuresText(kit, language)}</p>
            ${kit.description.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}
            <div class="s-panel">
              ${priceOf(kit, language)}
              <p class="s-quiet">${stockText(kit, language)}</p>
            </div>
          </div>
        </div>
        <h2>${w.kitContents}</h2>
        ${partsOf(kit, country)}
      </article>
    </div>`,
  };
}

const partsOf = ({ lines }: Kit, country: Country): Html =>
  html`<ul class="s-parts">
    ${lines.map(
      ({ product, quantity }) =>
        html`<li>
          ${quantity} × <a href="${addressIn(country, product.path)}">${product.brand} ${product.name}</a>
          <span class="s-quiet">${product.productCode}</span>
        </li>`,
    )}
  </ul>`;
