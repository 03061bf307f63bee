import type { Category } from "../platform/category.ts";

/** Basis points: 2200 is 22%. */
export type Rate = number;

export const regularRate: Rate = 2200;
export const reducedRate: Rate = 1000;

/** Spec 9. Whether others should be here too is the owner's to decide (domain-rules, open point O2). */
export const reducedVatCategories: readonly Category[] = ["panels", "inverters", "batteries", "others"];

/** Standard rates of the other EU countries, for private buyers under the one-stop shop (domain-rules 1.1, row 5). */
const ossRates: Readonly<Record<string, Rate>> = {
  ES: 2100,
  FR: 2000,
  DE: 1900,
  RO: 2100,
  PT: 2300,
  BE: 2100,
  LU: 1700,
  NL: 2100,
  AT: 2000,
  BG: 2000,
  PL: 2300,
  HR: 2500,
};

const exportCountries = ["GB", "CH", "NO", "RS", "UA"];

type Territories = readonly (readonly [country: string, postalCodes: RegExp])[];

/** Places with a tax law of their own: no sale without a quotation (domain-rules 1.1, row 11). */
const specialTerritories: Territories = [
  ["IT", /^(23041|22061)$/],
  ["ES", /^(35|38|51|52)/],
  ["FR", /^(97[1-8]|98[6-8])/],
  ["DE", /^(27498|78266)$/],
  ["GB", /^(JE|GY)/],
  ["NO", /^917[0-8]$/],
];

/**
 * Places inside the union with a rate of their own, Madeira, the Azores, Jungholz and Mittelberg: companies buy there
 * without VAT as anywhere in the union, all others need a quotation (domain-rules 1.1).
 */
const ratesOfTheirOwn: Territories = [
  ["PT", /^9[0-9]/],
  ["AT", /^(6691|699[1-3])$/],
];

const isIn = (territories: Territories, countryCode: string, code: string): boolean =>
  territories.some(([country, pattern]) => country === countryCode && pattern.test(code));

export interface Place {
  countryCode: string;
  postalCode: string;
}

export interface Buyer {
  business: boolean;
  /** The VAT number was valid in VIES at the last check, which is fresh (domain-rules 1.1). */
  viesValid: boolean;
  /** An approved certificate for the 10% rate. */
  reducedVat: boolean;
}

export interface VatTreatment {
  /** Row of domain-rules 1.1, kept with the order for whoever asks later. */
  rule: "domestic" | "domestic-reduced" | "intra-community" | "one-stop-shop" | "export";
  standard: Rate;
  /** Rate of the categories that the certificate covers. */
  reduced: Rate;
  natura?: "N3.1" | "N3.2";
  legalText?: string;
}

/** How a delivery there to this buyer is taxed; "blocked" where only a quotation will do. */
export function vatTreatment({ countryCode, postalCode }: Place, buyer: Buyer): VatTreatment | "blocked" {
  const code = postalCode.replaceAll(" ", "").toUpperCase();
  if (isIn(specialTerritories, countryCode, code)) return "blocked";
  if (countryCode === "IT") return domestic(buyer);
  if (countryCode === "GB" && code.startsWith("BT")) return insideUnion(2000, buyer);
  if (exportCountries.includes(countryCode)) {
    return {
      rule: "export",
      standard: 0,
      reduced: 0,
      natura: "N3.1",
      legalText: "Non imponibile art. 8 c.1 lett. a) DPR 633/72",
    };
  }
  const rate = ossRates[countryCode];
  const treatment = rate === undefined ? "blocked" : insideUnion(rate, buyer);
  if (treatment === "blocked" || treatment.rule === "intra-community") return treatment;
  return isIn(ratesOfTheirOwn, countryCode, code) ? "blocked" : treatment;
}

function domestic({ reducedVat }: Buyer): VatTreatment {
  return reducedVat
    ? {
        rule: "domestic-reduced",
        standard: regularRate,
        reduced: reducedRate,
        legalText: "n. 127-quinquies/127-sexies, Tab. A parte III, DPR 633/72",
      }
    : { rule: "domestic", standard: regularRate, reduced: regularRate };
}

const insideUnion = (rate: Rate, { business, viesValid }: Buyer): VatTreatment =>
  business && viesValid
    ? {
        rule: "intra-community",
        standard: 0,
        reduced: 0,
        natura: "N3.2",
        legalText: "Non imponibile art. 41 DL 331/93",
      }
    : { rule: "one-stop-shop", standard: rate, reduced: rate };

/** The rate of one line under a treatment. */
export const rateOf = (treatment: VatTreatment, category: Category): Rate =>
  reducedVatCategories.includes(category) ? treatment.reduced : treatment.standard;
