import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { add, available, listPrice, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import { AddressInput } from "../../contract/shapes/address-input.ts";
import type { Transaction } from "../../payments/index.ts";
import { romeDate } from "../../platform/time.ts";
import { dueTransaction } from "./card-payment.ts";
import { setTroubled, withTransaction } from "../change-order.ts";
import { failOrder } from "./fail-order.ts";
import { changeTerms } from "./change-payment.ts";
import { orderView } from "../finding/list-orders.ts";
import { amountsOf } from "../amounts.ts";
import { taxFactsOf } from "../cart/cart.ts";
import type { Order } from "../order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { markPaid } from "./settle-transaction.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { expireUnpaidOrders } from "./unpaid-orders.ts";

useDatabase();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const statuses = ({ transactions }: Order) =>
  transactions.flatMap(({ superseded, status }) => (superseded ? [] : [status]));

async function placed(pieces = 3) {
  const productId = await product(pieces);
  const { user, place } = await readyCart(productId, pieces);
  return { order: await place(), productId, user };
}

/** What the provider's webhook makes of a refused card. */
const refused = (before: Order, seq: number) => {
  const transaction = before.transactions.find((one) => one.seq === seq) as Transaction;
  const failed: Transaction = { ...transaction, status: "failed", failureCode: "card_declined" };
  return writeOrder({ before, after: withTransaction(before, failed), now });
};

it("sets the pieces of an order free whose card was refused and that nobody paid in thirty days", async () => {
  const { order, productId } = await placed();
  expect(await refused(order, 1)).toMatchObject({ status: "failed", reserved: true });
  await expireUnpaidOrders(inDays(29));
  expect(await available(productId)).toBe(0);
  await expireUnpaidOrders(inDays(30));
  expect(await available(productId)).toBe(3);
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed", reserved: false, failedReason: "expired" });
  expect(await expireUnpaidOrders(inDays(31))).toBe(0);
});

it("leaves a troubled order to people, who can give it up: its pieces are free, once", async () => {
  const { order, productId } = await placed();
  await refused(order, 1);
  await setTroubled(order.id, true, now);
  await expireUnpaidOrders(inDays(40));
  expect(await available(productId)).toBe(0);
  await failOrder(order.id, "no answer", now);
  expect(await available(productId)).toBe(3);
  await expect(failOrder(order.id, "again", now)).rejects.toThrow("invalid-transition");
});

it("gives an order that expired and is tried again its time anew", async () => {
  const { order, productId, user } = await placed();
  await expireUnpaidOrders(inDays(30));
  const again = await retryOrder(await loadOrder(order.id), user, inDays(31));
  expect(again.transactions[0]?.dueDate).toBe(romeDate(inDays(38)));
  expect(orderView(again, inDays(38)).lateDays).toBe(0);
  await expireUnpaidOrders(inDays(60));
  expect(await available(productId)).toBe(0);
  await expireUnpaidOrders(inDays(61));
  expect(await available(productId)).toBe(3);
});

it("gives no more time to who tries again while the pieces are still kept", async () => {
  const { order, productId, user } = await placed();
  await refused(order, 1);
  await retryOrder(await loadOrder(order.id), user, inDays(20));
  await expireUnpaidOrders(inDays(30));
  expect(await available(productId)).toBe(3);
});

it("lets a refused balance be tried again after the deposit was paid", async () => {
  const { order, user } = await placed();
  await changeTerms(`${order.id}.1`, "forty_upon_order30_days", now);
  const deposited = await markPaid(`${order.id}.2`, undefined, mark, now);
  const failed = await refused(deposited, 3);
  expect(failed.status).toBe("pendingPayment");
  expect(() => dueTransaction(failed, now)).toThrow("invalid-transition");
  const again = await retryOrder(failed, user, now);
  expect(statuses(again)).toEqual(["paid", "pending_payment"]);
  expect(dueTransaction(again, now)).toMatchObject({ seq: 3, attempts: 1 });
});

it("asks for a refused deposit before the balance", async () => {
  const { order, user } = await placed();
  const failed = await refused(await changeTerms(`${order.id}.1`, "forty_upon_order30_days", now), 2);
  expect(() => dueTransaction(failed, now)).toThrow("invalid-transition");
  expect(dueTransaction(await retryOrder(failed, user, now), now).seq).toBe(2);
});

it("tries nothing again where nothing has failed", async () => {
  const { order, user } = await placed();
  await expect(retryOrder(order, user, now)).rejects.toThrow("invalid-transition");
});

it("tries an order again whose pieces were free only at what it costs today", async () => {
  const { order, productId, user } = await placed();
  await failOrder(order.id, "no answer", now);
  await listPrice(productId, 12_000);
  const failed = await loadOrder(order.id);
  await expect(retryOrder(failed, user, now)).rejects.toMatchObject({
    code: "prices-changed",
    params: { changes: [{ productId, code: "price-changed", before: 10_000, after: 12_000 }] },
  });
  expect(await loadOrder(order.id)).toEqual(failed);
  await listPrice(productId, 10_000);
  expect(await retryOrder(failed, user, now)).toMatchObject({ status: "pendingPayment", reserved: true });
});

it("keeps the price of an order whose pieces are kept, be it another one today", async () => {
  const { order, productId, user } = await placed();
  await refused(order, 1);
  await listPrice(productId, 12_000);
  expect((await retryOrder(await loadOrder(order.id), user, now)).amounts).toEqual(order.amounts);
});

it("tries an order without VAT again only on the register's answer of that day", async () => {
  const check = { number: "DE136695976", status: "valid" as const, checkedAt: now.toISOString() };
  const user = { ...(await creditCompany(undefined)), companyVat: { number: check.number, check } };
  const { id } = await add(user, await companyProduct(2), 2);
  const berlin = AddressInput.parse({
    header: "Sole GmbH",
    street: "Invalidenstraße",
    houseNumber: "1",
    postalCode: "10115",
    city: "Berlin",
    countryCode: "DE",
    telephone: "+49 30 12345678",
  });
  const saved = await saveAddress(user, berlin, undefined, now);
  const cart = await setShippingAddress(user, id, saved.id, now);
  const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
  const order = await placeOrder(user, id, { method: "manual_wire_transfer", expectedTotal }, now);
  expect(order.amounts).toMatchObject({ vatAmount: 0, treatment: { row: "3", proof: check } });
  await failOrder(id, "no answer", now);
  const failed = await loadOrder(id);
  await expect(retryOrder(failed, { ...user, companyVat: undefined }, now)).rejects.toThrow("prices-changed");
  const tomorrow = inDays(1);
  const fresh = { ...check, checkedAt: tomorrow.toISOString() };
  const again = await retryOrder(failed, { ...user, companyVat: { number: check.number, check: fresh } }, tomorrow);
  expect(again.amounts).toMatchObject({ total: order.amounts.total, treatment: { row: "3", proof: fresh } });
});
