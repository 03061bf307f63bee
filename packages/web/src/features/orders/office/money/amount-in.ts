import { money } from "../../../../i18n/format.ts";

/** Euro as the reader writes them; another currency by its code. */
export const amountIn = (amount: number, currency: string, language: string): string =>
  currency === "eur"
    ? money(amount, language)
    : new Intl.NumberFormat(language, { style: "currency", currency: currency.toUpperCase() }).format(amount / 100);
