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

/** The newest price of its product, type and locale. Net cents; the discount from 0 to 1. */
export interface Price {
  productId: string;
  locale: string;
  priceType: PriceType;
  price: Cents;
  discount: number;
  createdOn: Instant;
}

/** The path's `product-price/{id}`: tells which price it is, so that it is read with the product in one request. */
export const priceId = ({ productId, locale, priceType }: Pick<Price, "productId" | "locale" | "priceType">): string =>
  `${productId}-${locale}-${priceType}`;

const pattern = /^([0-9A-Za-z]+)-([a-z]{2})-([a-z_]+)$/;

export function parsePriceId(id: string): Pick<Price, "productId" | "locale" | "priceType"> {
  const [, productId, locale, type] = pattern.exec(id) ?? [];
  const priceType = priceTypes.find((candidate) => candidate === type);
  if (!productId || !locale || !priceType) throw new Problem("price-not-found");
  return { productId, locale, priceType };
}

/** What one piece costs, net: the price less its discount, rounded once. */
export const unitOf = ({ price, discount }: Pick<Price, "price" | "discount">): Cents => discounted(price, discount);
