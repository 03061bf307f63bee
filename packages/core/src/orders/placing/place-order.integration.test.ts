import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { expect, it } from "vitest";
import { verifiedCompany } from "../../../../../tests/support/credit.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, available, buyer, listPrice, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { documents } from "../../platform/table.ts";
import { tariffOn } from "../../pricing/index.ts";
import { failOrder } from "../payment/fail-order.ts";
import { openOrderOf, syncPrices } from "../cart/cart.ts";
import { retryOrder } from "./retry-order.ts";
import { loadOrder, ownOrder } from "../stored-order.ts";

useDatabase();

let requests = 0;
/** The local database raises no conflicts between transactions; the real one answers them like this. */
let conflicts = 0;
documents.middlewareStack.add(
  (next, { commandName }) =>
    (args) => {
      requests += 1;
      if (!commandName?.startsWith("TransactWrite") || conflicts === 0) return next(args);
      conflicts -= 1;
      const CancellationReasons = [{ Code: "None" }, { Code: "None" }, { Code: "TransactionConflict" }];
      throw new TransactionCanceledException({ message: "conflict", $metadata: {}, CancellationReasons });
    },
  { step: "initialize" },
);

async function counted<T>(run: () => Promise<T>) {
  const before = requests;
  const result = await run();
  return { result, requests: requests - before };
}

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === "fulfilled" ? "placed" : (result.reason as { code?: string }).code;

it("sells exactly thirty pieces to fifty buyers who come at once", async () => {
  const productId = await product(30);
  const carts = await Promise.all(Array.from({ length: 50 }, () => readyCart(productId, 1)));
  const codes = (await Promise.allSettled(carts.map(({ place }) => place()))).map(codeOf);
  expect(codes.filter((code) => code === "placed")).toHaveLength(30);
  expect(codes.filter((code) => code === "not-enough-stock")).toHaveLength(20);
  expect(await available(productId)).toBe(0);
});

it("makes one order of a double click, also on the last piece", async () => {
  const productId = await product(1);
  const { id, place } = await readyCart(productId, 1);
  const placed = await Promise.all([place(), place(), place()]);
  expect(placed.map((order) => order.id)).toEqual([id, id, id]);
  expect((await place()).id).toBe(id);
  expect(await available(productId)).toBe(0);
});

it("places again what only collided with another buyer, and gives up in the end", async () => {
  const productId = await product(2);
  const { place } = await readyCart(productId, 1);
  conflicts = 2;
  expect((await place()).status).toBe("pendingPayment");
  expect(conflicts).toBe(0);
  const { place: collidesForever } = await readyCart(productId, 1);
  conflicts = Infinity;
  await expect(collidesForever()).rejects.toThrow("version-conflict");
  conflicts = 0;
  expect(await available(productId)).toBe(1);
});

it("keeps within the budget of requests, once the delivery tariffs are known: add 2, read 1, place 3", async () => {
  await tariffOn(now);
  const productId = await product(5);
  const user = buyer();
  expect((await counted(() => add(user, productId, 2))).requests).toBe(2);
  expect((await counted(() => openOrderOf(user, now))).requests).toBe(1);
  const { place } = await readyCart(productId, 3, user);
  expect((await counted(place)).requests).toBe(3);
});

it("freezes for which company it was placed, with its VAT number", async () => {
  const productId = await product(1);
  const company = await verifiedCompany();
  const { place } = await readyCart(productId, 1, { ...buyer(), accountType: "business", companyId: company.id });
  expect((await place()).customer).toMatchObject({ companyName: "Gallo Impianti S.r.l.", vatNumber: "IT12345670157" });
});

it("freezes what was bought and begins a new open order", async () => {
  const productId = await product(5, 12_345);
  const { user, place } = await readyCart(productId, 2);
  const order = await place();
  await listPrice(productId, 99_900);
  const stored = await loadOrder(order.id);
  expect(stored.lines[0]).toMatchObject({ unit: 12_345, quantity: 2 });
  expect(stored.transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(stored.amounts.total);
  expect((await openOrderOf(user, now)).lines).toEqual([]);
});

it("refuses prices that changed and takes them after a sync", async () => {
  const productId = await product(5);
  const { user, id, place } = await readyCart(productId, 1);
  await listPrice(productId, 11_000);
  await expect(place()).rejects.toThrow("prices-changed");
  const { changes } = await syncPrices(user, id, now);
  expect(changes).toMatchObject([{ code: "price-changed", before: 10_000, after: 11_000 }]);
  const { place: again } = await readyCart(productId, 1, user);
  expect((await again()).amounts.productsAmount).toBe(11_000);
});

it("hides an order from everybody else", async () => {
  const { id, place } = await readyCart(await product(1), 1);
  await place();
  await expect(ownOrder(buyer(), id)).rejects.toThrow("not-found");
});

it("frees the pieces of a failed order once and reserves them again on retry, if they are still there", async () => {
  const productId = await product(2);
  const { id, user, place } = await readyCart(productId, 2);
  await place();
  await failOrder(id, "no answer", now);
  expect(await available(productId)).toBe(2);
  expect(await retryOrder(await loadOrder(id), user, now)).toMatchObject({ status: "pendingPayment", reserved: true });
  expect(await available(productId)).toBe(0);
  await failOrder(id, "no answer", now);
  await (await readyCart(productId, 1)).place();
  await expect(retryOrder(await loadOrder(id), user, now)).rejects.toThrow("not-enough-stock");
  expect(await available(productId)).toBe(1);
});
