import type { Price, PriceType } from "@solvia/core/pricing/price";
import { locales } from "@solvia/core/platform/locale";
import type { DemoProduct } from "./products.ts";

/** Each price type as a share of the platform's price: the stated rule of the demonstration prices. */
const shares: Readonly<Partial<Record<PriceType, number>>> = {
  high: 1.18,
  public: 1,
  reserved: 0.97,
  premium: 0.96,
  premium_plus: 0.94,
  supplier: 0.82,
  quotation: 0.98,
  sales_agent_low: 0.95,
  sales_agent_medium: 0.93,
  sales_agent_high: 0.91,
};
const wholesaleShares: Readonly<Partial<Record<PriceType, number>>> = { pallet: 0.92, container: 0.87 };

/** Outside Italy everything costs three percent more, and there are the list and the platform's price alone. */
const abroad = 1.03;
const typesAbroad: ReadonlySet<string> = new Set(["high", "public"]);

/** All prices of a product in all shops, in cents; every ninth product carries a discount of 5% on the list price. */
export function demoPrices(product: DemoProduct, productId: string, index: number): Omit<Price, "createdOn">[] {
  const types = { ...shares, ...(product.fields.isWholesaleActive && wholesaleShares) };
  return locales.flatMap((locale) =>
    Object.entries(types)
      .filter(([priceType]) => locale === "it" || typesAbroad.has(priceType))
      .map(([priceType, share]) => ({
        productId,
        locale,
        priceType: priceType as PriceType,
        price: Math.max(1, Math.round(product.euro * 100 * share * (locale === "it" ? 1 : abroad))),
        discount: priceType === "high" && index % 9 === 0 ? 0.05 : 0,
      })),
  );
}
