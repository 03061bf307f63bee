import { defaultLocale } from "../../platform/locale.ts";
import { buyerOf, currentPrices, resolvePrice } from "../../pricing/index.ts";
import type { LoadedProduct } from "../load-product.ts";
import { packagingOf } from "../product-view.ts";
import { gaps, type Gap } from "./gap-kinds.ts";

type Seen = Pick<LoadedProduct, "product" | "prices" | "available">;

/** Where it is sold: at home, and wherever it was ever given a price that is still stored. */
const shopsOf = (prices: Seen["prices"]): ReadonlySet<string> =>
  new Set([defaultLocale, ...prices.map(({ locale }) => locale)]);

/** Whether some shop that sells it has no price for whoever comes by. One that is sold by quotation needs none. */
function lacksPrice({ product: { fields }, prices }: Seen, now: Date): boolean {
  if (fields.toBeQuoted) return false;
  const visitor = buyerOf(undefined);
  return [...shopsOf(prices)].some((shop) => {
    const inShop = currentPrices(
      prices.filter(({ locale }) => locale === shop),
      now,
    );
    return resolvePrice(inShop, visitor, packagingOf(fields)) === undefined;
  });
}

const hasWords = (texts: { descriptionTitle?: string; descriptionRich?: string } | undefined): boolean =>
  Boolean(texts?.descriptionTitle?.trim() ?? "") || Boolean(texts?.descriptionRich?.trim() ?? "");

/** What a product lacks at an instant; nothing where it is hidden, which somebody has chosen. */
export function gapsOf(seen: Seen, now: Date): Gap[] {
  const { product, available } = seen;
  if (!product.visibility) return [];
  const lacking: Readonly<Record<Gap, boolean>> = {
    price: lacksPrice(seen, now),
    picture: product.imageUrl === "",
    stock: available <= 0,
    text: !hasWords(product.series.texts["it"]),
  };
  return gaps.filter((gap) => lacking[gap]);
}
