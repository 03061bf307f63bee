import { isGoods } from "../../platform/category.ts";
import { plusDays, romeDate, type CivilDate } from "../../platform/time.ts";
import { isShippable, type Order, type OrderLine, type OrderShipment } from "../order.ts";

/**
 * Days by which goods that lie there have come, counted from the order: the longest of what the product's delivery time says. Of
 * "five weeks and more", and of a time that is told on request, no day is promised.
 */
const days: Readonly<Record<string, number>> = { "1": 7, "1-2": 14, "2": 14, "2-3": 21, "3-4": 28, "4-5": 35 };

type Line = Pick<OrderLine, "productId" | "category" | "shippingTime">;

/** The day by which a line's pieces have come that are ordered on a day and lie there: its delivery time is frozen with the order. */
export function promisedOn({ shippingTime }: Pick<Line, "shippingTime">, orderedOn: CivilDate): CivilDate | undefined {
  const promised = days[shippingTime];
  return promised === undefined ? undefined : plusDays(orderedOn, promised);
}

/** By when an order's goods have come. */
interface OrderPromise {
  /** The day of the first of its lines, and that of the last; the same where all come by one day. */
  first: CivilDate;
  last: CivilDate;
  /** Whether a line has no day. */
  isOpen: boolean;
}

/** The promise of an order, or of a cart, of a day; nothing where no line has a day. */
export function promiseOf(lines: readonly Line[], orderedOn: CivilDate): OrderPromise | undefined {
  const told = lines.filter(({ category }) => isGoods(category)).map((line) => promisedOn(line, orderedOn));
  const known = told.filter((day) => day !== undefined).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  return first && last ? { first, last, isOpen: known.length < told.length } : undefined;
}

interface Sold extends Pick<Order, "placedOn" | "status" | "termsOfPayment" | "invoiceNumber" | "method"> {
  transactions: readonly Pick<Order["transactions"][number], "settledOn">[];
}

/**
 * The day from which the promise of an order counts: that of the order, or, where its goods wait for its money, that on which the
 * money came; undefined while they wait.
 */
export function promiseFrom(order: Sold, shippedOn?: CivilDate): CivilDate | undefined {
  const placedOn = romeDate(new Date(order.placedOn));
  if (isShippable({ ...order, status: "pendingPayment" })) return placedOn;
  if (order.status !== "paid") return undefined;
  const paid = order.transactions
    .flatMap(({ settledOn }) => settledOn ?? [])
    .filter((day) => shippedOn === undefined || day <= shippedOn)
    .toSorted();
  const last = paid.at(-1) ?? placedOn;
  return last > placedOn ? last : placedOn;
}

/**
 * The day by which a shipment was promised to be there: what somebody has said, else the last day of its lines, as they were told when the order was
 * placed, counted from the day of its money where its goods waited for that. Nothing where one of its articles has no day, or it waits for money.
 */
export function promisedByOf(order: Sold & Pick<Order, "lines">, shipment: OrderShipment): CivilDate | undefined {
  if (shipment.promisedBy !== undefined) return shipment.promisedBy;
  const sent = new Set(shipment.lines.map(({ productId }) => productId));
  const from = promiseFrom(order, shipment.shippedOn && romeDate(new Date(shipment.shippedOn)));
  if (from === undefined) return undefined;
  const promise = promiseOf(
    order.lines.filter(({ productId }) => sent.has(productId)),
    from,
  );
  return promise?.isOpen === false ? promise.last : undefined;
}
