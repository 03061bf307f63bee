import { createHash } from "node:crypto";
import {
  hiddenTypes,
  pack,
  productPath,
  type Category,
  type LoadedProduct,
  type ShippingTime,
} from "../../catalogue/index.ts";
import type { Arrival } from "../../logistics/index.ts";
import { instant, type Instant } from "../../platform/time.ts";

/** What the feed keeps of a product that is sold: what every reader's row is made of. */
export interface FeedRow {
  productCode: string;
  numberCode?: string | undefined;
  name: string;
  brand: string;
  series: string;
  category: Category;
  typology?: string | undefined;
  path: string;
  imageUrl: string;
  powerWatt?: number | undefined;
  energyWattHour?: number | undefined;
  weight: number;
  minQuantity: number;
  piecesPerPackage: number;
  palletsPerContainer?: number | undefined;
  isWholesaleActive: boolean;
  toBeQuoted: boolean;
  shippingTime: ShippingTime;
  available: number;
  forecasts: readonly Arrival[];
  leadDays?: number | undefined;
  /** The slots of all shops, packed (catalogue/search/packed.ts). */
  prices: string;
}

/** The row of a product; undefined for one that is hidden. */
export function rowOf({ product, prices, available, forecasts, leadDays }: LoadedProduct): FeedRow | undefined {
  if (!product.visibility) return undefined;
  const { fields, brand, category, series, imageUrl } = product;
  return {
    productCode: fields.productCode,
    numberCode: fields.numberCode,
    name: fields.name,
    brand,
    series: series.name,
    category,
    typology: series.typology,
    path: productPath({ ...product, name: fields.name }),
    imageUrl,
    powerWatt: fields.powerWatt,
    energyWattHour: fields.energyWattHour,
    weight: fields.weight,
    minQuantity: fields.minQuantity,
    piecesPerPackage: fields.piecesPerPackage,
    palletsPerContainer: fields.palletsPerContainer,
    isWholesaleActive: fields.isWholesaleActive,
    toBeQuoted: fields.toBeQuoted,
    shippingTime: fields.shippingTime,
    available,
    forecasts: forecasts.map(({ on, pieces }) => ({ on, pieces })),
    leadDays,
    prices: pack(shownPrices(prices)),
  };
}

const shownPrices = (prices: LoadedProduct["prices"]) => prices.filter(({ priceType }) => !hiddenTypes.has(priceType));

/** The instants at which one of a product's prices begins or ends, in their sequence. */
const turns = (prices: LoadedProduct["prices"]): Instant[] =>
  shownPrices(prices)
    .flatMap(({ periods }) => periods.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])))
    .toSorted();

/** When the next of a product's prices begins or ends; undefined where none will: nobody writes anything then, and readers are to hear of it. */
export const nextTurn = ({ prices }: Pick<LoadedProduct, "prices">, now: Date): Instant | undefined =>
  turns(prices).find((at) => at > instant(now));

/** The same for two states of a product that readers can't tell apart; a price that began or ended in between tells them apart. */
export function fingerprintOf(loaded: LoadedProduct, now: Date): string {
  const lastTurn = turns(loaded.prices).findLast((at) => at <= instant(now));
  return createHash("sha256")
    .update(JSON.stringify([rowOf(loaded), lastTurn]))
    .digest("base64url")
    .slice(0, 22);
}
