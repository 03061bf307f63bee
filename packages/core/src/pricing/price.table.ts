import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import { priceSources } from "./price-history.ts";
import { type PriceKey, priceTypes } from "./price.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { storedPricePeriod, storedPriceChange } from "./price.stored.ts";

/** The prices of one type in one shop; in the product's partition, so that the product page finds them. */
export const PriceEntity = kept(
  new Entity({
    name: "Price",
    table,
    schema: item({
      productId: string().key(),
      locale: string().key(),
      priceType: stored(z.enum(priceTypes)).key(),
      version: number(),
      periods: list(stored(storedPricePeriod)),
    }),
    computeKey: ({ productId, locale, priceType }: PriceKey) => ({
      pk: `PRODUCT#${productId}`,
      sk: `PRICE#${locale}#${priceType}`,
    }),
  }),
);

/** What was ever changed at a product's prices, never changed itself: one item a change, however many prices it set. */
export const PriceHistoryEntity = kept(
  new Entity({
    name: "PriceHistory",
    table,
    schema: item({
      productId: string().key(),
      id: string().key(),
      at: string().key(),
      /** The user; absent for what the system did. */
      userId: string().optional(),
      source: stored(z.enum(priceSources)),
      changes: list(stored(storedPriceChange)),
    }),
    computeKey: ({ productId, at, id }: { productId: string; at: string; id: string }) => ({
      pk: `PRICEHISTORY#${productId}`,
      sk: `${at}#${id}`,
    }),
    timestamps: false,
  }),
);
