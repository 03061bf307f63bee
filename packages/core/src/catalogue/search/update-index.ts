import { Problem } from "../../platform/problems.ts";
import { rebuildRows, updateRows, type Changed } from "../../platform/row-log/write.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { forgetGaps, notedGaps, noteGaps } from "../gaps/note-gaps.ts";
import { loadProduct, type LoadedProduct } from "../load-product.ts";
import { ProductRowEntity, productsList } from "../rows/product-row.table.ts";
import { documentOf, type SearchDocument } from "./document.ts";
import { indexLog } from "./index-log.ts";

/** So often a product is read again whose gaps another worker has noted meanwhile. */
const attempts = 5;

/** A product, and nothing noted of it any more where it is gone. */
async function loadedOrGone(id: string): Promise<LoadedProduct[]> {
  try {
    return [await loadProduct(id, { consistent: true })];
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "not-found") throw error;
    await forgetGaps(id);
    return [];
  }
}

const atOnce = 20;

/**
 * Documents of the products that customers may see, a few requests at a time. What a product lacks is noted on the way, since all
 * that it follows from has just been read.
 */
async function documentsOf(ids: readonly string[]): Promise<SearchDocument[]> {
  const documents = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    for (const loaded of await noted(ids.slice(at, at + atOnce))) documents.push(documentOf(loaded));
  }
  return documents.filter((document) => document !== undefined);
}

async function noted(ids: readonly string[], attempt = 1): Promise<LoadedProduct[]> {
  const before = await notedGaps(ids);
  const products = (await Promise.all(ids.map(loadedOrGone))).flat();
  const others = await noteGaps(products, before, new Date());
  if (others.length === 0 || attempt === attempts) return products;
  const done = products.filter(({ product }) => !others.includes(product.id));
  return [...done, ...(await noted(others, attempt + 1))];
}

/** Brings some products up to date in the index; a product that is gone or hidden leaves it. Answers what changed. */
export const updateIndex = (ids: readonly string[]): Promise<Changed<SearchDocument>> =>
  updateRows(indexLog, [...new Set(ids)], documentsOf);

/** Compares the index with the table and mends it: what the nightly schedule does, and the seed. Not for a request. */
export const rebuildIndex = (): Promise<number> =>
  rebuildRows(indexLog, async () => documentsOf(await allIds()), documentsOf);

async function allIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of rowsOfShards(productsList, ProductRowEntity)) ids.push(id);
  return ids;
}
