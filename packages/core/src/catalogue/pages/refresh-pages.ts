import { sendMessages } from "../../platform/queue.ts";
import { Problem } from "../../platform/problems.ts";
import { loadProduct } from "../load-product.ts";
import { productIdsOfSeries } from "../products-of-series.ts";
import { newestEngine } from "../search/snapshot.ts";
import { kitsPage } from "../kits/load-kits.ts";
import {
  brandKey,
  categoryKey,
  formPages,
  kitKey,
  kitsKey,
  productKey,
  standingPages,
  type PageKey,
} from "./address.ts";
import { readAbout, refreshPage } from "./publish.ts";

/** A message of the queue `pages`: a product or kit that changed, a series whose translations did, or one page alone. */
export type PagesMessage = { productId: string } | { kitId: string } | { seriesId: string } | { page: PageKey };

/** The pages that show a product: its own, and the lists that it is or was in. */
async function pagesOfProduct(id: string): Promise<PageKey[]> {
  const now = await loadProduct(id, { consistent: true }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  });
  const places = [now?.product, await readAbout(productKey(id))].filter((place) => place !== undefined);
  return [
    productKey(id),
    "home",
    "search/all",
    ...places.flatMap(({ category, brand }) => [`search/${category}`, categoryKey(category), brandKey(brand)]),
  ];
}

/** As many kits as the shop shows. */
const allKits = async () => (await kitsPage({ limit: 100 })).items;

/** The pages of the kits that hold a product, and of them all. */
async function pagesOfKitsWith(productIds: ReadonlySet<string>): Promise<PageKey[]> {
  if (productIds.size === 0) return [];
  const kits = (await allKits()).filter(({ parts }) => parts.some(({ productId }) => productIds.has(productId)));
  return kits.length === 0 ? [] : [kitsKey, ...kits.map(({ id }) => kitKey(id))];
}

async function pagesOf(message: PagesMessage): Promise<PageKey[]> {
  if ("page" in message) return [message.page];
  if ("kitId" in message) return [kitsKey, kitKey(message.kitId)];
  // What a series says of itself stands on its products' own pages alone; no list shows it.
  if ("seriesId" in message) return (await productIdsOfSeries(message.seriesId)).map(productKey);
  return pagesOfProduct(message.productId);
}

/** Works a batch of messages: each page once, over the search index as it is now. A repetition writes the same again. */
export async function refreshPages(messages: readonly PagesMessage[], now: Date): Promise<void> {
  await newestEngine(now);
  const products = new Set(messages.flatMap((message) => ("productId" in message ? [message.productId] : [])));
  const pages = new Set(await pagesOfKitsWith(products));
  for (const message of messages) for (const key of await pagesOf(message)) pages.add(key);
  for (const page of pages) await refreshPage(page, now);
}

/** Puts every public page of the catalogue into the queue; answers how many. */
export async function refreshAllPages(now: Date): Promise<number> {
  const documents = [...(await newestEngine(now)).documents];
  const pages = new Set([
    ...standingPages,
    ...formPages,
    ...documents.map(({ brand }) => brandKey(brand)),
    ...documents.map(({ id }) => productKey(id)),
    ...(await allKits()).map(({ id }) => kitKey(id)),
  ]);
  await sendMessages(
    "pages",
    [...pages].map((page): PagesMessage => ({ page })),
  );
  return pages.size;
}
