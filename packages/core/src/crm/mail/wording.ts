import { setting } from "../../platform/config.ts";
import type { Language } from "../../platform/locale.ts";
import type { Cents } from "../../platform/money.ts";

/** What every letter needs of its reader: Italian or else English, amounts in their format, links to the shop. */
export interface Wording {
  it: boolean;
  origin: string;
  money: (amount: Cents) => string;
}

export function wordingFor(language: Language): Wording {
  const it = language === "it";
  const format = new Intl.NumberFormat(it ? "it-IT" : "en-GB", {
    style: "currency",
    currency: "EUR",
    // Spec 9: 1.234,00 €. Italian alone would begin to group at five digits.
    useGrouping: "always",
  });
  return { it, origin: setting("SITE_ORIGIN"), money: (amount) => format.format(amount / 100) };
}
