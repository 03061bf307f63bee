import type { BulkMessage } from "../../platform/work/bulk-messages.ts";
import { sendMessages } from "../../platform/work/queue.ts";
import { kitsPage, productIdsOfSeries, productSearch } from "../../catalogue/index.ts";
import { allVisible, publicationPath, publicationsById } from "../../publications/index.ts";
import {
  brandKey,
  formPages,
  kitKey,
  kitsKey,
  productKey,
  publicationKey,
  publicationLists,
  standingPages,
  type PageKey,
} from "./address.ts";
import { dropPages, refreshPage, rememberGone } from "./publish.ts";

export type PagesMessage = BulkMessage<"pages">;
export type ListsMessage = BulkMessage<"list-pages">;

/** As many kits as the shop shows. */
const allKits = async () => (await kitsPage({ limit: 100 })).items;

/** The pages of the kits that hold a product, and of them all. */
async function pagesOfKitsWith(productIds: ReadonlySet<string>): Promise<PageKey[]> {
  if (productIds.size === 0) return [];
  const kits = (await allKits()).filter(({ parts }) => parts.some(({ productId }) => productIds.has(productId)));
  return kits.length === 0 ? [] : [kitsKey, ...kits.map(({ id }) => kitKey(id))];
}

/**
 * The pages that are old when publications have changed: theirs under each name that they had, the lists, home, which shows the newest, and
 * all others, which name them as their lessons or as what to read next. They are some hundreds at most, and each comes back when it is next asked for.
 */
async function pagesOfPublications(ids: readonly string[]): Promise<PageKey[]> {
  if (ids.length === 0) return [];
  const [changed, shown] = await Promise.all([publicationsById(ids), allVisible()]);
  const paths = changed.flatMap((one) =>
    [one.code, ...one.formerCodes].map((code) => publicationPath({ ...one, code })),
  );
  return ["home", ...publicationLists, ...new Set([...paths, ...shown.map(publicationPath)].map(publicationKey))];
}

/**
 * Works a batch of messages, each page once; a repetition does the same again. A product's page is dropped and written when it
 * is next asked for: most of what an import brings, and most that is sold, nobody looks at before it changes again.
 */
export async function refreshPages(messages: readonly PagesMessage[], now: Date): Promise<void> {
  const products = new Set<string>();
  const pages = new Set<PageKey>();
  const publications = new Set<string>();
  for (const message of messages) {
    if ("productIds" in message) for (const id of message.productIds) products.add(id);
    if ("gone" in message) {
      await rememberGone(productKey(message.gone.id), message.gone.about);
      products.add(message.gone.id);
    }
    if ("kitId" in message) for (const key of [kitsKey, kitKey(message.kitId)]) pages.add(key);
    // What a series says of itself stands on its products' own pages alone; no list shows it.
    if ("seriesId" in message) for (const id of await productIdsOfSeries(message.seriesId)) products.add(id);
    if ("publicationId" in message) publications.add(message.publicationId);
    if ("page" in message) pages.add(message.page);
  }
  await dropPages([...[...products].map(productKey), ...(await pagesOfPublications([...publications]))]);
  if (pages.size > 0) await productSearch.catchUp(now);
  for (const page of pages) await refreshPage(page, now);
}

/** Writes lists anew over the search index as it is now, and the kits that hold what changed. */
export async function refreshLists(messages: readonly ListsMessage[], now: Date): Promise<void> {
  await productSearch.catchUp(now);
  const products = new Set(messages.flatMap(({ productIds }) => productIds));
  const pages = new Set([...messages.flatMap((message) => message.pages), ...(await pagesOfKitsWith(products))]);
  for (const page of pages) await refreshPage(page, now);
}

/** Puts every public page of the catalogue into the queue; answers how many. */
export async function refreshAllPages(now: Date): Promise<number> {
  const documents = await productSearch.all(now);
  const pages = new Set([
    ...standingPages,
    ...formPages,
    ...documents.map(({ brand }) => brandKey(brand)),
    ...documents.map(({ id }) => productKey(id)),
    ...(await allKits()).map(({ id }) => kitKey(id)),
    ...(await allVisible()).map((publication) => publicationKey(publicationPath(publication))),
  ]);
  await sendMessages(
    "pages",
    [...pages].map((page): PagesMessage => ({ page })),
  );
  return pages.size;
}
