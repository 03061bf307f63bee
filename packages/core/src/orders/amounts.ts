import { basisOf, firstTariff, shippingCost, type Destination } from "../pricing/index.ts";
import {
  streamOf,
  totalsOf,
  vatTreatment,
  wasteFee,
  type Buyer,
  type TaxedLine,
  type Totals,
  type VatTreatment,
} from "../tax/index.ts";
import { couponWorth } from "../coupons/index.ts";
import { countryOf } from "../platform/locale.ts";
import { sumOf, type Cents } from "../platform/money.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { goodsOf } from "./coupon/order-coupon.ts";
import { grossPrices, pricesOf, type LinePrice } from "./gross-prices.ts";
import { lineRates } from "./lines/line-rates.ts";
import { agreedShipment } from "./offer/agreed-shipment.ts";
import { goodsAmong } from "./offer/offered.ts";
import { lineNet, pickup, type Amounts, type Cart, type Order, type OrderLine, type PriceStep } from "./order.ts";

/** Who buys, for the tax, and when: rates, tariffs and the register's answer count as of that moment. */
export interface TaxFacts extends Omit<Buyer, "reducedVat"> {
  now: Date;
}

/** The fixed warehouse where orders can be picked up: goods are handed over in Italy whoever comes (domain-rules 1.1, row 8). */
const warehouseCountry = "IT";

/** What of a cart or an order its amounts depend on. */
interface Taxable extends Pick<Cart, "lines" | "locale" | "reducedVat" | "appliedCoupon" | "quotation" | "tariff"> {
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

/** The lines with the rates that each has under a treatment, and whether the coupon is for them, for the one algorithm of the sum. */
export const taxedBy = (
  treatment: VatTreatment,
  { lines, appliedCoupon: coupon }: Pick<Taxable, "lines" | "appliedCoupon">,
): TaxedLine[] =>
  lines.flatMap((line) =>
    lineRates(treatment, line, lines).map(({ rate, net }, at) => ({
      net,
      wasteFee: at === 0 ? line.wasteFee * line.quantity : 0,
      rate,
      discounted: coupon?.categories.includes(line.category),
    })),
  );

/** The lines with the contributions and the rate that each has where the goods go. */
function taxedLinesOf(cart: Taxable, { now, ...buyer }: TaxFacts) {
  const treatment = vatTreatment(destinationOf(cart), { ...buyer, reducedVat: cart.reducedVat }, now);
  const lines = linesAt(cart, now);
  return { treatment, lines, taxed: taxedBy(treatment, { ...cart, lines }) };
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

/**
 * Every amount of a cart or an order with the steps that explain it: the one place where they are worked out. `agreed`: net cents for
 * shipping in the tariff's place, those of its quotation where they hold.
 */
export function amountsOf(cart: Taxable, tax: TaxFacts, agreed: Cents | undefined = agreedShipment(cart)): Amounts {
  const { address } = cart;
  const { treatment, lines, taxed } = taxedLinesOf(cart, tax);
  const goods = goodsAmong(lines);
  const freight = goods.map(({ category, quantity, weight, sizes, piecesPerPackage, priceType, parts }) => ({
    byContainer: priceType === "container" || (parts ?? []).some(({ kind }) => kind === "container"),
    category,
    quantity,
    weight,
    sizes,
    piecesPerPackage,
  }));
  const shipment =
    agreed !== undefined
      ? [{ code: "agreed" as const, amount: agreed, params: {} }]
      : address === undefined
        ? undefined
        : shippingCost(freight, address, cart.tariff ?? firstTariff, sumOf(goods.map(lineNet)));
  const shippingSteps = Array.isArray(shipment) ? shipment : [];
  const totals = totalsOf(
    taxed,
    shippingSteps.reduce((sum, { amount }) => sum + amount, 0),
    worthOf(cart, romeDate(tax.now)),
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
    ...stepsFromCoupon(totals, cart.appliedCoupon),
  ];
  return { ...totals, shipmentState, steps, treatment };
}

/** Net cents that the coupon of a cart or an order takes off on a day of Rome. */
const worthOf = ({ lines, appliedCoupon: coupon }: Pick<Taxable, "lines" | "appliedCoupon">, on: CivilDate): Cents =>
  coupon ? couponWorth(coupon, goodsOf(lines), on).amount : 0;

/** The last steps of a price: the coupon, and VAT on what is left. */
const stepsFromCoupon = ({ couponAmount, groups }: Totals, coupon: Taxable["appliedCoupon"]): PriceStep[] => [
  ...(couponAmount > 0 && coupon
    ? [{ code: "coupon" as const, amount: 0 - couponAmount, params: { coupon: coupon.code } }]
    : []),
  ...groups.map(({ rate, vat, taxable }) => ({ code: "vat" as const, amount: vat, params: { rate, taxable } })),
];

/**
 * The amounts of a placed order with another coupon, or with none: lines, contributions, delivery and VAT rates stay those that it was
 * placed at.
 */
export function amountsWithCoupon(
  { lines, amounts }: Pick<Order, "lines" | "amounts">,
  coupon: Order["appliedCoupon"],
  now: Date,
): Amounts {
  const totals = totalsOf(
    taxedBy(amounts.treatment, { lines, appliedCoupon: coupon }),
    amounts.shipmentCost,
    worthOf({ lines, appliedCoupon: coupon }, romeDate(now)),
  );
  const before = amounts.steps.filter(({ code }) => code !== "coupon" && code !== "vat");
  return { ...amounts, ...totals, steps: [...before, ...stepsFromCoupon(totals, coupon)] };
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
