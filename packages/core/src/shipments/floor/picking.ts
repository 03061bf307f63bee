import { byWalk } from "../../platform/text/by-walk.ts";

/** An article of a shipment, and where it lies. */
export interface PickedLine {
  productId: string;
  productCode: string;
  brand: string;
  name: string;
  place?: string | undefined;
  quantity: number;
}

/** A shipment that is to be picked. */
export interface PickedShipment {
  id: string;
  orderNumber: string;
  lines: readonly PickedLine[];
}

/** An article of a walk: all that is taken of it, and for which shipments. */
export interface WalkedLine extends PickedLine {
  of: readonly { shipmentId: string; orderNumber: string; quantity: number }[];
}

/**
 * One walk through the warehouse for several shipments: each article once, in the order of the places, with its pieces summed and how many of them each shipment gets, in
 * the shipments' order. The pieces of all lines are those of all shipments.
 */
export function walkFor(shipments: readonly PickedShipment[]): WalkedLine[] {
  const taken = shipments.flatMap(({ id, orderNumber, lines }) =>
    lines.map((line) => ({ line, of: { shipmentId: id, orderNumber, quantity: line.quantity } })),
  );
  return [...Map.groupBy(taken, ({ line }) => line.productId).values()]
    .flatMap((its): WalkedLine[] => {
      const [first] = its;
      if (!first) return [];
      const of = [...Map.groupBy(its, ({ of: one }) => one.shipmentId).values()].flatMap((same) => {
        const [one] = same;
        return one ? [{ ...one.of, quantity: same.reduce((sum, { of: each }) => sum + each.quantity, 0) }] : [];
      });
      return [{ ...first.line, quantity: of.reduce((sum, { quantity }) => sum + quantity, 0), of }];
    })
    .toSorted(byWalk);
}
