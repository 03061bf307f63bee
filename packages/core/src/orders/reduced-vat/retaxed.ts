import { sumOf } from "../../platform/money.ts";
import type { IssuedGroup } from "../papers/issued.ts";
import { totalsOf, vatTreatment, type VatTreatment } from "../../tax/index.ts";
import { destinationOf, taxedBy } from "../amounts.ts";
import type { Amounts, Order } from "../order.ts";

type Placed = Pick<Order, "lines" | "appliedCoupon" | "address" | "locale" | "amounts" | "placedOn">;

/** Whether an order's goods are taxed as goods that stay in Italy: only there is there a reduced rate (domain-rules 1.1, rows 1, 2 and 8). */
export const isDomestic = ({ treatment: { rule } }: Pick<Amounts, "treatment">): boolean =>
  rule === "domestic" || rule === "domestic-reduced";

/**
 * The amounts of a placed order at the reduced rate or at the full one, by the one algorithm (domain-rules 1.3): prices, contributions, freight
 * and coupon stay as they were frozen, and so do the law and the rates of the day of placing. What goes abroad stays as it is.
 */
export function retaxed(order: Placed, reducedVat: boolean): Amounts {
  const { amounts } = order;
  const treatment = isDomestic(amounts) ? treatmentAtHome(order, reducedVat) : undefined;
  return treatment ? taxedUnder(order, treatment) : amounts;
}

/**
 * How goods are taxed that are handed over in Italy, by the law and the rates of the day of placing, whatever they were taxed as; undefined of
 * those that go abroad.
 */
export function treatmentAtHome(order: Placed, reducedVat: boolean): VatTreatment | undefined {
  const { publicBody } = order.amounts.treatment;
  const buyer = { business: false, verified: false, reducedVat, publicBody };
  const treatment = vatTreatment(destinationOf(order), buyer, new Date(order.placedOn));
  return isDomestic({ treatment }) ? treatment : undefined;
}

/** The amounts of a placed order under another treatment: all but its VAT stays as it was frozen. */
export function taxedUnder(
  order: Pick<Order, "lines" | "amounts" | "appliedCoupon">,
  treatment: VatTreatment,
): Amounts {
  const { amounts } = order;
  const totals = totalsOf(taxedBy(treatment, order), amounts.shipmentCost, amounts.couponAmount);
  const steps = [
    ...amounts.steps.filter(({ code }) => code !== "vat"),
    ...totals.groups.map(({ rate, vat, taxable }) => ({
      code: "vat" as const,
      amount: vat,
      params: { rate, taxable },
    })),
  ];
  return { ...amounts, ...totals, steps, treatment };
}

type Charged = Pick<IssuedGroup, "rate" | "taxable" | "vat">;

/**
 * The amounts of an order of which a part was credited before it was taxed otherwise: that part keeps the VAT that it was credited with, for nobody
 * charges it anew. `charged`: what its documents charge rate by rate, what was credited included. The groups stay those of all goods at the rates of
 * now, by which what comes back later is worked out. Property: the total is what the documents come to; nothing changes where they don't charge
 * all of its net.
 */
export function asCharged(amounts: Amounts, charged: readonly Charged[]): Amounts {
  const net = amounts.total - amounts.vatAmount;
  const byRate = new Map<number, Charged>();
  for (const { rate, taxable, vat } of charged) {
    const so = byRate.get(rate) ?? { rate, taxable: 0, vat: 0 };
    byRate.set(rate, { rate, taxable: so.taxable + taxable, vat: so.vat + vat });
  }
  const rates = [...byRate.values()].toSorted((one, other) => one.rate - other.rate);
  const vatAmount = sumOf(rates.map(({ vat }) => vat));
  if (sumOf(rates.map(({ taxable }) => taxable)) !== net || vatAmount === amounts.vatAmount) return amounts;
  const steps = [
    ...amounts.steps.filter(({ code }) => code !== "vat"),
    ...rates.map(({ rate, taxable, vat }) => ({ code: "vat" as const, amount: vat, params: { rate, taxable } })),
  ];
  return { ...amounts, vatAmount, total: net + vatAmount, steps };
}
