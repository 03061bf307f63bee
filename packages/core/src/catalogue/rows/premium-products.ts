import { ownPriceTypes, setOwnPriceTypes } from "../../accounts/index.ts";
import { invalid } from "../../platform/problems.ts";
import type { GivenPriceType } from "../../pricing/index.ts";
import { productRows } from "./product-rows.ts";

/** The products with a price of this user's own, each with the type that they pay. Problem: not-found. */
export async function premiumProductsOf(userId: string) {
  const types = await ownPriceTypes(userId);
  const rows = await productRows(Object.keys(types));
  return {
    items: rows.map((row) => ({ ...row, productId: row.id, priceType: types[row.id] as GivenPriceType })),
  };
}

/** Replaces the list. Problems: not-found, invalid-input for a product that is not there or is named twice. */
export async function setPremiumProducts(
  userId: string,
  items: readonly { productId: string; priceType: GivenPriceType }[],
) {
  const types = Object.fromEntries(items.map(({ productId, priceType }) => [productId, priceType]));
  const ids = Object.keys(types);
  if (ids.length !== items.length) throw invalid({ field: "items", code: "duplicate" });
  const known = new Set((await productRows(ids)).map(({ id }) => id));
  const missing = items.findIndex(({ productId }) => !known.has(productId));
  if (missing >= 0) throw invalid({ field: `items.${missing}.productId`, code: "not-found" });
  await setOwnPriceTypes(userId, types);
  return premiumProductsOf(userId);
}
