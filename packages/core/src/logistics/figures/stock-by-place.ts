import { readAll } from "../../platform/storing/read-all.ts";
import { mainWarehouseId } from "../movements/movement.ts";
import { StockEntity, WarehouseStockEntity } from "../stock.table.ts";

/** Pieces of a product: what lies there, what is booked of it, what is forecast to come, and what can still be sold. */
export interface PlaceFigures {
  onHand: number;
  booked: number;
  incoming: number;
  available: number;
}

export interface ProductStock {
  /** Of all warehouses. */
  total: PlaceFigures;
  /** By warehouse, the main one too: what it has is what the others have left of the total. */
  places: ReadonlyMap<string, PlaceFigures>;
}

type Stored = { onHand: number; available: number; incoming?: number | undefined };

const nothing: Stored = { onHand: 0, available: 0 };

const figuresOf = ({ onHand, available, incoming = 0 }: Stored): PlaceFigures => ({
  onHand,
  booked: onHand - available,
  incoming,
  available,
});

const less = (whole: PlaceFigures, part: PlaceFigures): PlaceFigures => ({
  onHand: whole.onHand - part.onHand,
  booked: whole.booked - part.booked,
  incoming: whole.incoming - part.incoming,
  available: whole.available - part.available,
});

/**
 * What stands of products in all warehouses and in each: one request for each hundred products, and one for each hundred of their places in
 * `others`, the warehouses besides the main one.
 */
export async function stockByPlace(
  productIds: readonly string[],
  others: readonly string[],
): Promise<Map<string, ProductStock>> {
  const [totals, elsewhere] = await Promise.all([
    readAll(
      StockEntity,
      productIds.map((productId) => ({ productId })),
    ),
    readAll(
      WarehouseStockEntity,
      productIds.flatMap((productId) => others.map((warehouseId) => ({ productId, warehouseId }))),
    ),
  ]);
  const totalOf = new Map(totals.map((stock) => [stock.productId, stock]));
  const placeOf = new Map(elsewhere.map((stock) => [`${stock.productId}#${stock.warehouseId}`, stock]));
  return new Map(
    productIds.map((productId) => {
      const total = figuresOf(totalOf.get(productId) ?? nothing);
      const places = others.map(
        (warehouseId) => [warehouseId, figuresOf(placeOf.get(`${productId}#${warehouseId}`) ?? nothing)] as const,
      );
      const main = places.reduce((rest, [, figures]) => less(rest, figures), total);
      return [productId, { total, places: new Map([[mainWarehouseId, main], ...places]) }];
    }),
  );
}
