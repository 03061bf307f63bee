import type { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { date, money, percent } from "../../../../i18n/format.ts";
import type { Translate } from "../../../../i18n/words.ts";

export const typeName = (t: Translate<typeof officePricesTexts>, priceType: string): string =>
  t(`officePrices.types.${priceType}`, { defaultValue: priceType });

interface Amount {
  price: number;
  discount: number;
}

/** A price with its discount: "120,00 € − 5%". */
export const amount = ({ price, discount }: Amount, language: string): string =>
  discount > 0 ? `${money(price, language)} − ${percent(discount * 10_000, language)}` : money(price, language);

/** The last day on which a price counts that ends at this instant. */
export const lastDay = (to: string, language: string): string =>
  date(new Date(Date.parse(to) - 1).toISOString(), language);

/** From which day to which a price counts, in words. */
export const validity = (
  t: Translate<typeof officePricesTexts>,
  from: string,
  to: string | undefined,
  language: string,
): string =>
  to === undefined
    ? t("officePrices.panel.since", { from: date(from, language) })
    : t("officePrices.panel.until", { from: date(from, language), to: lastDay(to, language) });
