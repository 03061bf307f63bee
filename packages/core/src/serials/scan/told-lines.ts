import { ProductEntity } from "../../catalogue/index.ts";
import { placesOf, type MovedLine } from "../../logistics/index.ts";
import { readAll } from "../../platform/storing/read-all.ts";
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

/** In the order of a walk: by place as people count ("A-2" before "A-10"), what lies nowhere last, then by code. */
const walked = new Intl.Collator("it", { numeric: true, sensitivity: "base" });

const byPlace = (a: ToldLine, b: ToldLine): number => {
  if (a.place === undefined || b.place === undefined) {
    if (a.place !== b.place) return a.place === undefined ? 1 : -1;
    return walked.compare(a.productCode, b.productCode);
  }
  return walked.compare(a.place, b.place) || walked.compare(a.productCode, b.productCode);
};

/** The lines of a movement in the order in which they are walked to; two requests, and two for each hundred articles. */
export async function toldLines(
  movementId: string,
  warehouseId: string,
  lines: readonly MovedLine[],
): Promise<ToldLine[]> {
  const ids = lines.map(({ productId }) => productId);
  const [counts, places, found] = await Promise.all([
    scannedFor(movementId),
    placesOf(ids, warehouseId),
    readAll(
      ProductEntity,
      ids.map((id) => ({ id })),
    ),
  ]);
  const products = new Map(found.map((product) => [product.id, product]));
  return lines
    .map(({ productId, quantity, productCode = "" }) => {
      const product = products.get(productId);
      return {
        productId,
        quantity,
        productCode: product?.productCode ?? productCode,
        brand: product?.brand ?? "",
        name: product?.fields.name ?? productId,
        scanned: counts.get(productId) ?? 0,
        needsSerials: product !== undefined && needsSerials(product.category, product.series.typology),
        place: places.get(productId),
      };
    })
    .toSorted(byPlace);
}
