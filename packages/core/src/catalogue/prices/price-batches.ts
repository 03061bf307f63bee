import type { FormattedItem } from "dynamodb-toolbox/entity";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userNames } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { newId } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import {
  changePrices,
  guardKeys,
  isRuinous,
  periodAt,
  priceId,
  readSlots,
  unitsAt,
  warningsTogether,
  type PriceOutcome,
  type PriceType,
  type PriceWish,
} from "../../pricing/index.ts";
import { productRows } from "../rows/product-rows.ts";
import { PriceBatchEntity } from "./price-batch.table.ts";
import { cellOf } from "./price-grid.ts";

type StoredBatch = FormattedItem<typeof PriceBatchEntity>;
type Actor = Pick<User, "id" | "name" | "surname">;

interface Change {
  productId: string;
  priceType: PriceType;
  /** Nothing ends the price that counts. */
  price: number | null;
  discount: number;
  version: number;
  confirmed?: readonly string[] | undefined;
}

interface GridChange {
  locale: string;
  changes: readonly Change[];
  /** What is changed at once with these, by other requests. */
  group?: string | undefined;
}

/**
 * Changes prices of the grid under the versions that it showed; a cell that somebody else has changed keeps its price and
 * is told. Problems: invalid-input for a product that is not there or a cell that is named twice, and confirmation-needed,
 * by the change's place, for ruinous prices: then nothing is changed.
 */
export async function changeGridPrices(user: Actor, { locale, changes, group }: GridChange, now: Date) {
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  const known = new Set((await productRows(ids)).map(({ id }) => id));
  const missing = changes.findIndex(({ productId }) => !known.has(productId));
  if (missing >= 0) throw invalid({ field: `changes.${missing}.productId`, code: "not-found" });
  const cells = new Set(changes.map(({ productId, priceType }) => `${productId} ${priceType}`));
  if (cells.size < changes.length) throw invalid({ field: "changes", code: "duplicate" });
  await demandAllConfirmed(locale, changes, now);
  const wishes = changes.map(({ productId, priceType, price, discount, version }) => ({
    key: { productId, locale, priceType },
    set: price === null ? undefined : { price, discount },
    version,
  }));
  return changeAsBatch(user, { locale, group }, wishes, now);
}

/** The changes of a product are measured together, whatever their order. */
async function demandAllConfirmed(locale: string, changes: readonly Change[], now: Date): Promise<void> {
  const products = [...Map.groupBy(changes, ({ productId }) => productId)];
  const slots = await readSlots(
    products.flatMap(([productId, of]) => [
      ...of.map(({ priceType }) => ({ productId, locale, priceType })),
      ...guardKeys(
        productId,
        locale,
        of.map(({ priceType }) => priceType),
      ),
    ]),
  );
  const warnings = new Map(
    products.flatMap(([productId, of]) => {
      const units = unitsAt([...slots.values()], { productId, locale }, instant(now));
      const wanted = of.map(({ priceType, price, discount }) => ({
        priceType,
        before: periodAt(slots.get(priceId({ productId, locale, priceType }))?.periods ?? [], instant(now)),
        after: price === null ? undefined : { price, discount },
      }));
      return warningsTogether(wanted, units).map((found, index) => [of[index], found] as const);
    }),
  );
  demandConfirmed(
    changes.map((change, index) => ({
      field: `changes.${index}`,
      warnings: (warnings.get(change) ?? []).filter(isRuinous),
      confirmed: change.confirmed,
    })),
  );
}

interface Batch {
  locale: string;
  undoes?: string | undefined;
  group?: string | undefined;
}

async function changeAsBatch(user: Actor, about: Batch, wishes: readonly PriceWish[], now: Date) {
  const outcomes = await changePrices(wishes, { userId: user.id, source: about.undoes ? "undo" : "grid" }, now);
  const changed = outcomes.filter(({ conflict }) => !conflict);
  const batch = changed.length > 0 ? await storeBatch(user, about, changed, now) : undefined;
  return {
    batch: batch && shownBatch(batch, `${user.name} ${user.surname}`),
    cells: outcomes.map(({ slot, conflict }) => ({ productId: slot.productId, ...cellOf(slot, now), conflict })),
  };
}

async function storeBatch(user: Actor, about: Batch, outcomes: readonly PriceOutcome[], now: Date) {
  const id = newId();
  const at = instant(now);
  const batch = {
    id,
    at,
    userId: user.id,
    ...about,
    count: outcomes.length,
    prices: outcomes.map(({ slot: { productId, priceType, version }, before }) => ({
      productId,
      priceType,
      version,
      ...(before && { before: { price: before.price, discount: before.discount, to: before.to } }),
    })),
    gsi1pk: "PRICEBATCHES",
    gsi1sk: `${at}#${id}`,
  };
  await PriceBatchEntity.build(PutItemCommand).item(batch).send();
  return batch;
}

const shownBatch = (
  { id, at, userId, locale, count, undoneOn, undoes, group }: Omit<StoredBatch, "prices">,
  name: string,
) => ({
  id,
  at,
  locale: locale as User["locale"],
  count,
  undoneOn,
  undoes,
  group,
  by: { id: userId, name },
});

/** The changes of the grid, newest first: two requests a page. */
export async function priceBatches({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "PRICEBATCHES" })
    .entities(PriceBatchEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  const names = await userNames(Items.map(({ userId }) => userId));
  return {
    items: Items.map((batch) => shownBatch(batch, names.get(batch.userId) ?? "")),
    cursor: cursorOf(LastEvaluatedKey),
  };
}

/**
 * Gives the prices of a batch back what they were, as a batch of its own that can be undone too; one that was changed since
 * keeps what it has and is told. Problems: not-found, invalid-transition when it is undone already.
 */
export async function undoBatch(user: Actor, id: string, now: Date) {
  const { Item: batch } = await PriceBatchEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!batch) throw new Problem("not-found");
  await markUndone(id, now);
  const wishes = batch.prices.map(({ productId, priceType, before, version }): PriceWish => {
    const key = { productId, locale: batch.locale, priceType };
    return { key, set: before && { ...before, from: instant(now) }, version };
  });
  return changeAsBatch(user, { locale: batch.locale, undoes: id }, wishes, now);
}

async function markUndone(id: string, now: Date): Promise<void> {
  try {
    await PriceBatchEntity.build(UpdateItemCommand)
      .item({ id, undoneOn: instant(now) })
      .options({ condition: { attr: "undoneOn", exists: false } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("invalid-transition", { state: "undone", action: "undo" });
    throw error;
  }
}
