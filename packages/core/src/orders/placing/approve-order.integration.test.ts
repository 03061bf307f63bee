import { expect, it } from "vitest";
import { announced } from "../../../../../tests/support/accounts.ts";
import { address } from "../../../../../tests/support/address.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, available, buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import type { MemberRole, User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { amountsOf } from "../amounts.ts";
import { approveOrder, declineOrder } from "./approve-order.ts";
import { customersOrder } from "../finding/back-office.ts";
import { taxFactsOf } from "../cart/cart.ts";
import { setPaymentNotice } from "../payment/change-payment.ts";
import { orderView } from "../finding/list-orders.ts";
import { listOwnOrders } from "../finding/list-own-orders.ts";
import { placeOrder } from "./place-order.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { reopenOrder } from "../reopen-order.ts";
import { maySee, ownOrder, visibleOrder } from "../stored-order.ts";
import { expireUnpaidOrders } from "../payment/unpaid-orders.ts";
import { orderApprovalAsked, orderDeclined, orderPlaced } from "../events.ts";

useDatabase();

const companyId = newId();
const member = (memberRole: MemberRole, approvalLimit?: number): User => ({
  ...buyer(),
  accountType: "business",
  companyVerified: true,
  companyId,
  memberRole,
  approvalLimit,
});
const refusal = (code: string) => ({ code });
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** A product that companies buy at 100.00. */
async function goods(pieces: number): Promise<string> {
  const productId = await product(pieces);
  await setPrices([{ productId, locale: "it", priceType: "public", price: 10_000, discount: 0 }], now);
  return productId;
}

/** Ten pieces of 100.00 and their VAT. */
const waiting = async (limit = 100_000) => {
  const productId = await goods(10);
  const { place, user } = await readyCart(productId, 10, member("buyer", limit));
  return { order: await place(), user, productId };
};

it("places a buyer's order up to the limit, and lets one above it wait with its pieces kept", async () => {
  const productId = await goods(20);
  const below = await readyCart(productId, 1, member("buyer", 100_000));
  expect((await below.place()).status).toBe("pendingPayment");
  const { order, productId: kept } = await waiting();
  expect(order).toMatchObject({ status: "awaitingApproval", transactions: [], approval: { limit: 100_000 } });
  expect(await available(kept)).toBe(0);
  expect(await announced(orderApprovalAsked)).toContainEqual({ orderId: order.id });
  expect(await announced(orderPlaced)).not.toContainEqual({ orderId: order.id });
});

it.each(["owner", "buyer"] as const)("asks nobody for an %s without a limit of their own", async (role) => {
  const { place } = await readyCart(await goods(10), 10, member(role, role === "owner" ? 1 : undefined));
  expect((await place()).status).toBe("pendingPayment");
});

it("goes on as any order once an owner agrees; who decided stands in it", async () => {
  const { order, productId } = await waiting();
  const owner = member("owner");
  const approved = await approveOrder(owner, order.id, now);
  expect(approved).toMatchObject({ status: "pendingPayment", approval: { decidedBy: "Ada Neri" } });
  expect((await customersOrder(approved, now)).transactions.map(({ amount }) => amount)).toEqual([order.amounts.total]);
  expect(await available(productId)).toBe(0);
  expect(await announced(orderPlaced)).toContainEqual({ orderId: order.id });
  await expect(approveOrder(owner, order.id, now)).rejects.toMatchObject(refusal("invalid-transition"));
});

it("ends when an owner declines: the pieces are free, the buyer learns why and may order again", async () => {
  const { order, productId, user } = await waiting();
  await declineOrder(member("owner"), order.id, "Too much for this site", now);
  expect(await available(productId)).toBe(10);
  expect(await announced(orderDeclined)).toContainEqual({ orderId: order.id, reason: "Too much for this site" });
  await expect(approveOrder(member("owner"), order.id, now)).rejects.toMatchObject(refusal("invalid-transition"));
  expect((await reopenOrder(user, order.id, now)).cart.lines).toHaveLength(1);
  await expect(reopenOrder(user, order.id, now)).rejects.toMatchObject(refusal("invalid-transition"));
});

it("goes back into the cart when its buyer takes it back", async () => {
  const { order, productId, user } = await waiting();
  const { cart } = await reopenOrder(user, order.id, now);
  expect(cart.lines).toMatchObject([{ quantity: 10 }]);
  expect(await available(productId)).toBe(10);
});

it("lapses after seven days", async () => {
  const { order, productId } = await waiting();
  await expireUnpaidOrders(daysLater(6.9));
  expect(await available(productId)).toBe(0);
  await expireUnpaidOrders(daysLater(7));
  expect(await ownOrder(member("owner"), order.id)).toMatchObject({
    status: "failed",
    failedReason: "approval-expired",
  });
  expect(await available(productId)).toBe(10);
});

