import type { region as italian } from "./region.it.ts";

/** Texts of the country and language dialog, in English. */
export const region: typeof italian = {
  country: "Country of delivery",
  countryHint: "Prices, VAT and availability are those of this country.",
  ofAccount: "The country is your account's.",
  messages: "Telephone prefix {{prefix}} · e-mails in {{language}}.",
  language: "Language of the site",
  languageHint: "We write our e-mails to you in this language too.",
  noCountry: "No country of this name",
  euro: "Prices are always in euro.",
};
