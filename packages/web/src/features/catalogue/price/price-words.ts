import { includedIn, includedUnder, netUnder } from "@solvia/core/tax/included";
import { currentCountry } from "../../../i18n/country.ts";

/** The key of what a price of the country's shop is: net for a company, else what it holds there. */
export const shopPriceWords = (business: boolean) =>
  `product.${business ? "net" : includedIn(currentCountry().code)}` as const;

/** The same of the prices of a cart or an order, by how it is taxed. */
export const orderPriceWords = (business: boolean, treatment: Parameters<typeof includedUnder>[0]) =>
  `product.${business ? netUnder(treatment) : includedUnder(treatment)}` as const;
