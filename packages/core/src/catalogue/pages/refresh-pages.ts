import { sendMessages } from "../../platform/queue.ts";
import { Problem } from "../../platform/problems.ts";
import { loadProduct } from "../load-product.ts";
import { newestEngine } from "../search/snapshot.ts";
import { brandKey, categoryKey, productKey, standingPages, type PageKey } from "./address.ts";
import { readAbout, refreshPage } from "./publish.ts";

/** A message of the queue `pages`: a product that changed, or one page alone. */
export type PagesMessage = { productId: string } | { page: PageKey };

/** The pages that show a product: its own, and the lists that it is or was in. */
async function pagesOfProduct(id: string): Promise<PageKey[]> {
  const now = await loadProduct(id).catch((error: unknown) => {
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

/** Works a batch of messages: each page once, over the search index as it is now. A repetition writes the same again. */
export async function refreshPages(messages: readonly PagesMessage[], now: Date): Promise<void> {
  await newestEngine(now);
  const pages = new Set<PageKey>();
  for (const message of messages) {
    const keys = "page" in message ? [message.page] : await pagesOfProduct(message.productId);
    for (const key of keys) pages.add(key);
  }
  for (const page of pages) await refreshPage(page, now);
}

/** Puts every public page of the catalogue into the queue; answers how many. */
export async function refreshAllPages(now: Date): Promise<number> {
  const documents = [...(await newestEngine(now)).documents];
  const pages = new Set([
    ...standingPages,
    ...documents.map(({ brand }) => brandKey(brand)),
    ...documents.map(({ id }) => productKey(id)),
  ]);
  await sendMessages(
    "pages",
    [...pages].map((page): PagesMessage => ({ page })),
  );
  return pages.size;
}
