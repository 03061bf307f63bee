import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { Problem } from "../../platform/problems.ts";
import { needsSerials } from "../serial.ts";
import { ScannedEntity } from "../serial.table.ts";
import { productsOf, scannedFor } from "./read-scan.ts";

/** Pieces of an article with which a movement is closed. */
interface ClosedLine {
  productId: string;
  quantity: number;
}

/**
 * What a transaction that closes a movement has to ask of its serials, so that no scan comes in between: one check for each of its
 * articles, 30 at most. Of articles whose pieces are told apart as many must be scanned as are closed; of others that many at most. Two requests. Problem: serials-missing
 * with what is `expected` and `scanned` of the first article that lacks some, or has too many.
 */
export async function closingChecks(movementId: string, lines: readonly ClosedLine[]) {
  const [counts, products] = await Promise.all([
    scannedFor(movementId),
    productsOf(lines.map(({ productId }) => productId)),
  ]);
  return lines.map(({ productId, quantity }) => {
    const product = products.get(productId);
    const scanned = counts.get(productId) ?? 0;
    const isRequired = product !== undefined && needsSerials(product.category, product.series.typology);
    if (scanned > quantity || (isRequired && scanned < quantity)) {
      throw new Problem("serials-missing", { productId, expected: quantity, scanned });
    }
    const check = ScannedEntity.build(ConditionCheck).key({ movementId, productId });
    return check.condition(
      counts.has(productId) ? { attr: "scanned", eq: scanned } : { attr: "scanned", exists: false },
    );
  });
}
