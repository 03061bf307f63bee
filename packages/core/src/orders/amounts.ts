import { shippingCost } from "../pricing/index.ts";
import { grossLines, rateOf, totalsOf, vatTreatment, type TaxedLine, type VatTreatment } from "../tax/index.ts";
import { countryOf } from "../platform/locale.ts";
import { share, type Cents } from "../platform/money.ts";
import { pickup, type Amounts, type Cart, type Order, type PriceStep } from "./order.ts";

export interface TaxFacts {
  business: boolean;
  viesValid: boolean;
}

/** The fixed warehouse where orders can be picked up: Italian VAT whoever comes (domain-rules 1.1, row 8). */
const warehousePlace = { countryCode: "IT", postalCode: "20090" };

type Taxable = Pick<Cart, "lines" | "address" | "locale" | "reducedVat">;

const taxedBy = (treatment: VatTreatment | "blocked", lines: Taxable["lines"]): TaxedLine[] =>
  lines.map(({ unit, wasteFee, quantity, category }) => ({
    net: unit * quantity,
    wasteFee: wasteFee * quantity,
    rate: treatment === "blocked" ? 0 : rateOf(treatment, category),
  }));

/** The lines with the rate that each has where the goods go. */
export function taxedLinesOf(
  { lines, address, locale, reducedVat }: Taxable,
  tax: TaxFacts,
): { treatment: VatTreatment | "blocked"; taxed: TaxedLine[] } {
  const place =
    address === pickup ? warehousePlace : (address ?? { countryCode: countryOf(locale)?.code ?? "IT", postalCode: "" });
  const treatment = vatTreatment(place, { ...tax, reducedVat });
  return { treatment, taxed: taxedBy(treatment, lines) };
}

/**
 * What each line costs as its buyer reads prices, all pieces and one: a company net, a private buyer all that is paid in the
 * end (docs/decisions/prices.md).
 */
export function linePrices({
  lines,
  amounts: { treatment },
  companyId,
}: Pick<Order, "lines" | "amounts" | "companyId">) {
  if (companyId !== undefined) return lines.map(({ unit, quantity }) => ({ each: unit, all: unit * quantity }));
  const taxed = taxedBy(treatment, lines);
  const gross = grossLines(taxed);
  return lines.map(({ unit, wasteFee }, index) => ({
    each: share(unit + wasteFee, 10_000 + (taxed[index]?.rate ?? 0)),
    all: gross[index] ?? 0,
  }));
}

/** What the buyer pays for each line of a placed order, with waste-disposal tax and VAT as it froze them. */
export const grossOf = ({ lines, amounts: { treatment } }: Pick<Order, "lines" | "amounts">): Cents[] =>
  grossLines(taxedBy(treatment, lines));

/** Every amount of a cart or an order with the steps that explain it: the one place where they are worked out. */
export function amountsOf(cart: Taxable, tax: TaxFacts): Amounts {
  const { lines, address } = cart;
  const { treatment, taxed } = taxedLinesOf(cart, tax);
  const freight = lines.map(({ category, quantity, weight, sizes, piecesPerPackage }) => ({
    category,
    quantity,
    weight,
    sizes,
    piecesPerPackage,
  }));
  const shipment = address === undefined ? undefined : shippingCost(freight, address);
  const shippingSteps = Array.isArray(shipment) ? shipment : [];
  const totals = totalsOf(
    taxed,
    shippingSteps.reduce((sum, { amount }) => sum + amount, 0),
  );
  const shipmentState = shipment === undefined ? "address-missing" : shipment === "quotation" ? "quotation" : "known";
  const steps: PriceStep[] = [
    { code: "products", amount: totals.productsAmount, params: { lines: lines.length } },
    ...(totals.wasteDisposalTax === 0
      ? []
      : [{ code: "waste-disposal-tax" as const, amount: totals.wasteDisposalTax, params: {} }]),
    ...shippingSteps.map(({ code, amount, params }) => ({
      code: "shipment" as const,
      amount,
      params: { kind: code, ...params },
    })),
    ...totals.groups.map(({ rate, vat, taxable }) => ({
      code: "vat" as const,
      amount: vat,
      params: { rate, taxable },
    })),
  ];
  return { ...totals, shipmentState, steps, treatment };
}
