import type { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { date, money, perUnit, power } from "../../../i18n/format.ts";
import type { Reading } from "../../../i18n/index.ts";
import type { NameIn } from "../../../i18n/words.ts";
import { shippingTime } from "../../catalogue/names.ts";
import type { Difference } from "./quotation-shapes.ts";

type Words = Reading<typeof quotationsTexts>;

/** Cents of 1000 Wp as a price of one, in the ten-thousandths of a euro that `perUnit` writes. */
export const perWattPeak = (cents: number, language: Words["language"]): string =>
  perUnit({ per: "Wp", amount: cents / 10 }, language);

/** A sum that has risen, with its sign. */
const signed = (cents: number, language: Words["language"]): string =>
  `${cents > 0 ? "+" : ""}${money(cents, language)}`;

/** What is another in a version, in a sentence. */
export function differenceWords(difference: Difference, { t, language }: Words): string {
  const say = (
    code: NameIn<"quotation.difference", typeof quotationsTexts>,
    values?: Record<string, unknown>,
  ): string => t(`quotation.difference.${code}`, values);
  switch (difference.code) {
    case "added":
    case "removed":
    case "quantity":
    case "article":
    case "note":
      return say(difference.code, difference);
    case "price": {
      const { name, before, after } = difference;
      return say("price", { name, before: money(before, language), after: money(after, language) });
    }
    case "shipping-time": {
      const { name, before, after } = difference;
      const time = (weeks: string) => (weeks === "" ? "–" : shippingTime(weeks, language).label);
      return say("shipping-time", { name, before: time(before), after: time(after) });
    }
    case "optional":
      return say(difference.after ? "optional" : "included", { name: difference.name });
    case "total":
    case "shipment":
    case "vat": {
      const { code, before, after } = difference;
      return say(code, {
        before: money(before, language),
        after: money(after, language),
        difference: signed(after - before, language),
      });
    }
    case "per-watt-peak":
      return say("per-watt-peak", {
        before: perWattPeak(difference.before, language),
        after: perWattPeak(difference.after, language),
      });
    case "peak-power":
      return say("peak-power", {
        before: power(difference.before, language),
        after: power(difference.after, language),
      });
    case "valid-until":
      return say("valid-until", { before: date(difference.before, language), after: date(difference.after, language) });
    case "reduced-vat":
      return say(difference.after ? "reduced" : "full");
    case "address":
    case "terms":
    case "notes":
      return say(difference.code);
  }
}
