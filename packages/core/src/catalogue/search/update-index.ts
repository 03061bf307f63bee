import { Problem } from "../../platform/problems.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { loadProduct } from "../load-product.ts";
import { ProductRowEntity, productsList } from "../product-row.table.ts";
import { documentOf, type SearchDocument } from "./document.ts";
import { readSnapshot, rebuildSnapshot, writeSnapshot } from "./snapshot.ts";

async function currentDocument(id: string): Promise<SearchDocument | undefined> {
  try {
    return documentOf(await loadProduct(id, { consistent: true }));
  } catch (error) {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  }
}

const atOnce = 20;

/** Documents of many products, a few requests at a time. */
async function documentsOf(ids: readonly string[]): Promise<(SearchDocument | undefined)[]> {
  const documents = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    documents.push(...(await Promise.all(ids.slice(at, at + atOnce).map(currentDocument))));
  }
  return documents;
}

/** Brings some products up to date in the snapshot; a product that is gone or hidden leaves it. */
export async function updateIndex(ids: readonly string[]): Promise<void> {
  const changed = [...new Set(ids)];
  const stored = await readSnapshot();
  const documents = new Map(stored?.rows.map((document) => [document.id, document]));
  const fresh = await documentsOf(changed);
  changed.forEach((id, index) => {
    const document = fresh[index];
    if (document) documents.set(id, document);
    else documents.delete(id);
  });
  await writeSnapshot([...documents.values()], stored?.etag);
}

const shownOf = async (ids: readonly string[]): Promise<SearchDocument[]> =>
  (await documentsOf(ids)).filter((document) => document !== undefined);

/** Writes the snapshot anew from the table: what the nightly schedule does, and the seed. Not for a request. */
export const rebuildIndex = (): Promise<number> => rebuildSnapshot(async () => shownOf(await allIds()), shownOf);

async function allIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of rowsOfShards(productsList, ProductRowEntity)) ids.push(id);
  return ids;
}
