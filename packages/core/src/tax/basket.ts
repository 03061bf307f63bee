import { allocate, share, type Cents } from "../platform/money.ts";
import type { Rate } from "./vat-rates.ts";

/** What so many net cents come to with VAT, rounded to the cent. */
export const withVat = (net: Cents, rate: Rate): Cents => share(net, 10_000 + rate);

export interface TaxedLine {
  /** Unit price × quantity, net. */
  net: Cents;
  /** Waste-disposal tax of all pieces, net. It has the rate of its line. */
  wasteFee: Cents;
  rate: Rate;
  /** A coupon for some categories is for it; said of no line where the coupon is for all. */
  discounted?: boolean | undefined;
}

export interface VatGroup {
  rate: Rate;
  /** Products and waste-disposal tax of this rate. */
  goods: Cents;
  /** Its part of the shipping cost, which shares the treatment of the goods. */
  shipment: Cents;
  /** Its part of the coupon, as a positive number. */
  coupon: Cents;
  taxable: Cents;
  vat: Cents;
}

/** The amounts of spec 3; the total is spec 9's sum. */
export interface Totals {
  productsAmount: Cents;
  wasteDisposalTax: Cents;
  shipmentCost: Cents;
  couponAmount: Cents;
  vatAmount: Cents;
  total: Cents;
  groups: VatGroup[];
}

/**
 * What comes with goods (delivery, preparation) by their rates, the lowest first, pro rata by what they cost (art. 12 DPR 633/72). Beside goods of several rates that
 * cost nothing it is the only thing that is paid for, and no accessory of any of them: all of it has the highest.
 */
export function accompanying(net: Cents, goods: readonly Cents[]): Cents[] {
  const free = goods.every((amount) => amount === 0);
  return free ? goods.map((_, at) => (at === goods.length - 1 ? net : 0)) : allocate(net, goods);
}

/**
 * One algorithm for cart, order, quotation and invoice (domain-rules 1.3). Shipping and coupon are net and follow the
 * goods pro rata, a coupon for some categories those alone (art. 13 DPR 633/72: what is agreed for each supply); VAT is rounded once per
 * rate. Property: total = Σ taxable + Σ VAT.
 */
export function totalsOf(lines: readonly TaxedLine[], shipmentCost: Cents, coupon: Cents = 0): Totals {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0);
  const goods = rates.map((rate) => sum(lines.filter((line) => line.rate === rate).map((l) => l.net + l.wasteFee)));
  const shipping = accompanying(shipmentCost, goods);
  const before = goods.map((amount, index) => amount + (shipping[index] ?? 0));
  const meant = rates.map((rate) =>
    sum(lines.filter((line) => line.rate === rate && line.discounted).map(({ net }) => net)),
  );
  const lowered = sum(meant) > 0 ? meant : before;
  const couponAmount = Math.min(coupon, sum(lowered));
  const coupons = allocate(couponAmount, lowered);
  const groups = rates.map((rate, index): VatGroup => {
    const taxable = (before[index] ?? 0) - (coupons[index] ?? 0);
    return {
      rate,
      goods: goods[index] ?? 0,
      shipment: shipping[index] ?? 0,
      coupon: coupons[index] ?? 0,
      taxable,
      vat: share(taxable, rate),
    };
  });
  const productsAmount = sum(lines.map(({ net }) => net));
  const wasteDisposalTax = sum(lines.map(({ wasteFee }) => wasteFee));
  const vatAmount = sum(groups.map(({ vat }) => vat));
  const shipment = lines.length > 0 ? shipmentCost : 0;
  return {
    productsAmount,
    wasteDisposalTax,
    shipmentCost: shipment,
    couponAmount,
    vatAmount,
    total: vatAmount + shipment + productsAmount + wasteDisposalTax - couponAmount,
    groups,
  };
}
