import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { demandWarehouse } from "../warehouses/warehouses.ts";
import { mostCounted, type CountLine, type CountState, type StockCount } from "./count.ts";
import { CountLineEntity, countsList, itemOf, StockCountEntity } from "./count.table.ts";

/** Lines that one transaction writes. */
const linesAtOnce = 90;

interface NewCount {
  warehouseId: string;
  place: string;
  lines: readonly Pick<CountLine, "productId" | "productCode" | "name">[];
}

/**
 * A count of some products. Its lines are written first: there is no count before all of them are there. Problems: the field `warehouseId`,
 * too-many-lines.
 */
export async function beginCount({ warehouseId, place, lines }: NewCount, userId: string, now: Date) {
  await demandWarehouse(warehouseId);
  if (lines.length > mostCounted) throw new Problem("too-many-lines", { maximum: mostCounted });
  const id = newIdAt(now);
  const count: StockCount = {
    id,
    revision: 1,
    state: "open",
    warehouseId,
    place,
    createdOn: instant(now),
    createdBy: userId,
  };
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = lines.slice(at, at + linesAtOnce);
    await execute(...some.map((line) => CountLineEntity.build(PutTransaction).item({ ...line, countId: id })));
  }
  await execute(StockCountEntity.build(PutTransaction).item(itemOf(count)));
  return count;
}

/** The count as it stands. Problem: not-found. */
export async function loadCount(id: string): Promise<StockCount> {
  const { Item } = await StockCountEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/** What it counts, by product code. */
export async function linesOf(countId: string): Promise<CountLine[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `STOCKCOUNT#${countId}`, range: { beginsWith: "LINE#" } })
    .entities(CountLineEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items.toSorted((a, b) => (a.productCode < b.productCode ? -1 : 1));
}

/** A count with what it counts. Problem: not-found. */
export async function loadWholeCount(id: string) {
  const [count, lines] = await Promise.all([loadCount(id), linesOf(id)]);
  return { count, lines };
}

/** The next revision of a count, to be written under the one that was read. */
export const countWrite = (before: StockCount, after: StockCount) =>
  StockCountEntity.build(PutTransaction)
    .item(itemOf({ ...after, revision: before.revision + 1 }))
    .options({ condition: { attr: "revision", eq: before.revision } });

/** Writes a count under its revision. Problem: version-conflict. */
export async function writeCount(before: StockCount, after: StockCount): Promise<void> {
  try {
    await execute(countWrite(before, after));
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
}

interface Query {
  state?: CountState | undefined;
  warehouseId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const lookedThrough = 2000;
const atOnce = 200;

/** The counts, newest first. */
export const listCounts = ({ state, warehouseId, cursor, limit }: Query) =>
  filledPage(
    { cursor, limit },
    {
      read: (after) => pageOfShards(countsList, StockCountEntity, { after, limit: atOnce, reverse: true }),
      fitting: (counts) =>
        counts.filter(
          (count) => (!state || count.state === state) && (!warehouseId || count.warehouseId === warehouseId),
        ),
      keyOf: ({ gsi1sk }) => endAt(countsList, gsi1sk),
      lookedThrough,
    },
  );
