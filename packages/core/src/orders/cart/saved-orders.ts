import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { conditionFailed, orVersionConflict } from "../../platform/storing/transaction.ts";
import { grossPricesOf } from "../amounts.ts";
import { loadOffers, withTariff } from "./cart-lines.ts";
import { basisOf } from "../../pricing/index.ts";
import { changingCart, openOrderOf, syncedLines, taxFactsOf } from "./cart.ts";
import { lineNet, type Cart, type OrderLine } from "../order.ts";
import { cartFacts, orderMachine } from "../order-machine.ts";
import { goodsAmong } from "../offer/offered.ts";
import { OpenOrderEntity, SavedOrderEntity } from "../order.table.ts";
import { replacingOpenOrder, savingOf } from "./replace-open-order.ts";

/** A saved order as one row of a list. */
const savedRow = (cart: Cart, user: User, now: Date) => {
  const { id, name, lines, createdOn, status } = cart;
  return {
    id,
    name,
    requested: status === "requested",
    createdOn,
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    productsAmount: lines.reduce((sum, line) => sum + lineNet(line), 0),
    grossAmount: grossPricesOf(cart, taxFactsOf(user, now)).reduce((sum, { all }) => sum + all, 0),
    basis: basisOf(user),
  };
};

export async function listSavedOrders(
  user: User,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `USER#${user.id}`, range: { beginsWith: "SAVEDORDER#" } })
    .entities(SavedOrderEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  return { items: Items.map((cart) => savedRow(cart, user, now)), cursor: cursorOf(LastEvaluatedKey) };
}

/** The lines of goods of a cart that a user has put aside. Problem: not-found. */
export async function savedLines(userId: string, id: string): Promise<OrderLine[]> {
  const { Item } = await SavedOrderEntity.build(GetItemCommand).key({ userId, id }).send();
  if (!Item) throw new Problem("not-found");
  return [...goodsAmong(Item.lines)];
}

/** The same as no more than articles and pieces. Problem: not-found. */
export const savedGoods = async (userId: string, id: string): Promise<{ productId: string; quantity: number }[]> =>
  (await savedLines(userId, id)).map(({ productId, quantity }) => ({ productId, quantity }));

/** Puts the open order aside under a name; the next product begins a new one. */
export const saveOpenOrder = (user: User, name: string, now: Date) =>
  changingCart(async () => {
    const cart = await openOrderOf(user, now);
    if (cart.lines.length === 0) throw new Problem("order-empty");
    try {
      await execute(
        savingOf(cart, name),
        OpenOrderEntity.build(DeleteTransaction)
          .key({ userId: user.id })
          .options({ condition: { attr: "version", eq: cart.version } }),
      );
    } catch (error) {
      throw orVersionConflict(error);
    }
    return savedRow({ ...cart, name }, user, now);
  });

/** Makes a saved order the open one, at today's prices; the former open order is saved (domain-rules 5.2). */
export const openSavedOrder = (user: User, id: string, now: Date) => openAgain(user, id, now, "customer");

/** The same with one that the desk was asked for, by whom it may be: what is saved alone is its user's own. */
export const openAgain = (user: User, id: string, now: Date, actor: "customer" | "back-office") =>
  changingCart(async () => {
    const { Item: saved } = await SavedOrderEntity.build(GetItemCommand)
      .key({ userId: user.id, id })
      .options({ consistent: true })
      .send();
    if (!saved) throw new Problem("not-found");
    if (saved.status === "requested" || actor === "back-office") {
      orderMachine.demand(cartFacts(saved), "reset-requested", actor);
    } else orderMachine.demand(cartFacts(saved), "open-saved", actor);
    const { offers, openOrder } = await loadOffers(
      saved.lines.map(({ productId }) => productId),
      user,
      now,
    );
    const { lines, kits, changes } = await syncedLines(saved, offers, user, now);
    const current = openOrder ?? (await openOrderOf(user, now));
    const { opened, writes } = replacingOpenOrder(
      current,
      await withTariff({ ...saved, lines, kits, notices: changes }, now),
    );
    try {
      await execute(
        SavedOrderEntity.build(DeleteTransaction)
          .key({ userId: user.id, id })
          .options({ condition: { attr: "version", eq: saved.version } }),
        ...writes,
      );
    } catch (error) {
      throw orVersionConflict(error);
    }
    return { cart: opened, changes };
  });

export async function deleteSavedOrder(user: User, id: string): Promise<void> {
  try {
    await SavedOrderEntity.build(DeleteItemCommand)
      .key({ userId: user.id, id })
      .options({ condition: { attr: "id", exists: true } })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("not-found") : error;
  }
}
