import { Problem } from "../platform/problems.ts";
import { discounted, type Cents } from "../platform/money.ts";
import type { Instant } from "../platform/time.ts";

/** Spec 3. `high` is shown as "Dedicato", `public` as "Piattaforma". */
export const priceTypes = [
  "high",
  "public",
  "reserved",
  "premium",
  "premium_plus",
  "supplier",
  "quotation",
  "pallet",
  "container",
  "sales_agent_low",
  "sales_agent_medium",
  "sales_agent_high",
] as const;
export type PriceType = (typeof priceTypes)[number];

/** Price types that one user can be given for a product: no purchase cost, nothing that hangs on a quantity or an offer. */
export const givenPriceTypes = [
  "high",
  "public",
  "reserved",
  "premium",
  "premium_plus",
  "sales_agent_low",
  "sales_agent_medium",
  "sales_agent_high",
] as const satisfies readonly PriceType[];
export type GivenPriceType = (typeof givenPriceTypes)[number];

/** Which price: of a product, of a type, in a shop. */
export interface PriceKey {
  productId: string;
  locale: string;
  priceType: PriceType;
}

/** A price that counts. Net cents; the discount from 0 to 1. */
export interface Price extends PriceKey {
  price: Cents;
  discount: number;
  createdOn: Instant;
  /** Beside a discount: the lowest unit price of the days before it began (price-periods.ts). */
  lowestBefore?: { unit: Cents; days: number } | undefined;
}

/** The path's `product-price/{id}`: tells which price it is, so that it is read with the product in one request. */
export const priceId = ({ productId, locale, priceType }: PriceKey): string => `${productId}-${locale}-${priceType}`;

const pattern = /^([0-9A-Za-z]+)-([a-z]{2})-([a-z_]+)$/;

export function parsePriceId(id: string): PriceKey {
  const [, productId, locale, type] = pattern.exec(id) ?? [];
  const priceType = priceTypes.find((candidate) => candidate === type);
  if (!productId || !locale || !priceType) throw new Problem("price-not-found");
  return { productId, locale, priceType };
}

/** The back office's name of one price among those of its slot: `{priceId}-{number}`. */
export const periodId = (key: PriceKey, id: number): string => `${priceId(key)}-${id}`;

/** Without a number the one that counts is meant. Problem: price-not-found. */
export function parsePeriodId(id: string): PriceKey & { id: number | undefined } {
  const [, slot = id, number] = /^(.*-[a-z_]+)-(\d{1,9})$/.exec(id) ?? [];
  return { ...parsePriceId(slot), id: number === undefined ? undefined : Number(number) };
}

/** What one piece costs, net: the price less its discount, rounded once. */
export const unitOf = ({ price, discount }: Pick<Price, "price" | "discount">): Cents => discounted(price, discount);
