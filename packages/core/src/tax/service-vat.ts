import { romeDate } from "../platform/time.ts";
import type { Cents } from "../platform/money.ts";
import { withVat } from "./basket.ts";
import { legalTexts } from "./legal-texts.ts";
import { regularRate } from "./vat-rates.ts";
import { vatTreatment, type Buyer, type VatTreatment } from "./vat.ts";
import { zoneOf, type Place } from "./territories.ts";

/** Anywhere in the United Kingdom that is outside the union for goods as well. */
const greatBritain: Place = { countryCode: "GB", postalCode: "SW1A 1AA" };

/** What a service of so many net cents costs a private person at home there, in cents; undefined where a quotation alone will do. */
export function serviceGross(net: Cents, countryCode: string, now: Date): Cents | undefined {
  const treatment = serviceTreatment({ countryCode, postalCode: "" }, { business: false, verified: false }, now);
  return treatment.rule === "blocked" ? undefined : withVat(net, treatment.standard);
}

/**
 * How a service (a subscription) is taxed for a buyer who is at home there (domain-rules 1.1, below the table): in Italy 22 %; a company
 * of the union whose number is proven owes the VAT itself, one outside owes none of ours, both N2.1; a private person of the
 * union pays their country's rate, one outside ours. Northern Ireland is the union's for goods alone (Windsor Framework): for services
 * it is the United Kingdom, whatever number its buyer has.
 */
export function serviceTreatment(home: Place, buyer: Omit<Buyer, "reducedVat">, now: Date): VatTreatment {
  const place = zoneOf(home) === "northern-ireland" ? greatBritain : home;
  const treatment = vatTreatment(place, { ...buyer, reducedVat: false }, now);
  const texts = legalTexts(romeDate(now));
  if (treatment.rule === "intra-community") {
    return { ...treatment, natura: "N2.1", legalText: texts.serviceReverseCharge };
  }
  if (treatment.rule !== "export") return treatment;
  if (buyer.business) return { ...treatment, natura: "N2.1", legalText: texts.serviceOutside };
  return { row: "1", rule: "domestic", standard: regularRate, reduced: regularRate };
}
