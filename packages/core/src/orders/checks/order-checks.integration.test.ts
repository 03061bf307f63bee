import { expect, it } from "vitest";
import { address } from "../../../../../tests/support/address.ts";
import { companyProduct, verifiedCompany } from "../../../../../tests/support/credit.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import type { User } from "../../platform/access.ts";
import { amountsOf } from "../amounts.ts";
import { taxFactsOf } from "../cart/cart.ts";
import { setReady, setTroubled } from "../change-order.ts";
import { customersOrder, officeOrder } from "../finding/back-office.ts";
import { listOrders } from "../finding/list-orders.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { placeOrder } from "../placing/place-order.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { setReceiverAddress } from "../sending/set-receiver-address.ts";
import { loadOrder } from "../stored-order.ts";
import { openChecks } from "./order-check.ts";

useDatabase();

/** A placed order of one piece at this net price, cents. */
const placed = async (price: number, user: User = buyer()) =>
  (await readyCart(await product(1, price), 1, user)).place();
const pay = (id: string) => markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
/** A part that one administrator marks alone. */
const payPart = (id: string, amount: number, seq = 1) =>
  markPaid(`${id}.${seq}`, "manual_wire_transfer", { ...mark, amount }, now);

it("stops the first order above 10,000 € when its money comes, until somebody says what they have found", async () => {
  const { id } = await placed(1_100_000);
  expect((await loadOrder(id)).troubled).toBe(false);
  await payPart(id, 500_000);
  const stopped = await loadOrder(id);
  expect([stopped.troubled, openChecks(stopped)]).toEqual([true, ["first-large-order"]]);
  expect(await customersOrder(stopped, now)).toMatchObject({ beingChecked: true });
  expect(await officeOrder(stopped, now)).toMatchObject({
    toCheck: ["first-large-order"],
    shippingHolds: ["troubled"],
  });
  const waiting = await listOrders({ waiting: "troubled", period: "2026-11" }, { limit: 50 }, now);
  expect(waiting.items.map((order) => order.id)).toContain(id);
  await expect(setTroubled(id, false, now)).rejects.toMatchObject({ code: "invalid-input" });
  await setTroubled(id, false, now, "called the buyer");
  const free = await loadOrder(id);
  expect(free).toMatchObject({
    troubled: false,
    checks: [{ reason: "first-large-order", released: { reason: "called the buyer" } }],
  });
  await payPart(id, 400_000, free.transactions.at(-1)?.seq);
  expect(openChecks(await loadOrder(id))).toEqual([]);
});

it("stops neither an order up to 10,000 € nor a large one of who has paid another", async () => {
  const user = buyer();
  const { id, amounts } = await placed(800_000, user);
  expect(amounts.total).toBeLessThanOrEqual(1_000_000);
  await pay(id);
  expect((await setReady(id, true, now)).fulfilment).toBe("ready");
  const known = await placed(1_100_000, user);
  await payPart(known.id, 900_000);
  expect((await loadOrder(known.id)).troubled).toBe(false);
});

it("knows a company by what was paid for the company, not by what its people paid for themselves", async () => {
  const person = buyer();
  await pay((await placed(10_000, person)).id);
  const { id: companyId } = await verifiedCompany();
  const member = (one: User): User => ({
    ...one,
    accountType: "business",
    companyVerified: true,
    companyId,
    memberRole: "owner",
  });
  const forCompany = async (one: User) => (await readyCart(await companyProduct(1, 1_100_000), 1, member(one))).place();
  const first = await forCompany(person);
  await payPart(first.id, 500_000);
  expect(openChecks(await loadOrder(first.id))).toEqual(["first-large-order"]);
  const second = await forCompany(buyer());
  await payPart(second.id, 500_000);
  expect(openChecks(await loadOrder(second.id))).toEqual([]);
});

it("stops an order that is sent elsewhere after it was paid, each time anew, and none that is sent elsewhere before", async () => {
  const user = buyer();
  const here = await saveAddress(user, address(), undefined, now);
  const there = await saveAddress(user, address({ houseNumber: "99" }), undefined, now);
  const { id: cartId } = await readyCart(await product(2), 1, user);
  const cart = await setShippingAddress(user, cartId, here.id, now);
  const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
  const { id } = await placeOrder(user, cartId, { method: "manual_wire_transfer", expectedTotal }, now);
  expect(openChecks(await setReceiverAddress(user, id, there.id, now))).toEqual([]);
  await pay(id);
  const moved = await setReceiverAddress(user, id, here.id, now);
  expect([moved.troubled, openChecks(moved)]).toEqual([true, ["address-changed"]]);
  await expect(setReady(id, true, now)).rejects.toMatchObject({
    code: "shipping-held",
    params: { holds: ["troubled"] },
  });
  await setTroubled(id, false, now, "the buyer has confirmed it by telephone");
  expect(openChecks(await setReceiverAddress(user, id, there.id, now))).toEqual(["address-changed"]);
  await setTroubled(id, false, now, "and this one too");
  expect((await setReady(id, true, now)).fulfilment).toBe("ready");
  expect((await loadOrder(id)).checks).toHaveLength(1);
});
