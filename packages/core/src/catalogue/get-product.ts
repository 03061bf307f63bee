import { allowed } from "../platform/access.ts";
import type { Locale } from "../platform/locale.ts";
import { Problem } from "../platform/problems.ts";
import { arrivalsFrom, freeArrivals, restockFrom, type Arrival } from "../logistics/index.ts";
import { romeDate } from "../platform/time.ts";
import { loadProduct, namesOf, type LoadedProduct } from "./load-product.ts";
import { productCard, textFor, type Viewer } from "./product-view.ts";
import { seriesView } from "./series/series-view.ts";

/** What comes beyond what is promised already, by day. */
const arrivalsOf = ({ available, forecasts }: LoadedProduct, now: Date): Arrival[] =>
  freeArrivals({ available, arrivals: arrivalsFrom(forecasts, romeDate(now)) });

/**
 * The product page in one request to the table, two for who reads another language than Italian. A hidden product is
 * there for nobody but the back office.
 */
export async function getProduct(id: string, viewer: Viewer) {
  const loaded = await loadProduct(id, { locale: viewer.locale });
  const { product, texts } = loaded;
  if (!product.visibility && !allowed("admin", viewer.user)) throw new Problem("not-found");
  const { descriptionTitle, descriptionSubtitle } = textFor(product.fields, texts, viewer);
  const card = productCard({ ...product, names: namesOf(texts) }, loaded, viewer);
  const series = await seriesView(product.series, viewer);
  return {
    ...product.fields,
    descriptionTitle,
    descriptionSubtitle,
    ...card,
    arrivals: arrivalsOf(loaded, viewer.now),
    restockOn: restockFrom(loaded.leadDays, romeDate(viewer.now)),
    productPrice: card.price && {
      id: card.price.priceId,
      price: card.price.list,
      discount: card.price.discount,
      priceType: card.price.priceType,
      locale: viewer.locale as Locale,
    },
    seriesId: series.id,
    documentation: series.documentation,
    series,
  };
}
