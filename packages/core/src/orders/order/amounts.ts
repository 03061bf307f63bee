import type { Cents } from "../../platform/money.ts";
import type { VatGroup, VatTreatment } from "../../tax/index.ts";

/** "rounding" is a row of a gross sum alone: what VAT that is worked out once differs by (`summaryOf`). */
export const priceSteps = [
  "products",
  "waste-disposal-tax",
  "battery-contribution",
  "shipment",
  "coupon",
  "vat",
  "rounding",
] as const;

/** A step of the price: what was added or taken off and why; the steps add up to the total. */
export interface PriceStep {
  code: (typeof priceSteps)[number];
  amount: Cents;
  params: Record<string, string | number>;
}

export interface Amounts {
  productsAmount: Cents;
  /** All contributions to the disposal of waste: of electrical equipment and of batteries (spec 3 and 9). */
  wasteDisposalTax: Cents;
  /** Net; undefined while it can't be told (no address yet, or only by quotation). */
  shipmentCost: Cents;
  shipmentState: "known" | "address-missing" | "quotation";
  couponAmount: Cents;
  vatAmount: Cents;
  total: Cents;
  groups: VatGroup[];
  steps: PriceStep[];
  treatment: VatTreatment;
}
