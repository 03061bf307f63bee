import { expect, it } from "vitest";
import { privatePerson } from "../../../../../tests/support/accounts.ts";
import { address, sicily } from "../../../../../tests/support/address.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { deleteAddress, listAddresses, saveAddress } from "../../accounts/addresses.ts";
import { callerById } from "../../accounts/caller-by-id.ts";
import { register } from "../../accounts/registration/register.ts";
import type { User } from "../../platform/access.ts";
import { setShippingAddress } from "./prepare-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { amountsOf } from "../amounts.ts";
import { changeTerms, setPaymentNotice } from "../payment/change-payment.ts";
import { taxFactsOf } from "../cart/cart.ts";
import { setReceiverAddress, setReceiverAddressFor } from "./set-receiver-address.ts";
import { ownOrder } from "../stored-order.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { declareWithdrawal } from "../../returns/declare-withdrawal.ts";

useDatabase();

const refusal = (code: string) => ({ code });

async function placed(user: User = buyer()) {
  const saved = await saveAddress(user, address({ forklift: true }), undefined, now);
  const { id } = await readyCart(await product(10), 2, user);
  const cart = await setShippingAddress(user, id, saved.id, now);
  const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
  const order = await placeOrder(user, id, { method: "manual_wire_transfer", expectedTotal }, now);
  return { user, order, saved };
}

it("an address that an order was placed with never changes under it: neither replaced nor deleted", async () => {
  const { user, order, saved } = await placed();
  expect(order.address).toMatchObject({ street: "Via Solferino", forklift: true, truckAccess: true });
  const other = await saveAddress(user, address({ street: "Via Nuova" }), saved.id, now);
  expect((await listAddresses(user)).items.map(({ id }) => id)).toEqual([other.id]);
  expect((await ownOrder(user, order.id)).address).toMatchObject({ id: saved.id, street: "Via Solferino" });
  await deleteAddress(user, other.id);
  expect((await ownOrder(user, order.id)).address).toMatchObject({ id: saved.id, street: "Via Solferino" });
});

it("an address is replaced once: of two at the same moment, one finds it gone", async () => {
  const user = buyer();
  const saved = await saveAddress(user, address(), undefined, now);
  const both = await Promise.allSettled([1, 2].map(() => saveAddress(user, address(), saved.id, now)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await listAddresses(user)).items).toHaveLength(1);
  await expect(saveAddress(buyer(), address(), saved.id, now)).rejects.toMatchObject(refusal("not-found"));
});

it("sends an unpaid shipment elsewhere: the new total is asked for instead", async () => {
  const { user, order } = await placed();
  const far = await saveAddress(user, address(sicily), undefined, now);
  const changed = await setReceiverAddress(user, order.id, far.id, now);
  expect(changed.address).toMatchObject({ city: "Palermo" });
  expect(changed.amounts.total).toBeGreaterThan(order.amounts.total);
  const live = changed.transactions.filter(({ superseded }) => !superseded);
  expect(live.map(({ amount }) => amount)).toEqual([changed.amounts.total]);
});

it("sends nothing elsewhere once its buyer has withdrawn from every piece", async () => {
  const { user, order } = await placed();
  const far = await saveAddress(user, address(sicily), undefined, now);
  const declared = { name: "Ada Neri", email: "ada@example.com" };
  const [line] = order.lines;
  const one = [{ productId: line?.productId ?? "", quantity: 1 }];
  await declareWithdrawal(user, order.id, { ...declared, lines: one }, now);
  expect((await setReceiverAddress(user, order.id, far.id, now)).address).toMatchObject({ city: "Palermo" });
  await declareWithdrawal(user, order.id, declared, now);
  await expect(setReceiverAddress(user, order.id, "pickup", now)).rejects.toMatchObject(refusal("invalid-transition"));
});

it("keeps the due date that a payment notice gave, though the shipping costs more", async () => {
  const { user, order } = await placed();
  await changeTerms(`${order.id}.1`, "hundred_upon_shipment", now);
  await setPaymentNotice(`${order.id}.2`, "2026-12-01", new Date("2026-12-01T09:00:00Z"));
  const far = await saveAddress(user, address(sicily), undefined, now);
  const { transactions } = await setReceiverAddress(user, order.id, far.id, now);
  expect(transactions.flatMap(({ superseded, dueDate }) => (superseded ? [] : [dueDate]))).toEqual(["2026-12-01"]);
});

it("asks for the difference of a paid one, and gives nothing back for a nearer place", async () => {
  const { user, order } = await placed();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "CRO 1" }, now);
  const far = await saveAddress(user, address(sicily), undefined, now);
  const changed = await setReceiverAddress(user, order.id, far.id, now);
  expect(changed.transactions.map(({ amount, status }) => [amount, status])).toEqual([
    [order.amounts.total, "paid"],
    [changed.amounts.total - order.amounts.total, "pending_payment"],
  ]);
  expect(changed.status).toBe("pendingPayment");
  const near = await setReceiverAddress(user, order.id, "pickup", now);
  expect(near.address).toBe("pickup");
  expect(near.amounts).toEqual(changed.amounts);
});

it("attack: neither another's shipment nor another's address", async () => {
  const { user, order } = await placed();
  const stranger = buyer();
  const theirs = await saveAddress(stranger, address(), undefined, now);
  await expect(setReceiverAddress(user, order.id, theirs.id, now)).rejects.toMatchObject(refusal("not-found"));
  await expect(setReceiverAddress(stranger, order.id, theirs.id, now)).rejects.toMatchObject(refusal("not-found"));
});

it("the back office sends an order to another address of its customer, and to nobody else's", async () => {
  const { id: userId } = await register(privatePerson(), "192.0.2.1", now);
  const customer = (await callerById(userId, now))!;
  const { order } = await placed(customer);
  const other = await saveAddress(customer, address({ header: "Cantiere" }), undefined, now);
  expect((await setReceiverAddressFor(order.id, other.id, now)).address).toMatchObject({ header: "Cantiere" });
  const theirs = await saveAddress(buyer(), address(), undefined, now);
  await expect(setReceiverAddressFor(order.id, theirs.id, now)).rejects.toMatchObject(refusal("not-found"));
});
