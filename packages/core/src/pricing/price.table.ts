import { Entity, any, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import type { PriceChange, PriceSource } from "./price-history.ts";
import type { PriceKey, PriceType } from "./price.ts";
import type { PricePeriod } from "./price-periods.ts";

/** The prices of one type in one shop; in the product's partition, so that the product page finds them. */
export const PriceEntity = new Entity({
  name: "Price",
  table,
  schema: item({
    productId: string().key(),
    locale: string().key(),
    priceType: any().castAs<PriceType>().key(),
    version: number(),
    periods: list(any().castAs<PricePeriod>()),
  }),
  computeKey: ({ productId, locale, priceType }: PriceKey) => ({
    pk: `PRODUCT#${productId}`,
    sk: `PRICE#${locale}#${priceType}`,
  }),
});

/** What was ever changed at a product's prices, never changed itself: one item a change, however many prices it set. */
export const PriceHistoryEntity = new Entity({
  name: "PriceHistory",
  table,
  schema: item({
    productId: string().key(),
    id: string().key(),
    at: string().key(),
    /** The user; absent for what the system did. */
    userId: string().optional(),
    source: any().castAs<PriceSource>(),
    changes: list(any().castAs<PriceChange>()),
  }),
  computeKey: ({ productId, at, id }: { productId: string; at: string; id: string }) => ({
    pk: `PRICEHISTORY#${productId}`,
    sk: `${at}#${id}`,
  }),
  timestamps: false,
});
