import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { lineOf, loadOffers } from "./cart-lines.ts";
import { isFull } from "./cart-room.ts";
import { changingCart, emptyCart } from "./cart.ts";
import { guestCartOf } from "./guest-cart.ts";
import { withKitPrices } from "./kit-prices.ts";
import { mergedLines } from "./merged-lines.ts";
import type { Cart } from "../order.ts";
import { OpenOrderEntity } from "../order.table.ts";

/**
 * Adds the guest cart that a browser brings to the cart of whoever has logged in there, and ends it in the same
 * transaction: a second tab, a replay or a copied cookie finds nothing any more. One request when it has gone already,
 * else three. Answers whether the browser may forget it; not while other writes stood in the way: the next request tries
 * again.
 */
export const mergeGuestCart = (cookies: Readonly<Record<string, string>>, user: User, now: Date): Promise<boolean> =>
  changingCart(() => merge(cookies, user, now)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.code === "version-conflict") return false;
      throw error;
    },
  );

async function merge(cookies: Readonly<Record<string, string>>, user: User, now: Date): Promise<void> {
  const guest = await guestCartOf(cookies, now);
  if (!guest) return;
  const { offers, openOrder } = await loadOffers(
    guest.lines.map(({ productId }) => productId),
    user,
    now,
  );
  const own = openOrder ?? emptyCart(user, now);
  const lineFor = (productId: string, quantity: number) => {
    const offered = offers.get(productId);
    return offered && lineOf(offered, quantity, user);
  };
  const { lines, changes } = mergedLines(own.lines, guest.lines, lineFor, isFull);
  await write(own, guest, { ...withKits(own, guest, lines), notices: changes });
}

/** Kits that are in both count once: their price follows the pieces that are there. */
function withKits(own: Cart, guest: Cart, lines: Cart["lines"]): Cart {
  const mine = own.kits ?? [];
  const theirs = (guest.kits ?? []).filter(({ id }) => mine.every((kit) => kit.id !== id));
  return { ...own, ...withKitPrices(lines, [...mine, ...theirs]) };
}

/** In one transaction under both versions. Problem: version-conflict when one of them has moved on. */
async function write(own: Cart, guest: Cart, merged: Cart): Promise<void> {
  try {
    await execute(
      OpenOrderEntity.build(PutTransaction)
        .item({ ...merged, lines: [...merged.lines], version: own.version + 1 })
        .options({
          condition: own.version === 0 ? { attr: "version", exists: false } : { attr: "version", eq: own.version },
        }),
      OpenOrderEntity.build(DeleteTransaction)
        .key({ userId: guest.userId })
        .options({ condition: { attr: "version", eq: guest.version } }),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
}
