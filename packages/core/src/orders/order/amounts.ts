import type { Cents } from "../../platform/money.ts";
import type { VatGroup, VatTreatment } from "../../tax/index.ts";

/**
 * Two are rows of a gross sum alone (`summaryOf`): "rounding", what VAT that is worked out once differs by, and "credited-before", by how much the VAT
 * of what was credited at another rate differs from that of the lines.
 */
export const priceSteps = [
  "products",
  "waste-disposal-tax",
  "battery-contribution",
  "shipment",
  "coupon",
  "vat",
  "rounding",
  "credited-before",
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

/** Cents that the buyer is asked for: the total, of a public body without the VAT, which it pays to the state (art. 17-ter DPR 633/72). */
export const askedIn = ({
  total,
  vatAmount,
  treatment,
}: Pick<Amounts, "total" | "vatAmount"> & { treatment: Pick<VatTreatment, "publicBody"> }): Cents =>
  treatment.publicBody === undefined ? total : total - vatAmount;
