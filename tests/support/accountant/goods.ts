import { addStock } from "@solvia/core/logistics/set-stock";
import { locales } from "@solvia/core/platform/locale";
import { setPrices } from "@solvia/core/pricing/set-price";
import { unpriced } from "../shop.ts";
import type { Goods } from "./case.ts";

const types = ["high", "public"] as const;

/** An article of its own for a case, at the same price for persons and companies, of every country's shop: its id. */
export async function article([category, kg, price, pieces, discount = 0]: Goods): Promise<string> {
  const productId = await unpriced(category, { weight: kg * 1000 });
  const prices = locales.flatMap((locale) =>
    types.map((priceType) => ({ productId, locale, priceType, price, discount })),
  );
  await setPrices(prices, new Date());
  await addStock(productId, pieces);
  return productId;
}
