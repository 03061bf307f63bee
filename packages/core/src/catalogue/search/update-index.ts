import { Problem } from "../../platform/problems.ts";
import { rebuildRows, updateRows, type Changed } from "../../platform/row-log/write.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { forgetGaps, notedGaps, noteGaps } from "../gaps/note-gaps.ts";
import { loadProduct } from "../load-product.ts";
import { ProductRowEntity, productsList } from "../rows/product-row.table.ts";
import { documentOf, type SearchDocument } from "./document.ts";
import { indexLog } from "./index-log.ts";

/** So often a product is read again whose gaps another worker has noted meanwhile. */
const attempts = 5;

/** A product as the index has it; what it lacks is noted on the way, since all that it follows from has just been read. */
async function currentDocument(id: string): Promise<SearchDocument | undefined> {
  try {
    for (let attempt = 1; ; attempt++) {
      const noted = await notedGaps(id);
      const loaded = await loadProduct(id, { consistent: true });
      if ((await noteGaps(loaded, noted, new Date())) || attempt === attempts) return documentOf(loaded);
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "not-found") throw error;
    await forgetGaps(id);
    return undefined;
  }
}

const atOnce = 20;

/** Documents of the products that customers may see, a few requests at a time. */
async function documentsOf(ids: readonly string[]): Promise<SearchDocument[]> {
  const documents = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    documents.push(...(await Promise.all(ids.slice(at, at + atOnce).map(currentDocument))));
  }
  return documents.filter((document) => document !== undefined);
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
