import { ProductEntity } from "../../catalogue/index.ts";
import { placesOf, type MovedLine } from "../../logistics/index.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { byWalk } from "../../platform/text/by-walk.ts";
import { needsSerials } from "../serial.ts";
import { scannedFor } from "./read-scan.ts";

/** A line of goods that come or leave, as whoever handles them needs it. */
export interface ToldLine {
  productId: string;
  productCode: string;
  brand: string;
  name: string;
  quantity: number;
  /** Pieces whose serials were scanned. */
  scanned: number;
  /** Whether each piece has to be scanned. */
  needsSerials: boolean;
  /** Where it lies, as the warehouse calls it; absent where nobody has said it. */
  place?: string | undefined;
}

/** What articles are called in a warehouse and where they lie there; two requests for each hundred. */
export async function articlesAt(warehouseId: string, ids: readonly string[]) {
  const [places, found] = await Promise.all([
    placesOf(ids, warehouseId),
    readAll(
      ProductEntity,
      ids.map((id) => ({ id })),
    ),
  ]);
  const products = new Map(found.map((product) => [product.id, product]));
  return (productId: string, productCode = ""): Omit<ToldLine, "quantity" | "scanned"> => {
    const product = products.get(productId);
    return {
      productId,
      productCode: product?.productCode ?? productCode,
      brand: product?.brand ?? "",
      name: product?.fields.name ?? productId,
      needsSerials: product !== undefined && needsSerials(product.category, product.series.typology),
      place: places.get(productId),
    };
  };
}

/** The lines of a movement in the order in which they are walked to; two requests, and two for each hundred articles. */
export async function toldLines(
  movementId: string,
  warehouseId: string,
  lines: readonly MovedLine[],
): Promise<ToldLine[]> {
  const [counts, articleOf] = await Promise.all([
    scannedFor(movementId),
    articlesAt(
      warehouseId,
      lines.map(({ productId }) => productId),
    ),
  ]);
  return lines
    .map(({ productId, quantity, productCode }) => ({
      ...articleOf(productId, productCode),
      quantity,
      scanned: counts.get(productId) ?? 0,
    }))
    .toSorted(byWalk);
}
