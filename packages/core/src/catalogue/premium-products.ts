import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { ownPriceTypes, setOwnPriceTypes } from "../accounts/index.ts";
import { invalid } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import type { GivenPriceType } from "../pricing/index.ts";
import { ProductRowEntity } from "./product-row.table.ts";

async function rowsOf(ids: readonly string[]) {
  const rows = [];
  for (let at = 0; at < ids.length; at += 100) {
    const requests = ids.slice(at, at + 100).map((id) => ProductRowEntity.build(BatchGetRequest).key({ id }));
    const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
    rows.push(...(Responses?.[0] ?? []).filter((row) => row !== undefined));
  }
  return rows;
}

/** The products with a price of this user's own, each with the type that they pay. Problem: not-found. */
export async function premiumProductsOf(userId: string) {
  const types = await ownPriceTypes(userId);
  const rows = await rowsOf(Object.keys(types));
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
  const known = new Set((await rowsOf(ids)).map(({ id }) => id));
  const missing = items.findIndex(({ productId }) => !known.has(productId));
  if (missing >= 0) throw invalid({ field: `items.${missing}.productId`, code: "not-found" });
  await setOwnPriceTypes(userId, types);
  return premiumProductsOf(userId);
}
