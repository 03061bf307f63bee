import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, available, buyer, listPrice, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { quickAdd, reorder } from "./add-many.ts";
import { openOrderOf, writeCart } from "./cart.ts";
import { reopenOrder } from "../reopen-order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { deleteSavedOrder, listSavedOrders, openSavedOrder, saveOpenOrder } from "./saved-orders.ts";
import { savingOf } from "./replace-open-order.ts";
import { loadOrder } from "../stored-order.ts";

useDatabase();
const page = { limit: 50 };
const names = async (user: ReturnType<typeof buyer>) =>
  (await listSavedOrders(user, page, now)).items.map(({ name }) => name);

it("puts the open order aside and takes it back at today's prices, saving the one between", async () => {
  const [roof, garage] = [await product(9), await product(9)];
  const user = buyer();
  const { id } = await add(user, roof, 2);
  expect(await saveOpenOrder(user, "Tetto", now)).toMatchObject({
    id,
    name: "Tetto",
    pieces: 2,
    productsAmount: 20_000,
    grossAmount: 2 * 12_322,
    basis: "gross",
  });
  expect((await openOrderOf(user, now)).lines).toEqual([]);
  await add(user, garage, 1);
  await listPrice(roof, 12_000);
  const { cart, changes } = await openSavedOrder(user, id, now);
  expect(changes).toMatchObject([{ code: "price-changed", after: 12_000 }]);
  expect(await openOrderOf(user, now)).toMatchObject({ id, status: "open", version: cart.version });
  expect(await names(user)).toEqual([undefined]);
  expect((await add(user, roof, 3)).lines).toMatchObject([{ productId: roof, quantity: 3 }]);
});

it("changes and puts aside nothing but an open order, as its machine says", async () => {
  const user = buyer();
  await add(user, await product(9), 1);
  const cart = { ...(await openOrderOf(user, now)), status: "saved" as const };
  const refused = (action: string) =>
    expect.objectContaining({ code: "invalid-transition", params: { state: "saved", action } });
  await expect(writeCart(cart)).rejects.toEqual(refused("change"));
  expect(() => savingOf(cart, "Tetto")).toThrow(refused("save"));
});

it("opens one saved order once, and only its owner's", async () => {
  const user = buyer();
  const { id } = await add(user, await product(9), 1);
  await saveOpenOrder(user, "A", now);
  await expect(openSavedOrder(buyer(), id, now)).rejects.toThrow("not-found");
  await expect(deleteSavedOrder(buyer(), id)).rejects.toThrow("not-found");
  const opened = await Promise.allSettled([openSavedOrder(user, id, now), openSavedOrder(user, id, now)]);
  expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await saveOpenOrder(user, "B", now);
  await deleteSavedOrder(user, id);
  expect(await names(user)).toEqual([]);
  await expect(deleteSavedOrder(user, id)).rejects.toThrow("not-found");
});

it("does not save an empty order", async () => {
  await expect(saveOpenOrder(buyer(), "A", now)).rejects.toThrow("order-empty");
});

it("reopens an unpaid order once: its pieces are free, it can't be retried, placing makes a new order", async () => {
  const productId = await product(2);
  const { user, id, place } = await readyCart(productId, 2);
  await place();
  await expect(reopenOrder(buyer(), id, now)).rejects.toThrow("not-found");
  const { cart, changes } = await reopenOrder(user, id, now);
  expect(changes).toEqual([]);
  expect(cart.lines).toMatchObject([{ productId, quantity: 2 }]);
  expect(await available(productId)).toBe(2);
  expect(await loadOrder(id)).toMatchObject({ status: "failed", failedReason: "reopened", reserved: false });
  await expect(reopenOrder(user, id, now)).rejects.toThrow("invalid-transition");
  await expect(retryOrder(await loadOrder(id), user, now)).rejects.toThrow("invalid-transition");
  const { place: placeAgain } = await readyCart(productId, 2, user);
  expect((await placeAgain()).id).not.toBe(id);
  expect(await available(productId)).toBe(0);
});

it("adds many codes at once and tells what it refused", async () => {
  const [first, second] = [await product(5), await product(1)];
  const user = buyer();
  await add(user, first, 1);
  const { cart, refused } = await quickAdd(
    user,
    [
      { productCode: ` ${first.toLowerCase()}`, quantity: 2 },
      { productCode: second, quantity: 2 },
      { productCode: "NO-SUCH", quantity: 1 },
    ],
    now,
  );
  expect(cart.lines).toMatchObject([{ productId: first, quantity: 3 }]);
  expect(refused.map(({ code }) => code)).toEqual(["not-enough-stock", "not-found"]);
});

it("orders the same again at today's prices", async () => {
  const productId = await product(5);
  const { user, id, place } = await readyCart(productId, 2);
  await place();
  await listPrice(productId, 13_000);
  const { cart, refused } = await reorder(user, id, now);
  expect(refused).toEqual([]);
  expect(cart.lines).toMatchObject([{ productId, quantity: 2, unit: 13_000 }]);
  await expect(reorder(buyer(), id, now)).rejects.toThrow("not-found");
});
