import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { minimumWarnings } from "./minimum-warnings.ts";
import { setOnHand, stockWarnings } from "../../logistics/index.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { checkedLinks } from "../series/linked-series.ts";
import { stockFigures } from "../rows/list-product-rows.ts";
import { loadProduct, type StoredProduct } from "../load-product.ts";
import type { ProductFields } from "../product.ts";
import { productWrites, rowOf } from "./write-product.ts";

/** The fields that are changed from the list without opening the editor, singly or in bulk. */
export type QuickFields = Partial<Pick<ProductFields, "visibility" | "toBeQuoted" | "shippingTime" | "minQuantity">>;

const tries = 3;

type Changed = Partial<Pick<StoredProduct, "fields" | "seriesIdLinks" | "series" | "imageUrl">>;
type Change = (product: StoredProduct) => Changed | Promise<Changed>;

/**
 * Changes a part of a product, whatever else somebody saves meanwhile: what is written rests on what was read last.
 * Answers the row of the lists. Problems: not-found, version-conflict when others keep writing.
 */
export async function changeProduct(id: string, change: Change) {
  for (let attempt = 1; ; attempt += 1) {
    const loaded = await loadProduct(id);
    const { product } = loaded;
    const changed = { ...product, ...(await change(product)), version: product.version + 1 };
    try {
      await execute(...productWrites(changed, product.version));
      return { ...rowOf(changed), stock: stockFigures(loaded) };
    } catch (error) {
      if (!cancellationReasons(error).includes(true)) throw error;
      if (attempt === tries) throw new Problem("version-conflict");
    }
  }
}

export const setProductFields = (id: string, fields: QuickFields) =>
  changeProduct(id, (product) => ({ fields: { ...product.fields, ...fields } }));

/**
 * Sets the fewest pieces that an order may hold. Problem: confirmation-needed for a figure that looks misread, or that no
 * stock can meet.
 */
export async function setProductMinimum(id: string, minQuantity: number, confirmed?: readonly string[]) {
  await demandMinimum(id, minQuantity, confirmed);
  return setProductFields(id, { minQuantity });
}

/** Refuses, with confirmation-needed, a stored product's new minimum that looks misread. */
export async function demandMinimum(id: string, after: number, confirmed: readonly string[] | undefined) {
  const { product, available } = await loadProduct(id);
  const { minQuantity: before, piecesPerPackage } = product.fields;
  const warnings = minimumWarnings({ before, after, available, piecesPerPackage });
  demandConfirmed([{ field: "minQuantity", warnings, confirmed }]);
}

/** The related series of a product: never its own, none twice (spec 5). */
export const setProductLinks = (id: string, seriesIds: readonly string[]) =>
  changeProduct(id, async ({ seriesId }) => ({ seriesIdLinks: await checkedLinks(seriesId, seriesIds) }));

/**
 * Sets how many pieces lie in the warehouse; what orders have reserved stays reserved. Problem: confirmation-needed for a
 * figure that looks misread, version-conflict when what lies there isn't what was `seen` any more.
 */
export async function setProductStock(
  id: string,
  pieces: number,
  { seen, confirmed, now }: { seen?: number | undefined; confirmed?: readonly string[] | undefined; now?: Date } = {},
) {
  const { product, onHand } = await loadProduct(id);
  demandConfirmed([{ field: "onHand", warnings: stockWarnings(onHand, pieces), confirmed }]);
  return { ...rowOf(product), stock: stockFigures(await setOnHand(id, pieces, seen, now)) };
}
