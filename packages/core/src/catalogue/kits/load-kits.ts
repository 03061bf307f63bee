import type { FormattedItem } from "dynamodb-toolbox/entity";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { productRows } from "../rows/product-rows.ts";
import { kitNames, type KitPrice } from "./kit.ts";
import { KitEntity } from "./kit.table.ts";

export type StoredKit = FormattedItem<typeof KitEntity>;

/** A page of kits, oldest first. */
export async function kitsPage({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "KITS" })
    .entities(KitEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

/** Some kits as they are now; those that are gone are left out. */
const kitsByIds = (ids: readonly string[]): Promise<StoredKit[]> =>
  readAll(
    KitEntity,
    ids.map((id) => ({ id })),
  );

/** A kit that customers may see. Problem: not-found. */
export async function loadKit(id: string): Promise<StoredKit> {
  const [kit] = await kitsByIds([id]);
  if (!kit?.visibility) throw new Problem("not-found");
  return kit;
}

/** What the kits of a cart cost today; no request for a cart without kits. */
export async function currentKits(kits: readonly KitPrice[] = []): Promise<KitPrice[]> {
  const found = await kitsByIds(kits.map(({ id }) => id));
  return found
    .filter(({ visibility }) => visibility)
    .map(({ id, discount, parts, texts }) => ({
      id,
      discount,
      parts,
      names: kitNames(texts),
    }));
}

/** The kits as the back office shows them: each part with its product's row; one request and one per 100 products. */
export async function listEditedKits(query: { cursor?: string | undefined; limit: number }) {
  const { items, cursor } = await kitsPage(query);
  const ids = new Set(items.flatMap(({ parts }) => parts.map(({ productId }) => productId)));
  const rows = new Map((await productRows([...ids])).map((row) => [row.id, row]));
  const withRows = items.map((kit) => ({
    ...kit,
    parts: kit.parts.map((part) => ({ ...part, product: rows.get(part.productId) })),
  }));
  return { items: withRows, cursor };
}