it("attack: another company's order is not there, nor a colleague's for a buyer, nor one's own after leaving", async () => {
  const { order, user } = await waiting();
  const stranger = { ...member("owner"), companyId: newId() };
  await expect(approveOrder(stranger, order.id, now)).rejects.toMatchObject(refusal("not-found"));
  await expect(visibleOrder(member("buyer"), order.id)).rejects.toMatchObject(refusal("not-found"));
  await expect(ownOrder(member("viewer"), order.id)).rejects.toMatchObject(refusal("not-found"));
  expect((await visibleOrder(member("viewer"), order.id)).id).toBe(order.id);
  const left: User = { ...user, accountType: "private", companyId: undefined, memberRole: undefined };
  expect(maySee(left, order)).toBe(false);
  expect((await listOwnOrders(left, { limit: 10 }, now)).items).toEqual([]);
});

it("shows owners and viewers the company's orders, a buyer their own", async () => {
  const { order, user } = await waiting();
  const other = await waiting();
  const ids = async (who: User) =>
    (await listOwnOrders(who, { limit: 50, scope: "company" }, now)).items.map(({ id }) => id);
  expect(await ids(member("owner"))).toEqual(expect.arrayContaining([order.id, other.order.id]));
  expect(await ids(member("viewer"))).toEqual(expect.arrayContaining([order.id, other.order.id]));
  expect(await ids(user)).toEqual([order.id]);
});

it("is late, and expires, by the day an owner agreed, not by the day it was placed", async () => {
  const { order, productId } = await waiting();
  const approved = await approveOrder({ ...member("owner"), companyId }, order.id, daysLater(6));
  expect(orderView(approved, daysLater(13)).lateDays).toBe(0);
  expect(orderView(approved, daysLater(14)).lateDays).toBe(1);
  const noticed = await setPaymentNotice(`${order.id}.1`, "2026-12-01", daysLater(11));
  expect(noticed.transactions[0]?.dueDate).toBe(approved.transactions[0]?.dueDate);
  await expireUnpaidOrders(daysLater(35));
  expect(await available(productId)).toBe(0);
  await expireUnpaidOrders(daysLater(36));
  expect(await available(productId)).toBe(10);
});

const answered = (status: "valid" | "invalid" | "unknown", number = "DE136695976", on = now) => ({
  number,
  check: { number, status, checkedAt: on.toISOString() },
});

/** A buyer's order to Berlin that waits, placed at this word of the register; and its company's owner. */
async function toBerlin(companyVat: User["companyVat"]) {
  const user: User = { ...(await creditCompany(undefined)), companyVat, memberRole: "buyer", approvalLimit: 1 };
  const { id } = await add(user, await companyProduct(2), 2);
  const berlin = {
    street: "Invalidenstraße",
    houseNumber: "1",
    postalCode: "10115",
    city: "Berlin",
    countryCode: "DE",
  };
  const saved = await saveAddress(user, address({ ...berlin, provinceCode: undefined }), undefined, now);
  const cart = await setShippingAddress(user, id, saved.id, now);
  const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
  const order = await placeOrder(user, id, { method: "manual_wire_transfer", expectedTotal }, now);
  const owner: User = { ...user, memberRole: "owner", approvalLimit: undefined };
  return { order, approve: (vat: User["companyVat"]) => approveOrder({ ...owner, companyVat: vat }, order.id, now) };
}

it("approves an order without VAT on the register's last word about the company's number of that moment alone", async () => {
  const { order, approve } = await toBerlin(answered("valid"));
  expect(order.amounts).toMatchObject({ vatAmount: 0, treatment: { row: "3" } });
  const refused = [answered("invalid"), answered("invalid", "DE111111117"), answered("unknown"), undefined];
  for (const vat of refused) await expect(approve(vat)).rejects.toMatchObject(refusal("vat-number-unconfirmed"));
  const other = answered("valid", "FR40303265045");
  const approved = await approve(other);
  expect(approved.amounts).toMatchObject({ total: order.amounts.total, treatment: { row: "3", proof: other.check } });
});

it("approves no order at VAT that it would not have today", async () => {
  const { order, approve } = await toBerlin(answered("unknown"));
  expect(order.amounts.treatment).toMatchObject({ row: "4" });
  await expect(approve(answered("valid"))).rejects.toMatchObject(refusal("prices-changed"));
  const { amounts } = await approve(answered("invalid"));
  expect(amounts).toMatchObject({ total: order.amounts.total, treatment: { row: "4", why: "number-invalid" } });
});
