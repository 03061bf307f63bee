import type { Cents } from "../money.ts";

/** The language as pages, mails and formats name it (BCP 47): our Serbian is written in Latin letters. */
export const tagOf = (language: string): string => (language === "sr" ? "sr-Latn" : language);

/** Languages whose formats without a known country are not the European ones but American and Brazilian. */
const european: Readonly<Record<string, string>> = { en: "en-GB", pt: "pt-PT" };

/**
 * The reader's format: their language as it is written in their country ("en-DE", "it-CH"), and where nobody writes it
 * there as it is written in Europe. `country` is an ISO code.
 */
export function readerTag(language: string, country: string): string {
  const tag = `${tagOf(language)}-${country}`;
  const isWritten = new Intl.Locale(new Intl.NumberFormat(tag).resolvedOptions().locale).region !== undefined;
  return isWritten ? tag : (european[language] ?? tag);
}

/** Rome's day of an instant, as the reader writes it in full. `tag` names the reader's format. */
export const longDay = (instant: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "Europe/Rome" }).format(new Date(instant));

/**
 * Writes euro cents with two decimals and the euro sign, thousands grouped (spec 9: 1.234,00 €). Some languages would
 * begin to group at five digits, most write a minus as a hyphen, and Switzerland, Romanian and Ukrainian would write EUR.
 */
export function euroFormat(tag: string): (amount: Cents) => string {
  const format = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR", useGrouping: "always" });
  return (amount) =>
    format
      .formatToParts(amount / 100)
      .map(({ type, value }) => (type === "currency" ? "€" : type === "minusSign" ? "−" : value))
      .join("");
}
