import { loadProduct, namesOf, type LoadedProduct } from "./load-product.ts";
import { productCard, type Viewer } from "./product-view.ts";
import { Problem } from "../platform/problems.ts";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { productIdsOfSeries } from "./series/products-of-series.ts";
import { SeriesEntity, StandOutEntity } from "./series/series.table.ts";
import { seriesPage } from "./series/series-view.ts";

/** Some products in the given order; what is gone or hidden is left out. One request a product, all at once. */
export async function loadProducts(ids: readonly string[], locale?: string): Promise<LoadedProduct[]> {
  const loaded = await Promise.all(ids.map((id) => loadProduct(id, { locale }).catch(missing)));
  return loaded.filter((entry) => entry !== undefined).filter(({ product }) => product.visibility);
}

/** Their cards. */
export async function productCards(ids: readonly string[], viewer: Viewer) {
  return (await loadProducts(ids, viewer.locale)).map((one) =>
    productCard({ ...one.product, names: namesOf(one.texts) }, one, viewer),
  );
}

function missing(error: unknown): LoadedProduct | undefined {
  if (error instanceof Problem && error.code === "not-found") return undefined;
  throw error;
}

const shownOfSeries = 100;

/** The ids of the products that are shown of a series. */
const idsOfSeries = async (seriesId: string): Promise<string[]> =>
  (await productIdsOfSeries(seriesId)).slice(0, shownOfSeries);

export async function getSeriesWithProducts(seriesId: string, viewer: Viewer) {
  const { Item: series } = await SeriesEntity.build(GetItemCommand).key({ id: seriesId }).send();
  if (!series) throw new Problem("not-found");
  return {
    series: await seriesPage(series, viewer),
    products: await productCards(await idsOfSeries(seriesId), viewer),
  };
}

/** The first cards of what is shown among some products; no more are read than it takes. */
async function firstCards(ids: readonly string[], viewer: Viewer, most: number) {
  const cards: Awaited<ReturnType<typeof productCards>> = [];
  for (let at = 0; at < ids.length && cards.length < most; at += most)
    cards.push(...(await productCards(ids.slice(at, at + most), viewer)));
  return cards.slice(0, most);
}

/** Some products beside one of its series. */
export const otherProductsOfSeries = async (
  { id, seriesId }: { id: string; seriesId: string },
  viewer: Viewer,
  most: number,
) =>
  firstCards(
    (await idsOfSeries(seriesId)).filter((other) => other !== id),
    viewer,
    most,
  );

/** The products of the series that a product is linked to. */
export async function linkedProducts(productId: string, viewer: Viewer, most = 24) {
  const { product } = await loadProduct(productId, viewer);
  const ids = (await Promise.all(product.seriesIdLinks.map(idsOfSeries))).flat();
  return { items: await firstCards(ids, viewer, most) };
}

export async function standOutProducts(viewer: Viewer) {
  const { Item } = await StandOutEntity.build(GetItemCommand).key({ list: "home" }).send();
  return { items: await productCards(Item?.productIds ?? [], viewer) };
}
