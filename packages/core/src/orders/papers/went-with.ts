import { romeDate, type CivilDate } from "../../platform/time.ts";
import { isGone, shipmentLeft, type Order, type OrderShipment } from "../order.ts";

type Sent = Pick<Order, "fulfilment" | "deliveredOn" | "shipments">;

const earliest = (days: readonly CivilDate[]): CivilDate | undefined => days.toSorted()[0];

const shipmentsGone = ({ shipments = [] }: Pick<Order, "shipments">): readonly OrderShipment[] =>
  shipments.filter((one) => one.state !== "cancelled" && shipmentLeft(one));

/**
 * The day on which a shipment's goods left: that on which their transport began by their document, which the operation goes by (art. 6 c. 1 DPR 633/72) whenever somebody
 * told that they were handed over; else that of the hand-over. Never before the document's own.
 */
function leftOn({ transportDocument, shippedOn }: OrderShipment): CivilDate | undefined {
  const left = transportDocument?.setOutOn ?? (shippedOn && romeDate(new Date(shippedOn)));
  const on = transportDocument?.on;
  return left !== undefined && on !== undefined && left < on ? on : left;
}

/** The day on which the first of an order's goods left the house, as far as it is known; undefined of an order of before shipments that isn't delivered. */
export function firstLeftOn(order: Sent): CivilDate | undefined {
  const days = shipmentsGone(order).flatMap((one) => leftOn(one) ?? []);
  return earliest(days) ?? (order.deliveredOn ? romeDate(new Date(order.deliveredOn)) : undefined);
}

/** A transport document with which goods of an order went, and the pieces that it lists. */
export interface WentWith {
  number: string;
  /** Its own day. */
  on: CivilDate;
  /** The day on which its goods set out, never before its own. */
  leftOn: CivilDate;
  productIds: readonly string[];
}

/** The transport documents with which an order's goods have left, in the order of their days. */
export const wentWith = (order: Pick<Order, "shipments">): WentWith[] =>
  shipmentsGone(order)
    .flatMap((one) => {
      if (!one.transportDocument) return [];
      const { number, on } = one.transportDocument;
      return [{ number, on, leftOn: leftOn(one) ?? on, productIds: one.lines.map(({ productId }) => productId) }];
    })
    .toSorted((a, b) => (a.on === b.on ? a.number.localeCompare(b.number) : a.on < b.on ? -1 : 1));

/**
 * The days on which goods left, by the transport documents of an order whose invoice is a deferred one (TD24; art. 21 c. 4 letter a DPR 633/72, domain-rules 1.5): all its goods have left,
 * each shipment with its document, before any money came that asks for an invoice (`paidOn`): what left after it was paid in advance, and paying was its operation (art. 6 c. 4). Undefined where the operation is another one.
 */
export function deferredBy(
  order: Sent,
  paidOn: CivilDate | undefined,
): { first: CivilDate; last: CivilDate } | undefined {
  if (!isGone(order)) return undefined;
  const documents = wentWith(order);
  const days = documents.map(({ leftOn }) => leftOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || documents.length < shipmentsGone(order).length) return undefined;
  return paidOn !== undefined && paidOn < last ? undefined : { first, last };
}
