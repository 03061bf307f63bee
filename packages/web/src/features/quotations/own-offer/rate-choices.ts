import { ownVatRates } from "@solvia/core/quotations/own-offer/own-offer";
import { percentWith } from "../../../i18n/format.ts";

/** The VAT rates that somebody may be charged, as a field's choices. */
export const rateChoices = (language: string) =>
  ownVatRates.map((rate) => ({ value: String(rate), label: percentWith(rate * 100, language) }));
