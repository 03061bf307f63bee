import { romeDate } from "../platform/time.ts";
import { legalTexts } from "./legal-texts.ts";
import { isOfAnotherMemberState, isInVies, prefixOf } from "./vat-check.ts";
import type { VatTreatment } from "./vat.ts";

/** The rows of domain-rules 1.1 that the back office alone may apply: no cart decides them. */
export const officeVatRules = ["declaration-of-intent", "intra-community", "export"] as const;
export type OfficeVatRule = (typeof officeVatRules)[number];

interface Sale {
  /** A company has bought, by this number with its prefix. */
  business: boolean;
  vatNumber?: string | undefined;
  /** The goods are handed over at the warehouse, or go to a place in Italy, or abroad. */
  goods: "pickup" | "italy" | "abroad";
}

/**
 * Which of them a sale may have (domain-rules 1.1): a habitual exporter's goods that are handed over in Italy (row 10), and what a company
 * from abroad collects and takes out of Italy itself (row 8): to another member state, or out of the union.
 */
export function officeRulesFor({ business, vatNumber = "", goods }: Sale): OfficeVatRule[] {
  if (!business || goods === "abroad") return [];
  const outside = prefixOf(vatNumber) !== "IT" && !isInVies(prefixOf(vatNumber));
  return [
    "declaration-of-intent",
    ...(goods === "pickup" && isOfAnotherMemberState(vatNumber) ? (["intra-community"] as const) : []),
    ...(goods === "pickup" && vatNumber !== "" && outside ? (["export"] as const) : []),
  ];
}

/** How goods are taxed under such a rule, by the law of a day; none of them costs VAT. */
export function officeTreatment(rule: OfficeVatRule, now: Date): VatTreatment {
  const texts = legalTexts(romeDate(now));
  const free = { rule, standard: 0, reduced: 0 } as const;
  switch (rule) {
    case "declaration-of-intent":
      return { ...free, row: "10", natura: "N3.5", legalText: texts.declarationOfIntent };
    case "intra-community":
      return { ...free, row: "8", natura: "N3.2", legalText: texts.intraCommunity };
    case "export":
      return { ...free, row: "8", natura: "N3.1", legalText: texts.collectedForExport };
  }
}
