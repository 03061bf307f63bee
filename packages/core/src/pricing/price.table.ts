import { Entity, any, item, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import type { PriceType } from "./price.ts";

const fields = {
  productId: string().key(),
  locale: string().key(),
  priceType: any().castAs<PriceType>().key(),
  price: number(),
  discount: number(),
  createdOn: string(),
};

interface Key {
  productId: string;
  locale: string;
  priceType: string;
}

/** The price that counts now; in the product's partition, so that the product page finds it. */
export const PriceEntity = new Entity({
  name: "Price",
  table,
  schema: item(fields),
  computeKey: ({ productId, locale, priceType }: Key) => ({
    pk: `PRODUCT#${productId}`,
    sk: `PRICE#${locale}#${priceType}`,
  }),
});

/** Every price there ever was, never changed: the lowest of the last 30 days is told from it. */
export const PriceHistoryEntity = new Entity({
  name: "PriceHistory",
  table,
  schema: item({ ...fields, createdOn: string().key() }),
  computeKey: ({ productId, locale, priceType, createdOn }: Key & { createdOn: string }) => ({
    pk: `PRICEHISTORY#${productId}`,
    sk: `${locale}#${priceType}#${createdOn}`,
  }),
  timestamps: false,
});
