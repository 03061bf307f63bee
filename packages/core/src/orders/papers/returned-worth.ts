import { portion, share, sumOf, type Cents } from "../../platform/money.ts";
import { lineRates } from "../lines/line-rates.ts";
import type { Order, OrderLine } from "../order.ts";
import type { RatePart } from "../../tax/index.ts";
import { returnedParts } from "./by-price.ts";
import type { IssuedGroup } from "./issued.ts";
import { anyOf, takenIn, type Pieces, type Taken } from "./pieces.ts";

export type Sold = Pick<Order, "lines" | "amounts" | "appliedCoupon">;
/** Net cents that pieces of a line cost without their contributions, before any coupon. */
const netOf = (line: OrderLine, taken: Taken): Cents =>
  sumOf(returnedParts(line, taken).map((part) => part.unit * part.quantity));

const allOf = (line: OrderLine): Taken => anyOf(line.quantity);

/**
 * Net cents of pieces of a line as they fall on its rates, pro rata where it has several. Property: all of its pieces are what the
 * line costs at each.
 */
export function returnedRates({ lines, amounts }: Sold, line: OrderLine, taken: Taken): RatePart[] {
  const whole = netOf(line, allOf(line));
  const back = netOf(line, taken);
  const parts = lineRates(amounts.treatment, line, lines);
  return parts.length === 1
    ? parts.map(({ rate }) => ({ rate, net: back }))
    : parts.map(({ rate, net }) => ({ rate, net: portion(back, net, whole) }));
}

/** What pieces of a line cost at a rate, with their contribution to the disposal of waste, which goes with the first of its rates. */
function priceAt(order: Sold, line: OrderLine, rate: number, taken: Taken): Cents {
  const parts = returnedRates(order, line, taken);
  const at = parts.findIndex((part) => part.rate === rate);
  return (parts[at]?.net ?? 0) + (at === 0 ? line.wasteFee * Math.min(taken.all, line.quantity) : 0);
}

/** Net cents of one rate: what pieces cost, what of the coupon was theirs, and what was paid for them. */
export interface Worth {
  price: Cents;
  coupon: Cents;
  net: Cents;
}

/**
 * What so many pieces were worth at a rate, net cents: their prices and contributions less their share of the coupon as it fell on that
 * rate (domain-rules 1.3). A coupon for some categories is shared by the goods of those alone, by their prices without contributions, as
 * long as the rate has as much of them.
 */
export function worthAt(order: Sold, rate: number, pieces: Pieces): Worth {
  const { lines, amounts, appliedCoupon } = order;
  const group = amounts.groups.find((one) => one.rate === rate);
  if (!group) return { price: 0, coupon: 0, net: 0 };
  const mine = lines.filter((line) => lineRates(amounts.treatment, line, lines).some((part) => part.rate === rate));
  const { categories = [] } = appliedCoupon ?? {};
  const meant = mine.filter(({ category }) => categories.includes(category));
  const meantWorth = sumOf(meant.map((line) => netOf(line, allOf(line))));
  const shared = meantWorth >= group.coupon && meant.length > 0;
  const goneOf = ({ productId }: OrderLine): Taken => takenIn(pieces, productId);
  const price = sumOf(mine.map((line) => priceAt(order, line, rate, goneOf(line))));
  const coupon = shared
    ? portion(group.coupon, sumOf(meant.map((line) => netOf(line, goneOf(line)))), meantWorth)
    : portion(group.coupon, price, group.goods + group.shipment);
  return { price, coupon, net: price - coupon };
}

interface Part {
  /** What stands of the rate. */
  left: IssuedGroup;
  /** Net cents of the pieces that are gone already, of those and these, and of all that the rate sold, delivery included. */
  before: Cents;
  after: Cents;
  whole: Cents;
}

/**
 * What pieces take of what stands of their rate: as much of it as they were of all that hadn't come back, so that a price that was lowered
 * since lowers them too, and the last ones leave no cent behind. The VAT is what is due on all that stands less what is due on what is
 * left, within a cent of the pieces' own (the exchange's 00421). Property: never more than stands, net and VAT.
 */
export function takenOf({ left, before, after, whole }: Part): IssuedGroup {
  const { rate } = left;
  const taxable = Math.min(left.taxable, portion(left.taxable, after - before, whole - before));
  return { rate, taxable, vat: vatOf(left, taxable) };
}

/** The VAT of a part of what stands of a rate, so that both the part's and the rest's are within a cent of their base's. */
export function vatOf(left: IssuedGroup, taxable: Cents): Cents {
  if (taxable === left.taxable) return left.vat;
  const own = share(taxable, left.rate);
  const due = left.vat - share(left.taxable - taxable, left.rate);
  return Math.max(0, Math.min(left.vat, own + 1, Math.max(own - 1, due)));
}
