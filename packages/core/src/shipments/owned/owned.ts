import { freePieces, pickup, shipmentsOf, quantitiesOf, type Order, type OrderShipment } from "../../orders/index.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";

/** Delivered pieces of an article that its buyer has kept, with the serials that were scanned when they left. */
export interface Owned {
  productId: string;
  productCode: string;
  brand: string;
  name: string;
  category: Order["lines"][number]["category"];
  quantity: number;
  deliveredOn: CivilDate;
  serials: readonly string[];
}

/** The shipments of an order that have arrived. */
export const arrivedOf = (order: Order): OrderShipment[] =>
  shipmentsOf(order).filter(({ state, deliveredOn }) => state === "delivered" && deliveredOn !== undefined);

/**
 * What of an order's delivered goods its buyer has: without what a withdrawal or a return takes up. `serialsOf` are the pieces that left
 * with it and are there still, by article.
 */
export function ownedOf(order: Order, serialsOf: ReadonlyMap<string, readonly string[]>): Owned[] {
  const arrived = new Map<string, { pieces: number; on: CivilDate }>();
  for (const { lines, deliveredOn } of arrivedOf(order)) {
    const on = romeDate(new Date(deliveredOn ?? ""));
    for (const { productId, quantity } of lines) {
      const before = arrived.get(productId);
      arrived.set(productId, {
        pieces: (before?.pieces ?? 0) + quantity,
        on: before && before.on > on ? before.on : on,
      });
    }
  }
  const kept = quantitiesOf(freePieces(order));
  return [...arrived].flatMap(([productId, { pieces, on }]) => {
    const line = order.lines.find((one) => one.productId === productId);
    const quantity = Math.min(pieces, kept.get(productId) ?? 0);
    if (!line || quantity <= 0) return [];
    const { productCode, brand, name, category } = line;
    const serials = serialsOf.get(productId) ?? [];
    return [{ productId, productCode, brand, name, category, quantity, deliveredOn: on, serials }];
  });
}

/** The town where an order was brought. */
export const placeOf = ({ address }: Pick<Order, "address">): string | undefined =>
  address === pickup ? undefined : address.city;

/**
 * The articles in which all words are found: in what the order and the article are called, or in a serial. Of one that is found by a serial
 * only the serials that are meant.
 */
export function foundIn<P extends Owned>(
  order: Pick<Order, "number" | "customerReference" | "address">,
  products: readonly P[],
  text: string | undefined,
): P[] {
  const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return [...products];
  const told = `${order.number} ${order.customerReference ?? ""} ${placeOf(order) ?? ""}`;
  return products.flatMap((product) => {
    const named = `${told} ${product.brand} ${product.name} ${product.productCode}`.toLowerCase();
    const left = words.filter((word) => !named.includes(word));
    if (left.length === 0) return [product];
    const serials = product.serials.filter((code) => left.every((word) => code.toLowerCase().includes(word)));
    return serials.length > 0 ? [{ ...product, serials }] : [];
  });
}
