import { sellerVat, vatWords } from "../../content/index.ts";
import { fill } from "../../platform/text/fill.ts";
import { countryOf, named, type Language, type Locale } from "../../platform/locale.ts";
import { euroFormat, readerTag } from "../../platform/text/reader-format.ts";
import type { TermsCode } from "../../payments/index.ts";
import type { ShippingStep } from "../../pricing/index.ts";
import { documentTexts } from "./document-texts/index.ts";
import type { DocumentTexts } from "./document-texts/shape.ts";
import type { PriceStep } from "../order.ts";

/** What documents and mails call a step of the price; VAT with its rate, shipping with what it is for. */
function stepName(
  { steps, shipments }: DocumentTexts,
  language: Language,
  tag: string,
  { code, params }: PriceStep,
): string {
  if (code === "vat") {
    const rate = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
    return fill(steps.vat, { rate: "rate" in params ? rate.format(Number(params["rate"]) / 10_000) : "" }).trim();
  }
  const name = steps[code];
  const kind = code === "shipment" && shipments[params["kind"] as ShippingStep["code"]];
  if (!kind) return name;
  return named(language, name, params["kg"] ? `${kind} (${params["kg"]} kg)` : kind);
}

/** A shipping time of spec 3 ("1-2", "5+") as the language says weeks; undefined where it is no time. */
function weeksOf(tag: string, time: string): string | undefined {
  const [, from, to, more = ""] = /^(\d+)(?:-(\d+))?(\+)?$/.exec(time) ?? [];
  if (from === undefined) return undefined;
  const weeks = new Intl.NumberFormat(tag, { style: "unit", unit: "week", unitDisplay: "long" });
  return to === undefined
    ? weeks.format(Number(from)).replace(from, from + more)
    : weeks.formatRange(Number(from), Number(to));
}

/** The words of an order's documents and letters in the reader's language, with the formats of it in their country. */
export function wordsFor(language: Language, locale: Locale) {
  const texts = documentTexts[language];
  const tag = readerTag(language, countryOf(locale)?.code ?? "IT");
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "Europe/Rome" });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Rome" });
  const country = new Intl.DisplayNames(tag, { type: "region" });
  return {
    ...texts,
    vatNumber: vatWords[language].vatNumber,
    sellerVat: sellerVat(language),
    named: (name: string, meant: string) => named(language, name, meant),
    money: euroFormat(tag),
    /** An instant or a civil date. */
    day: (date: string) => day.format(new Date(date)),
    /** An instant with its hour, its day as `day` has it. */
    moment: (at: string) => moment.format(new Date(at)),
    countryOf: (code: string) => country.of(code) ?? code,
    termsOf: (terms: TermsCode) => texts.termsNames[terms],
    shippingTimeOf: (time: string) => weeksOf(tag, time) ?? texts.shippingAsked,
    stepOf: (step: PriceStep) => stepName(texts, language, tag, step),
    pageOf: (number: number, of: number) => fill(texts.page, { number, of }),
  };
}
export type DocumentWords = ReturnType<typeof wordsFor>;
