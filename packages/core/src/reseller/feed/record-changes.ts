import type { FormattedItem } from "dynamodb-toolbox/entity";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { loadProduct, type LoadedProduct } from "../../catalogue/index.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { orVersionConflict, type Write } from "../../platform/storing/transaction.ts";
import { Problem } from "../../platform/problems.ts";
import { fingerprintOf, nextTurn, rowOf } from "./feed-row.ts";
import { FeedHeadEntity, FeedPlaceEntity, FeedRecordEntity, FeedTurnEntity } from "./feed.table.ts";
import { nextAt } from "./position.ts";

/** Products of one transaction: five writes each at most, and the head; a transaction takes a hundred. */
const atOnce = 19;

const gone = "gone";
const headId = "HEAD";

type Head = FormattedItem<typeof FeedHeadEntity>;
type Place = FormattedItem<typeof FeedPlaceEntity>;

/** The head as it is now; undefined before anything was taken down. */
export async function readHead(): Promise<Head | undefined> {
  const { Item } = await FeedHeadEntity.build(GetItemCommand).key({ id: headId }).options({ consistent: true }).send();
  return Item;
}

/** The head's write, on condition that nobody has given places since it was read. */
export const headWrite = (head: Head | undefined, next: Omit<Head, "id">): Write =>
  FeedHeadEntity.build(PutTransaction)
    .item({ ...next, id: headId })
    .options({ condition: head ? { attr: "at", eq: head.at } : { attr: "at", exists: false } });

/**
 * Takes down what some products are now, for who reads the catalogue's changes: each that readers would see otherwise gets a place after all
 * that were given before, one that left the catalogue as gone. The head is read first, then the products, then all is written on condition that
 * the head is the same: so no older state of a product follows a newer one, however late or often a message comes, and no place is given
 * below one that somebody has read. Answers how many got a place.
 */
export async function recordChanges(productIds: readonly string[], now: Date): Promise<number> {
  const ids = [...new Set(productIds)];
  let recorded = 0;
  for (let from = 0; from < ids.length; from += atOnce)
    recorded += await decidedAnew(() => recordSome(ids.slice(from, from + atOnce), now));
  return recorded;
}

async function recordSome(ids: readonly string[], now: Date): Promise<number> {
  const head = await readHead();
  const [products, places] = await Promise.all([
    Promise.all(ids.map(loadedOrGone)),
    readAll(
      FeedPlaceEntity,
      ids.map((productId) => ({ productId })),
    ),
  ]);
  const placeOf = new Map(places.map((place) => [place.productId, place]));
  const at = nextAt(head?.at, now);
  let recorded = 0;
  const writes = ids.flatMap((productId, index) => {
    const changed = writesOf(productId, products[index], placeOf.get(productId), { at, now });
    if (changed.length > 0) recorded++;
    return changed;
  });
  if (writes.length === 0) return 0;
  try {
    await execute(headWrite(head, { at, forgottenAt: head?.forgottenAt }), ...writes);
  } catch (error) {
    throw orVersionConflict(error);
  }
  return recorded;
}

async function loadedOrGone(id: string): Promise<LoadedProduct | undefined> {
  try {
    const loaded = await loadProduct(id, { consistent: true });
    return loaded.product.visibility ? loaded : undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  }
}

/** What is written of one product; nothing where readers see no difference, nor where it was never told of. */
function writesOf(
  productId: string,
  loaded: LoadedProduct | undefined,
  place: Place | undefined,
  { at, now }: { at: string; now: Date },
): Write[] {
  const fingerprint = loaded ? fingerprintOf(loaded, now) : gone;
  const turnsAt = loaded && nextTurn(loaded, now);
  if (loaded ? place?.fingerprint === fingerprint && place.turnsAt === turnsAt : !place || place.fingerprint === gone)
    return [];
  const row = loaded && rowOf(loaded);
  const productCode = loaded?.product.fields.productCode ?? place?.productCode ?? productId;
  return [
    FeedRecordEntity.build(PutTransaction).item({
      at,
      productId,
      productCode,
      gone: !row,
      ...(row && { row: JSON.stringify(row) }),
    }),
    FeedPlaceEntity.build(PutTransaction).item({ productId, at, fingerprint, productCode, turnsAt }),
    ...(place ? [FeedRecordEntity.build(DeleteTransaction).key({ at: place.at, productId })] : []),
    ...(place?.turnsAt !== undefined && place.turnsAt !== turnsAt
      ? [FeedTurnEntity.build(DeleteTransaction).key({ turnsAt: place.turnsAt, productId })]
      : []),
    ...(turnsAt !== undefined && place?.turnsAt !== turnsAt
      ? [FeedTurnEntity.build(PutTransaction).item({ turnsAt, productId })]
      : []),
  ];
}
