import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { FormattedItem } from "dynamodb-toolbox/entity";
import type { Language } from "../platform/locale.ts";
import { Problem } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import { PriceEntity, type PriceSlot } from "../pricing/index.ts";
import { boughtFrom, IncomingEntity, StockEntity, SupplierProductEntity, type Arrival } from "../logistics/index.ts";
import { RatingEntity } from "./reviews/rating.table.ts";
import { ProductEntity } from "./product.table.ts";
import { ProductTextsEntity, type ProductTexts } from "./translation/texts.table.ts";

export type StoredProduct = FormattedItem<typeof ProductEntity>;

export interface LoadedProduct {
  product: StoredProduct;
  /** What counted of late, counts and will; `currentPrices` tells which at an instant. */
  prices: PriceSlot[];
  available: number;
  onHand: number;
  /** Pieces that are forecast to come, in all; and those of `onHand` that lie in other warehouses than the main one. */
  incoming: number;
  elsewhere: number;
  /** What is forecast to come, a movement each, by day. */
  forecasts: readonly Arrival[];
  /** Days from an order to its goods, as who it is bought from has said. */
  leadDays?: number | undefined;
  /** The short texts in other languages than Italian. */
  texts: Readonly<Partial<Record<Language, ProductTexts>>>;
  /** How often it got one star, two, …; absent before the first review. */
  stars?: readonly number[] | undefined;
}

interface Wanted {
  consistent?: boolean;
  /** Of the prices only those of this shop: a reader needs no others, and they are most of what is stored. */
  locale?: string | undefined;
}

/**
 * A product with its prices, its stock and its stars, in one request; not-found when it isn't there. Only where its prices
 * of the last month alone are more than a megabyte (all shops, each type, changed hourly) are there further pages to read.
 */
export async function loadProduct(id: string, { consistent = false, locale }: Wanted = {}): Promise<LoadedProduct> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PRODUCT#${id}` })
    .entities(
      ProductEntity,
      PriceEntity,
      StockEntity,
      IncomingEntity,
      SupplierProductEntity,
      ProductTextsEntity,
      RatingEntity,
    )
    .options({
      showEntityAttr: true,
      consistent,
      maxPages: Infinity,
      ...(locale && { filters: { [PriceEntity.entityName]: { attr: "locale", eq: locale } } }),
    })
    .send();
  return assembled(Items.map((item) => item as EntityItem));
}

type EntityItem =
  | (StoredProduct & { entity: "Product" })
  | (PriceSlot & { entity: "Price" })
  | (FormattedItem<typeof StockEntity> & { entity: "Stock" })
  | (FormattedItem<typeof IncomingEntity> & { entity: "Incoming" })
  | (FormattedItem<typeof SupplierProductEntity> & { entity: "SupplierProduct" })
  | (FormattedItem<typeof ProductTextsEntity> & { entity: "ProductTexts" })
  | (FormattedItem<typeof RatingEntity> & { entity: "Rating" });

/** Puts together what one product's partition holds. */
export function assembled(items: readonly EntityItem[]): LoadedProduct {
  const product = items.find((item) => item.entity === "Product");
  if (!product) throw new Problem("not-found");
  const stock = items.find((item) => item.entity === "Stock");
  return {
    product,
    prices: items.filter((item) => item.entity === "Price"),
    // More may be promised than there is, which is nobody's business outside the warehouse.
    available: Math.max(0, stock?.available ?? 0),
    onHand: stock?.onHand ?? 0,
    incoming: stock?.incoming ?? 0,
    elsewhere: stock?.elsewhere ?? 0,
    forecasts: items
      .filter((item) => item.entity === "Incoming")
      .map(({ forecastOn, quantity }) => ({ on: forecastOn, pieces: quantity })),
    leadDays: boughtFrom(items.filter((item) => item.entity === "SupplierProduct"))?.leadDays,
    texts: items.find((item) => item.entity === "ProductTexts")?.texts ?? {},
    stars: items.find((item) => item.entity === "Rating")?.stars,
  };
}

/** The names among a product's texts. */
export const namesOf = (texts: LoadedProduct["texts"]): Partial<Record<Language, string | undefined>> =>
  Object.fromEntries(Object.entries(texts).map(([language, { name }]) => [language, name]));
