import type { Wording } from "../../packages/core/src/mail/wording.ts";
import { countries, type Language, type Locale } from "../../packages/core/src/platform/locale.ts";
import { exampleOrder } from "./example-order.ts";

/** A country that writes in a language; Italy where none does. */
export const localeOf = (language: Language): Locale =>
  countries.find(({ format }) => format.startsWith(language))?.locale ?? "it";

/** A quotation's version as its letters tell of it, in a language. */
export const exampleOffer = (wording: Wording, version = 1) => {
  const { amounts, customer } = exampleOrder(wording.language, localeOf(wording.language));
  return {
    quotationId: "Q1",
    userId: "U1",
    name: "Ada",
    version,
    number: "AAAA-BBBB",
    locale: localeOf(wording.language),
    content: {
      lines: [],
      termsOfPayment: "hundred_upon_order" as const,
      reducedVat: false,
      validUntil: "2026-12-05",
    },
    customer,
    amounts,
    sentOn: "2026-11-20T10:00:00.000Z",
    hash: "ab".repeat(32),
  };
};
