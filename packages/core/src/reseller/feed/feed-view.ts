import { availabilityOf, unpackedIn, viewerPrice, type Viewer } from "../../catalogue/index.ts";
import { arrivalsFrom, freeArrivals, restockFrom } from "../../logistics/index.ts";
import { promisedOn } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { romeDate, type Instant } from "../../platform/time.ts";
import type { FeedRow } from "./feed-row.ts";

/** For whom rows are made. */
export interface FeedReader {
  user: User;
  now: Date;
  /** Whether the rows say how each price came about. */
  trace?: boolean;
}

/** A product of the feed: as it is, or, without a row, that it has left. */
export interface FeedEntry {
  productId: string;
  productCode: string;
  at: Instant;
  row?: FeedRow | undefined;
}

/** The pieces that are free, what comes and by when, as the product page tells it. Days are reckoned from today in Rome. */
export function stockView({ available, forecasts, leadDays, shippingTime }: FeedRow, now: Date) {
  const today = romeDate(now);
  return {
    ...availabilityOf(available),
    shippingTime,
    /** By when pieces that lie there have come, ordered today. */
    promisedOn: available > 0 ? promisedOn({ shippingTime }, today) : undefined,
    arrivals: freeArrivals({ available, arrivals: arrivalsFrom(forecasts, today) }),
    restockOn: restockFrom(leadDays, today),
  };
}

/** The reader's own price of a piece: net cents, by the cart's own rules; undefined where it needs a quotation. */
function priceView(productId: string, row: FeedRow, { user, now, trace }: FeedReader) {
  const viewer: Viewer = { user, now, locale: user.locale, fallbackLocale: user.locale };
  const { category, available, typology, prices } = row;
  const price = viewerPrice(
    {
      id: productId,
      category,
      fields: fieldsOf(row),
      series: { typology } as Parameters<typeof viewerPrice>[0]["series"],
    },
    { prices: unpackedIn(productId, prices, user.locale), available },
    viewer,
  );
  if (!price) return undefined;
  const { unit, perUnit, ladder, wasteFee, priceType, reason, list, discount } = price;
  return {
    currency: "EUR" as const,
    unit,
    wasteFee,
    perUnit: perUnit && { per: perUnit.per, euro: perUnit.amount / 10_000 },
    steps: ladder.map((step) => ({ kind: step.kind, quantity: step.quantity, unit: step.unit })),
    ...(trace && { trace: { shop: user.locale, priceType, reason, list, discount } }),
  };
}

type PricedFields = Parameters<typeof viewerPrice>[0]["fields"];

/** What of a product's fields decides a price: the others are asked for by nobody. */
const fieldsOf = (row: FeedRow) =>
  ({
    name: row.name,
    productCode: row.productCode,
    weight: row.weight,
    minQuantity: row.minQuantity,
    piecesPerPackage: row.piecesPerPackage,
    palletsPerContainer: row.palletsPerContainer,
    isWholesaleActive: row.isWholesaleActive,
    toBeQuoted: row.toBeQuoted,
    powerWatt: row.powerWatt,
    energyWattHour: row.energyWattHour,
  }) as PricedFields;

/** An entry of the feed as a reseller reads it. */
export function entryView({ productId, productCode, at, row }: FeedEntry, reader: FeedReader) {
  return row
    ? soldView({ productId, productCode, at, row }, reader)
    : { productCode, changedAt: at, gone: true as const };
}

/** A product that is sold, as a reseller reads it. */
export function soldView({ productId, productCode, at, row }: FeedEntry & { row: FeedRow }, reader: FeedReader) {
  const { name, brand, series, category, typology, path, imageUrl, numberCode, powerWatt, energyWattHour } = row;
  const { weight, minQuantity, piecesPerPackage, palletsPerContainer } = row;
  return {
    productCode,
    changedAt: at,
    gone: false as const,
    product: {
      id: productId,
      name,
      brand,
      series,
      category,
      typology,
      path,
      imageUrl,
      numberCode,
      powerWatt,
      energyWattHour,
      weight,
      minQuantity,
      piecesPerPackage,
      palletsPerContainer,
    },
    price: priceView(productId, row, reader) ?? null,
    stock: stockView(row, reader.now),
  };
}

/** The same without what is the product's and its price's. */
export const stockEntryView = ({ productCode, at, row }: FeedEntry, now: Date) =>
  row
    ? { productCode, changedAt: at, gone: false as const, stock: stockView(row, now) }
    : { productCode, changedAt: at, gone: true as const };
