import { basisOf, shippingCost, type Destination } from "../pricing/index.ts";
import {
  rateOf,
  streamOf,
  totalsOf,
  vatTreatment,
  wasteFee,
  type Buyer,
  type TaxedLine,
  type VatTreatment,
} from "../tax/index.ts";
import { countryOf } from "../platform/locale.ts";
import { romeDate } from "../platform/time.ts";
import { grossPrices, pricesOf, type LinePrice } from "./gross-prices.ts";
import { lineNet, pickup, type Amounts, type Cart, type Order, type OrderLine, type PriceStep } from "./order.ts";

/** Who buys, for the tax, and when: rates, tariffs and the register's answer count as of that moment. */
export interface TaxFacts extends Omit<Buyer, "reducedVat"> {
  now: Date;
}

/** The fixed warehouse where orders can be picked up: goods are handed over in Italy whoever comes (domain-rules 1.1, row 8). */
const warehouseCountry = "IT";

/** What of a cart or an order its amounts depend on. */
interface Taxable extends Pick<Cart, "lines" | "locale" | "reducedVat"> {
  /** As much of it as shipping and tax ask for. */
  address?: Destination | typeof pickup | undefined;
}

/** Where the goods go, as far as tax asks; the shop's country until somebody says so. */
export const destinationOf = ({ address, locale }: Pick<Taxable, "address" | "locale">) =>
  address ?? { countryCode: countryOf(locale)?.code ?? "IT", postalCode: "" };

/** The contributions of a line's piece where it goes; those of before its kind was kept stay as they were. */
export function linesAt(cart: Taxable, now: Date): OrderLine[] {
  const to = destinationOf(cart);
  const country = to === pickup ? warehouseCountry : to.countryCode;
  const on = romeDate(now);
  return cart.lines.map((line) =>
    line.equipmentKind ? { ...line, wasteFee: wasteFee(line.equipmentKind, line.weight, country, on) } : line,
  );
}

const taxedBy = (treatment: VatTreatment, lines: Taxable["lines"]): TaxedLine[] =>
  lines.map((line) => ({
    net: lineNet(line),
    wasteFee: line.wasteFee * line.quantity,
    rate: rateOf(treatment, line.category),
  }));

/** The lines with the contributions and the rate that each has where the goods go. */
function taxedLinesOf(cart: Taxable, { now, ...buyer }: TaxFacts) {
  const treatment = vatTreatment(destinationOf(cart), { ...buyer, reducedVat: cart.reducedVat }, now);
  const lines = linesAt(cart, now);
  return { treatment, lines, taxed: taxedBy(treatment, lines) };
}

/** What each line of a cart costs a private buyer where the goods go. */
export function grossPricesOf(cart: Taxable, tax: TaxFacts): LinePrice[] {
  const { treatment, lines } = taxedLinesOf(cart, tax);
  return grossPrices(lines, treatment);
}

/** What each line costs as its buyer reads prices, all pieces and one (docs/decisions/gross-prices.md). */
export const linePrices = (order: Pick<Order, "lines" | "amounts" | "companyId">): LinePrice[] =>
  basisOf(order) === "net"
    ? order.lines.map((line) => pricesOf(line, (unit) => unit))
    : grossPrices(order.lines, order.amounts.treatment);

/** Every amount of a cart or an order with the steps that explain it: the one place where they are worked out. */
export function amountsOf(cart: Taxable, tax: TaxFacts): Amounts {
  const { address } = cart;
  const { treatment, lines, taxed } = taxedLinesOf(cart, tax);
  const freight = lines.map(({ category, quantity, weight, sizes, piecesPerPackage, priceType, parts }) => ({
    byContainer: priceType === "container" || (parts ?? []).some(({ kind }) => kind === "container"),
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
    ...wasteSteps(lines),
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

/** A row for each stream of waste that is paid into: electrical equipment, and batteries, which are none (domain-rules 1.4). */
function wasteSteps(lines: Taxable["lines"]): PriceStep[] {
  const sum = (batteries: boolean) =>
    lines
      .filter(
        ({ equipmentKind }) => (equipmentKind !== undefined && streamOf(equipmentKind) === "batteries") === batteries,
      )
      .reduce((total, { wasteFee, quantity }) => total + wasteFee * quantity, 0);
  const steps = [
    { code: "waste-disposal-tax" as const, amount: sum(false), params: {} },
    { code: "battery-contribution" as const, amount: sum(true), params: {} },
  ];
  return steps.filter(({ amount }) => amount > 0);
}
