import type { supportTexts } from "../../i18n/areas/support.ts";
import type { Translate } from "../../i18n/words.ts";

interface About {
  orderNumber?: string | undefined;
  serial?: string | undefined;
  brand?: string | undefined;
  product?: string | undefined;
}

/** What a request for help is about, in a line; nothing where that is the sale as such. */
export const aboutWords = (
  t: Translate<typeof supportTexts>,
  { orderNumber, serial, brand, product }: About,
): string | undefined =>
  [
    product && brand && !product.startsWith(brand) ? `${brand} ${product}` : (product ?? brand),
    serial,
    orderNumber && t("support.ofOrder", { number: orderNumber }),
  ]
    .filter(Boolean)
    .join(", ") || undefined;
