import { shippingCost } from "../pricing/index.ts";
import { rateOf, totalsOf, vatTreatment } from "../tax/index.ts";
import { countryOf } from "../platform/locale.ts";
import { pickup, type Amounts, type Cart, type PriceStep } from "./order.ts";

export interface TaxFacts {
  business: boolean;
  viesValid: boolean;
}

/** The fixed warehouse where orders can be picked up: Italian VAT whoever comes (domain-rules 1.1, row 8). */
const warehousePlace = { countryCode: "IT", postalCode: "20090" };

/** Every amount of a cart or an order with the steps that explain it: the one place where they are worked out. */
export function amountsOf(cart: Pick<Cart, "lines" | "address" | "locale" | "reducedVat">, tax: TaxFacts): Amounts {
  const { lines, address, locale } = cart;
  const place =
    address === pickup ? warehousePlace : (address ?? { countryCode: countryOf(locale)?.code ?? "IT", postalCode: "" });
  const treatment = vatTreatment(place, { ...tax, reducedVat: cart.reducedVat });
  const taxed = lines.map(({ unit, wasteFee, quantity, category }) => ({
    net: unit * quantity,
    wasteFee: wasteFee * quantity,
    rate: treatment === "blocked" ? 0 : rateOf(treatment, category),
  }));
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
    { code: "waste-disposal-tax", amount: totals.wasteDisposalTax, params: {} },
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
