import { readMovement } from "../../logistics/index.ts";
import { serialsBroughtBy, serialsTakenBy } from "../list-serials.ts";
import { needsSerials } from "../serial.ts";
import { productsOf, scannedFor } from "./read-scan.ts";
import { linesOf } from "./scan-serial.ts";

/** How a movement's lines stand, of which pieces each has to be scanned, and a page of its pieces, by code; three requests, and one for each hundred articles. Problem: not-found. */
export async function scannedSerials(movementId: string, paging: { cursor?: string | undefined; limit: number }) {
  const [movement, counts] = await Promise.all([readMovement(movementId), scannedFor(movementId)]);
  const list = movement.direction === "load" ? serialsBroughtBy : serialsTakenBy;
  const [page, products] = await Promise.all([
    list(movementId, paging),
    productsOf(movement.lines.map(({ productId }) => productId)),
  ]);
  const lines = linesOf(movement, counts).map((line) => {
    const product = products.get(line.productId);
    return { ...line, needsSerials: product !== undefined && needsSerials(product.category, product.series.typology) };
  });
  return { ...page, lines };
}
