import { expect, it } from "vitest";
import { announced, privatePerson } from "../../../../../tests/support/accounts.ts";
import { address } from "../../../../../tests/support/address.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, buyer, now, product } from "../../../../../tests/support/shop.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import { callerById } from "../../accounts/caller-by-id.ts";
import { blockUser } from "../../accounts/office/back-office-users.ts";
import { register } from "../../accounts/registration/register.ts";
import type { User } from "../../platform/access.ts";
import { amountsOf } from "../amounts.ts";
import { orderPrepared } from "../events.ts";
import { placeOrder } from "./place-order.ts";
import { openOrderOf, taxFactsOf } from "../cart/cart.ts";
import { prepareOrderFor } from "./prepare-for.ts";
import { listSavedOrders } from "../cart/saved-orders.ts";

useDatabase();

async function customer(): Promise<User> {
  const { id } = await register(privatePerson(), "192.0.2.1", now);
  return (await callerById(id, now))!;
}
/** In these tests a product's code is its id. */
const wanted = (userId: string, ...items: readonly [productCode: string, quantity: number][]) => ({
  userId,
  items: items.map(([productCode, quantity]) => ({ productCode, quantity })),
  addressId: "pickup",
  termsOfPayment: "hundred_upon_order" as const,
});

it("fills the customer's cart at their prices, saves the one they had, tells them, and they place it", async () => {
  const user = await customer();
  const [had, first, second] = [await product(9), await product(9, 20_000), await product(9, 30_000)];
  await add(user, had, 1);
  const preparation = { ...wanted(user.id, [first, 2], [second, 1], [first, 1]), notes: "Citofono rotto" };
  const { cart } = await prepareOrderFor(preparation, now);
  expect(cart).toMatchObject({
    address: "pickup",
    notes: "Citofono rotto",
    lines: [
      { productId: first, quantity: 3, unit: 20_000 },
      { productId: second, quantity: 1, unit: 30_000 },
    ],
  });
  const open = await openOrderOf(user, now);
  expect(open.id).toBe(cart.id);
  expect((await listSavedOrders(user, { limit: 10 }, now)).items).toMatchObject([{ lines: 1, pieces: 1 }]);
  const { total } = amountsOf(open, taxFactsOf(user, now));
  expect((await announced(orderPrepared)).filter(({ userId }) => userId === user.id)).toEqual([
    { userId: user.id, orderId: cart.id, amount: total },
  ]);
  const placed = await placeOrder(user, cart.id, { method: "manual_wire_transfer", expectedTotal: total }, now);
  expect(placed).toMatchObject({ id: cart.id, status: "pendingPayment" });
});

it("gives terms that nobody could choose in the shop, and the customer orders on them", async () => {
  const user = await customer();
  const preparation = { ...wanted(user.id, [await product(9), 2]), termsOfPayment: "fifty_upon_order30_days" as const };
  const { cart } = await prepareOrderFor(preparation, now);
  const { total: expectedTotal } = amountsOf(cart, taxFactsOf(user, now));
  const placed = await placeOrder(user, cart.id, { method: "manual_wire_transfer", expectedTotal }, now);
  expect(placed).toMatchObject({ termsOfPayment: "fifty_upon_order30_days" });
  expect(placed.transactions).toHaveLength(2);
});

it("takes all lines or none, and says of each that is refused why", async () => {
  const user = await customer();
  const [good, scarce] = [await product(9), await product(2)];
  await expect(prepareOrderFor(wanted(user.id, [good, 1], [scarce, 3], ["UNKNOWN", 1]), now)).rejects.toMatchObject({
    code: "lines-refused",
    params: {
      refused: [
        { productCode: scarce, quantity: 3, code: "not-enough-stock", params: { available: 2 } },
        { productCode: "UNKNOWN", quantity: 1, code: "not-found" },
      ],
    },
  });
  expect((await openOrderOf(user, now)).lines).toEqual([]);
  expect((await announced(orderPrepared)).filter(({ userId }) => userId === user.id)).toEqual([]);
});

it("orders for nobody who can't order, to nobody else's address and on no terms that the customer can't have", async () => {
  const user = await customer();
  const panel = await product(9);
  const preparation = wanted(user.id, [panel, 1]);
  const theirs = await saveAddress(buyer(), address(), undefined, now);
  await expect(prepareOrderFor({ ...preparation, addressId: theirs.id }, now)).rejects.toThrow("not-found");
  const later = { ...preparation, termsOfPayment: "thirty_days_later" as const };
  await expect(prepareOrderFor(later, now)).rejects.toThrow("terms-not-allowed");
  const refusal = { code: "invalid-input", fields: [{ field: "userId", code: "cannot-order" }] };
  await expect(prepareOrderFor(wanted("NOBODY", [panel, 1]), now)).rejects.toMatchObject(refusal);
  await blockUser({ ...buyer(), roles: ["admin"] }, user.id, now);
  await expect(prepareOrderFor(preparation, now)).rejects.toMatchObject(refusal);
});
