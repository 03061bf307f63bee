import type { Category } from "../platform/category.ts";
import type { CivilDate } from "../platform/time.ts";

/** Basis points: 2200 is 22%. */
export type Rate = number;

export const regularRate: Rate = 2200;
export const reducedRate: Rate = 1000;

/** Spec 9. Whether others should be here too is the owner's to decide (domain-rules, open point O2). */
export const reducedVatCategories: readonly Category[] = ["panels", "inverters", "batteries", "others"];

interface DatedRate {
  country: string;
  rate: Rate;
  validFrom: CivilDate;
}

/**
 * Standard rates of the places where the destination's VAT is charged (domain-rules 1.1, rows 5 and 7); XI is Northern
 * Ireland. A new rate is a new line, the old one stays for the orders of its time.
 */
const standardRates: readonly DatedRate[] = [
  { country: "ES", rate: 2100, validFrom: "2012-09-01" },
  { country: "FR", rate: 2000, validFrom: "2014-01-01" },
  { country: "DE", rate: 1900, validFrom: "2021-01-01" },
  { country: "RO", rate: 1900, validFrom: "2017-01-01" },
  { country: "RO", rate: 2100, validFrom: "2025-08-01" },
  { country: "PT", rate: 2300, validFrom: "2011-01-01" },
  { country: "BE", rate: 2100, validFrom: "1996-01-01" },
  { country: "LU", rate: 1700, validFrom: "2024-01-01" },
  { country: "NL", rate: 2100, validFrom: "2012-10-01" },
  { country: "AT", rate: 2000, validFrom: "1984-01-01" },
  { country: "BG", rate: 2000, validFrom: "1999-01-01" },
  { country: "PL", rate: 2300, validFrom: "2011-01-01" },
  { country: "HR", rate: 2500, validFrom: "2012-03-01" },
  { country: "XI", rate: 2000, validFrom: "2021-01-01" },
];

/** The standard rate of a country on a day; undefined where none is known. */
export const standardRate = (country: string, on: CivilDate): Rate | undefined =>
  standardRates.findLast((one) => one.country === country && one.validFrom <= on)?.rate;
