import { promisedByOf, shipmentsOf, type Order } from "../orders/index.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import type { Given, Promiser } from "./given.ts";

/** Carriers are typed: they are told apart by their words, whatever the case and the spaces. */
export function promiserNamed(carrier: string): Promiser {
  const name = carrier.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  return { key: name.toLowerCase(), name };
}

const dayOf = (at: string | undefined): CivilDate | undefined =>
  at === undefined ? undefined : romeDate(new Date(at));

/**
 * What was promised of an order's shipments: each by the first day that was told of it, which is `logged` or, where none is, today's promise. It is
 * its carrier's once it has one, whoever that is by now. What was cancelled counts for nothing, nor what has no day.
 */
export function promisesOfOrder(order: Order, logged: ReadonlyMap<string, CivilDate>): Given[] {
  return shipmentsOf(order).flatMap((shipment): Given[] => {
    const { id, state, lines, carrier, shippedOn, deliveredOn } = shipment;
    const promisedOn = logged.get(id) ?? promisedByOf(order, shipment);
    if (promisedOn === undefined || state === "cancelled") return [];
    return [
      {
        id,
        kind: "carrier",
        subjectId: order.id,
        number: order.number,
        aboutId: id,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        promiser: carrier === undefined || carrier.trim() === "" ? undefined : promiserNamed(carrier),
        promisedOn,
        cameOn: dayOf(deliveredOn),
        leftOn: dayOf(shippedOn),
      },
    ];
  });
}
