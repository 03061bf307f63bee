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

interface Closing {
  /** Why its pieces go, or come, without all their serials, in an administrator's words: they came before serials were kept, their labels are gone. */
  without?: string | undefined;
  /** Scanned pieces that came broken, by article: they came beside those that are closed. */
  broken?: ReadonlyMap<string, number> | undefined;
  /** How many movements are closed in one transaction: they share its room. */
  among?: number | undefined;
}

/** So many articles are checked, whether they need it or not; of more only those whose scans count, since a transaction has room for so many. */
const mostChecks = 30;

/**
 * What a transaction that closes a movement has to ask of its serials, so that no scan comes in between: one check for each of its
 * articles. Of articles whose pieces are told apart as many must be scanned as are closed, unless somebody has let it go; of others that many at most.
 * Two requests. Problems, of the first article: serials-missing with its `name`, what is `expected` and `scanned`, and how many are `missing`, under
 * `articles` the same of all that lack some, and the `movementId` for which they are scanned; serials-too-many with the same of one.
 */
export async function closingChecks(
  movementId: string,
  lines: readonly ClosedLine[],
  { without, among = 1, broken }: Closing = {},
) {
  const [counts, products] = await Promise.all([
    scannedFor(movementId),
    productsOf(lines.map(({ productId }) => productId)),
  ]);
  const told = lines.map(({ productId, quantity }) => {
    const expected = quantity + (broken?.get(productId) ?? 0);
    const product = products.get(productId);
    const scanned = counts.get(productId) ?? 0;
    const isRequired = product !== undefined && needsSerials(product.category, product.series.typology);
    const params = { productId, expected, scanned };
    if (scanned > expected) throw new Problem("serials-too-many", { ...params, name: nameOf(product) ?? productId });
    return { ...params, product, missing: isRequired ? expected - scanned : 0, counts: isRequired || scanned > 0 };
  });
  const missing = without === undefined ? missingSerials(told, movementId) : undefined;
  if (missing) throw missing;
  const checked = told.length > mostChecks / among ? told.filter((line) => line.counts) : told;
  return checked.map(({ productId, scanned }) =>
    ScannedEntity.build(ConditionCheck)
      .key({ movementId, productId })
      .condition(counts.has(productId) ? { attr: "scanned", eq: scanned } : { attr: "scanned", exists: false }),
  );
}

interface ToldLine {
  product: { brand: string; fields: { name: string } } | undefined;
  productId: string;
  expected: number;
  scanned: number;
  missing: number;
}

/** What is said of articles of whose pieces serials are missing; undefined where none are. */
export function missingSerials(lines: readonly ToldLine[], movementId?: string): Problem | undefined {
  const articles = lines
    .filter(({ missing }) => missing > 0)
    .map(({ product, productId, expected, scanned, missing }) => ({
      productId,
      name: nameOf(product) ?? productId,
      expected,
      scanned,
      missing,
    }));
  if (articles.length === 0) return undefined;
  return new Problem("serials-missing", { ...(movementId && { movementId }), ...articles[0], articles });
}

const nameOf = (product: ToldLine["product"]): string | undefined =>
  product && `${product.brand} ${product.fields.name}`.trim();
