import { newId } from "../../platform/ids.ts";
import type { User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import type { Write } from "../../platform/storing/transaction.ts";
import { amountsOf } from "../amounts.ts";
import { withIds, withMany, type Wanted } from "../cart/add-many.ts";
import { loadOffers, withTariff } from "../cart/cart-lines.ts";
import { demandRoomForLines } from "../cart/cart-room.ts";
import { emptyCart, taxFactsOf, withVatProof } from "../cart/cart.ts";
import { askedIn, type Cart, type CartChange, type DeliveryAddress, type Order, type OrderLine } from "../order.ts";
import { creditLimitFor, isAsSeen, orderOfCart, placeCart, type Placement } from "./place-order.ts";

/** What a program orders at once, without a cart that is filled before. */
export interface Goods extends Pick<
  Cart,
  "termsOfPayment" | "customerReference" | "notes" | "anonymousPackaging" | "packagingWish"
> {
  /** Each with the price of a piece (net cents) that its buyer has seen, where they say it. */
  items: readonly (Wanted & { expectedUnit?: Cents | undefined })[];
  address: Omit<DeliveryAddress, "id">;
  method: Placement["method"];
  /** The total (cents) that its buyer expects, where they say it. */
  expectedTotal?: Cents | undefined;
  /** What they expect to be asked for: a public body the net. */
  expectedAsked?: Cents | undefined;
}

/**
 * Places goods by their codes as one order, at today's prices of whoever orders, beside their open order, which stays as it is. `ended` is
 * written with the order, so that the same wish is placed once. Problems: lines-refused with each line and why, prices-changed with the prices and
 * the total of today where others were expected, too-many-lines, those of `placeOrder`.
 */
export async function placeGoods(
  caller: User,
  goods: Goods,
  ended: (orderId: string) => Write,
  now: Date,
): Promise<Order> {
  const { cart, user, read, placement } = await pricedGoods(caller, goods, now);
  return placeCart(cart, user, read, placement, ended(cart.id), now);
}

/**
 * The order that goods would be, refused where `placeGoods` would refuse it: nothing is written, and no piece kept for it.
 * Problems: those of `placeGoods`.
 */
export async function orderOfGoods(caller: User, goods: Goods, now: Date): Promise<Order> {
  const { cart, user, read, placement } = await pricedGoods(caller, goods, now);
  const order = await orderOfCart(cart, user, read, placement, now);
  await creditLimitFor(order, now);
  return order;
}

/** Goods as a cart at today's prices, with the offers that were read for it. */
async function pricedGoods(caller: User, goods: Goods, now: Date) {
  const { items, address, method, expectedTotal, expectedAsked, ...wishes } = goods;
  const wanted = await withIds(items);
  const ids = wanted.flatMap(({ productId }) => productId ?? []);
  const read = await loadOffers(ids, caller, now, { placed: true });
  const { lines, refused } = withMany([], wanted, read.offers, caller);
  if (refused.length > 0) throw new Problem("lines-refused", { refused });
  demandRoomForLines(lines);
  const begun: Cart = { ...emptyCart(caller, now), ...wishes, lines, address: { ...address, id: newId() } };
  const cart = await withTariff(begun, now);
  const user = await withVatProof(caller, cart, now);
  const amounts = amountsOf(cart, taxFactsOf(user, now));
  const { total } = amounts;
  const asked = askedIn(amounts);
  const changes = otherPrices(items, lines);
  if (changes.length > 0 || !isAsSeen(amounts, { expectedTotal, expectedAsked }))
    throw new Problem("prices-changed", { changes, total, asked });
  return { cart, user, read, placement: { method, expectedTotal: total, expectedAsked: asked } };
}

const sameCode = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The lines that cost something else than was expected, with what they cost today. */
function otherPrices(items: Goods["items"], lines: readonly OrderLine[]): (CartChange & { productCode: string })[] {
  return items.flatMap(({ productCode, expectedUnit }) => {
    const line = lines.find((one) => sameCode(one.productCode, productCode));
    if (!line || expectedUnit === undefined || line.unit === expectedUnit) return [];
    const { productId, name, unit } = line;
    return { productId, productCode, name, code: "price-changed" as const, before: expectedUnit, after: unit };
  });
}
