import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, available, buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { couponStatus, type Coupon } from "../../coupons/coupon.ts";
import { expireCoupons } from "../../coupons/expire-coupons.ts";
import { availableCoupons } from "../../coupons/list-coupons.ts";
import { createCoupon, disableCoupon } from "../../coupons/save-coupon.ts";
import { findCoupon } from "../../coupons/find-coupon.ts";
import { transactionId } from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import type { Problem } from "../../platform/problems.ts";
import { amountsOf } from "../amounts.ts";
import { openOrderOf, syncPrices, taxFactsOf } from "../cart/cart.ts";
import type { Order } from "../order.ts";
import { failOrder } from "../payment/fail-order.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { placeOrder } from "../placing/place-order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { reopenOrder } from "../reopen-order.ts";
import { loadOrder } from "../stored-order.ts";
import { withdrawalMoney } from "../withdrawal/withdrawn-money.ts";
import { removeCartCoupon, setCartCoupon } from "./cart-coupon.ts";
import { addCoupon, removeCoupon } from "./change-coupon.ts";
import { cartCouponView } from "./order-coupon.ts";

useDatabase();

const plainly = { unapplyFirst: false, overwriteOld: false };
let made = 0;

async function coupon(more: Partial<Parameters<typeof createCoupon>[0]> = {}): Promise<string> {
  const code = `TEST-${++made}`;
  const days = { from: "2026-11-01", until: "2026-11-30" };
  const kind = more.percent === undefined ? "amount" : "percent";
  await createCoupon({ code, kind, amount: 5000, minimum: 0, categories: [], maxUses: 1, ...days, ...more }, now);
  return code;
}

async function usesOf(code: string): Promise<Pick<Coupon, "left" | "applied" | "redeemed">> {
  const { left, applied, redeemed } = (await findCoupon(code)) ?? { left: NaN, applied: NaN, redeemed: NaN };
  return { left, applied, redeemed };
}

async function place(user: User, id: string): Promise<Order> {
  const expectedTotal = amountsOf(await openOrderOf(user, now), taxFactsOf(user, now)).total;
  return placeOrder(user, id, { method: "card", expectedTotal }, now);
}

/** A placed order with a coupon. */
async function ordered(code: string, user = buyer()) {
  const productId = await product(100);
  const { id } = await readyCart(productId, 2, user);
  await setCartCoupon(user, id, { code, ...plainly }, now);
  return { user, productId, order: await place(user, id) };
}

const due = ({ transactions }: Order) => transactions.filter(({ superseded }) => !superseded);
const firstOf = (order: Order): string => transactionId(due(order)[0] as Order["transactions"][number]);
const pay = (order: Order) =>
  markPaid(firstOf(order), undefined, { settledOn: "2026-11-20", settlementRef: order.number }, now);

it("tells the cart that an order which is tried again has taken its coupon", async () => {
  const code = await coupon();
  const { user, order } = await ordered(code);
  await failOrder(order.id, "nicht bezahlt", now);
  const { id } = await readyCart(await product(100), 1, user);
  const before = await setCartCoupon(user, id, { code, ...plainly }, now);
  expect(cartCouponView(before, now)).toEqual({ code, amount: 5000 });
  const whole = amountsOf({ ...before, appliedCoupon: undefined }, taxFactsOf(user, now)).total;
  await retryOrder(await loadOrder(order.id), user, now);
  const cart = await openOrderOf(user, now);
  expect(cartCouponView(cart, now)).toMatchObject({ amount: 0, problem: { code: "coupon-used-up" } });
  expect(amountsOf(cart, taxFactsOf(user, now)).total).toBe(whole);
  await expect(place(user, id)).rejects.toThrow("coupon-used-up");
  // Free again, it is the cart's again; taken off, the cart is ordered without it.
  await failOrder(order.id, "aufgegeben", now);
  expect((await syncPrices(user, id, now)).cart.appliedCoupon).not.toHaveProperty("usedUp");
  await removeCartCoupon(user, id, now);
  expect((await place(user, id)).amounts.total).toBe(whole);
});

it("of forty orders at once for ten uses, ten are placed and the others are refused in words with nothing lost", async () => {
  const code = await coupon({ maxUses: 10 });
  const productId = await product(1000);
  const carts = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { user, id } = await readyCart(productId, 1);
      await setCartCoupon(user, id, { code, ...plainly }, now);
      return { user, id };
    }),
  );
  const answers = await Promise.allSettled(carts.map(({ user, id }) => place(user, id)));
  const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason as Problem] : []));
  expect(refused.map((problem) => problem.code)).toEqual(Array.from({ length: 30 }, () => "coupon-used-up"));
  expect(await usesOf(code)).toEqual({ left: 0, applied: 10, redeemed: 0 });
  expect(await available(productId)).toBe(990);
  const lost = carts.find((_, at) => answers[at]?.status === "rejected");
  if (!lost) throw new Error("none was refused");
  const cart = await openOrderOf(lost.user, now);
  expect(cart).toMatchObject({ id: lost.id, lines: [{ quantity: 1 }], appliedCoupon: { code } });
  await removeCartCoupon(lost.user, lost.id, now);
  expect(await place(lost.user, lost.id)).toMatchObject({ amounts: { couponAmount: 0 }, appliedCoupon: undefined });
}, 60_000);

it("takes off net, before VAT, tells the step, and the order keeps what it was", async () => {
  const code = await coupon({ percent: 1000, maxUses: 2 });
  const { order } = await ordered(code);
  const { productsAmount, couponAmount, vatAmount, wasteDisposalTax, shipmentCost, total, steps } = order.amounts;
  expect(couponAmount).toBe(2000);
  expect(total).toBe(vatAmount + shipmentCost + productsAmount + wasteDisposalTax - couponAmount);
  expect(steps).toContainEqual({ code: "coupon", amount: -2000, params: { coupon: code } });
  expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  await disableCoupon(code);
  expect((await loadOrder(order.id)).amounts.total).toBe(total);
});

it("gives the use back when the order fails or is reopened, and spends it with the first payment, once", async () => {
  const code = await coupon();
  const failing = await ordered(code);
  expect(await usesOf(code)).toEqual({ left: 0, applied: 1, redeemed: 0 });
  await failOrder(failing.order.id, "given up", now);
  expect(await usesOf(code)).toEqual({ left: 1, applied: 0, redeemed: 0 });
  // Tried again, it takes the use anew.
  await retryOrder(await loadOrder(failing.order.id), failing.user, now);
  expect(await usesOf(code)).toEqual({ left: 0, applied: 1, redeemed: 0 });
  await failOrder(failing.order.id, "given up again", now);
  const reopening = await ordered(code);
  const { cart } = await reopenOrder(reopening.user, reopening.order.id, now);
  expect(cart.appliedCoupon).toMatchObject({ code });
  expect(await usesOf(code)).toEqual({ left: 1, applied: 0, redeemed: 0 });
  const again = await place(reopening.user, cart.id);
  expect((await pay(again)).appliedCoupon).toMatchObject({ code, redeemedOn: now.toISOString() });
  expect(await usesOf(code)).toEqual({ left: 0, applied: 0, redeemed: 1 });
  // Cancelled with its money due back, the use stays spent.
  await failOrder(again.id, "cancelled", now, true);
  expect(await usesOf(code)).toEqual({ left: 0, applied: 0, redeemed: 1 });
});

it("is spent at once by an order that it makes free, which has nothing to be paid", async () => {
  const code = await coupon({ amount: 9_999_999, confirmed: ["coupon-beyond-minimum"] });
  const { order } = await ordered(code);
  expect(order).toMatchObject({ status: "paid", amounts: { total: 0, vatAmount: 0 } });
  expect(due(order)).toMatchObject([{ status: "paid", method: "gift", amount: 0 }]);
  expect(await usesOf(code)).toEqual({ left: 0, applied: 0, redeemed: 1 });
});

it("put on an unpaid order it changes what is to be paid; off again it is as before; refused once anything is paid", async () => {
  const code = await coupon();
  const { user, place: placed } = await readyCart(await product(10), 2);
  const before = await placed();
  const first = firstOf(before);
  const next = await addCoupon(user, first, code, plainly, now);
  const changed = await loadOrder(before.id);
  expect(changed.amounts.couponAmount).toBe(5000);
  expect(next.amount).toBe(changed.amounts.total);
  expect(due(changed).reduce((sum, { amount }) => sum + amount, 0)).toBe(changed.amounts.total);
  // Twice, also by the transaction that has given way, it is the same.
  expect((await addCoupon(user, first, code, plainly, now)).id).toBe(next.id);
  expect(await usesOf(code)).toEqual({ left: 0, applied: 1, redeemed: 0 });
  const back = await removeCoupon(user, next.id, now);
  expect(back.amount).toBe(before.amounts.total);
  expect((await loadOrder(before.id)).amounts).toEqual(before.amounts);
  expect(await usesOf(code)).toEqual({ left: 1, applied: 0, redeemed: 0 });
  const paid = await pay(await loadOrder(before.id));
  await expect(addCoupon(user, firstOf(paid), code, plainly, now)).rejects.toMatchObject({ code: "something-paid" });
});

it("says what conflicts, and does what the customer says to it", async () => {
  const [code, other] = [await coupon(), await coupon({ amount: 3000 })];
  const { user, order } = await ordered(code);
  const { id } = await readyCart(await product(10), 1, user);
  const set = (typed: string, said = {}) => setCartCoupon(user, id, { code: typed, ...plainly, ...said }, now);
  await expect(set(code)).rejects.toMatchObject({
    code: "coupon-conflict",
    params: { order: order.number, orderId: order.id },
  });
  await set(other);
  await expect(set(code, { unapplyFirst: true })).rejects.toMatchObject({
    code: "coupon-conflict",
    params: { coupon: other },
  });
  expect(await usesOf(code)).toMatchObject({ applied: 1 });
  expect((await set(code, { unapplyFirst: true, overwriteOld: true })).appliedCoupon).toMatchObject({ code });
  expect(await usesOf(code)).toMatchObject({ left: 1, applied: 0 });
  expect((await loadOrder(order.id)).amounts.couponAmount).toBe(0);
  // On the placed order the other takes the first one's place, which is free again.
  const placed = await place(user, id);
  await expect(addCoupon(user, firstOf(placed), other, plainly, now)).rejects.toMatchObject({
    code: "coupon-conflict",
    params: { coupon: code },
  });
  await addCoupon(user, firstOf(placed), other, { ...plainly, overwriteOld: true }, now);
  expect([await usesOf(code), await usesOf(other)]).toEqual([
    { left: 1, applied: 0, redeemed: 0 },
    { left: 0, applied: 1, redeemed: 0 },
  ]);
  // A stranger is told that it is used up, and nothing of whose order has it.
  const stranger = buyer();
  const theirs = await readyCart(await product(10), 1, stranger);
  const asked = setCartCoupon(stranger, theirs.id, { code: other, unapplyFirst: true, overwriteOld: true }, now);
  await expect(asked).rejects.toMatchObject({ code: "coupon-used-up", params: {} });
});

it("is refused below its minimum, and takes nothing off a cart that falls below it later", async () => {
  const code = await coupon({ minimum: 20_000 });
  const productId = await product(10);
  const { user, id } = await readyCart(productId, 1);
  await expect(setCartCoupon(user, id, { code, ...plainly }, now)).rejects.toMatchObject({
    code: "coupon-below-minimum",
    params: { minimum: 20_000, missing: 10_000 },
  });
  await readyCart(productId, 2, user);
  await setCartCoupon(user, id, { code, ...plainly }, now);
  await readyCart(productId, 1, user);
  const order = await place(user, id);
  expect(order.amounts.couponAmount).toBe(0);
  expect(await usesOf(code)).toEqual({ left: 1, applied: 0, redeemed: 0 });
});

it("is theirs alone, and one that was disabled is unknown to everybody until it is activated anew", async () => {
  const code = await coupon({ maxUses: 2 });
  const { user, id } = await readyCart(await product(10), 1);
  await setCartCoupon(user, id, { code, ...plainly }, now);
  expect((await availableCoupons(user, now)).items.map((one) => one.code)).toContain(code);
  await disableCoupon(code);
  expect((await availableCoupons(user, now)).items.map((one) => one.code)).not.toContain(code);
  await expect(place(user, id)).rejects.toMatchObject({ code: "coupon-not-found" });
  await expect(disableCoupon(code)).rejects.toMatchObject({ code: "invalid-transition" });
  const terms = {
    code,
    kind: "amount" as const,
    amount: 7000,
    minimum: 0,
    categories: [],
    from: "2026-11-01",
    until: "2026-11-30",
  };
  await createCoupon({ ...terms, maxUses: 2 }, now);
  await expect(createCoupon({ ...terms, maxUses: 2 }, now)).rejects.toMatchObject({
    fields: [{ field: "code", code: "taken" }],
  });
  // The cart had it on other terms: its buyer sees the new ones before they buy.
  await expect(place(user, id)).rejects.toMatchObject({ code: "prices-changed" });
});

it("ends by itself after its last day, unless the office has stopped it or an order holds its last use", async () => {
  const [plain, stopped, held] = [await coupon(), await coupon(), await coupon()];
  await disableCoupon(stopped);
  const { order } = await ordered(held);
  const later = new Date("2026-12-01T00:30:00Z");
  expect(await expireCoupons(now)).toBe(0);
  expect(await expireCoupons(later)).toBeGreaterThan(0);
  expect(await expireCoupons(later)).toBe(0);
  const statusOf = async (code: string) => couponStatus((await findCoupon(code)) as Coupon);
  expect([await statusOf(plain), await statusOf(stopped), await statusOf(held)]).toEqual([
    "expired",
    "disabled",
    "applied",
  ]);
  await failOrder(order.id, "given up", later);
  await expireCoupons(later);
  expect(await statusOf(held)).toBe("expired");
});

it("what comes back of an order with a coupon is worth what was paid for it, not what it costs without", async () => {
  const code = await coupon({ percent: 5000, confirmed: ["coupon-half"] });
  const { order, productId } = await ordered(code);
  const said = { declaredOn: now.toISOString(), name: "Ada", email: "ada@example.com", state: "declared" as const };
  const amountsOfParts = (...quantities: number[]) => {
    const withdrawals = quantities.map((quantity) => ({ ...said, lines: [{ productId, quantity }] }));
    return withdrawalMoney({ ...order, withdrawals }, []).map(({ amount }) => amount);
  };
  const { total } = order.amounts;
  const [half = 0] = amountsOfParts(1);
  expect(Math.abs(half * 2 - total)).toBeLessThanOrEqual(2);
  expect(amountsOfParts(1, 1)).toEqual([half, total - half]);
});

it.each([91, 99])(
  "is used and set free with an order of %i lines",
  async (maximumLines) => {
    const code = await coupon();
    const user = buyer();
    const products = await Promise.all(Array.from({ length: maximumLines }, () => product(3, 1000)));
    for (const productId of products) await add(user, productId, 1);
    const { id } = await readyCart(products[0] as string, 1, user);
    await setCartCoupon(user, id, { code, ...plainly }, now);
    const order = await place(user, id);
    expect(order.lines).toHaveLength(maximumLines);
    expect(await usesOf(code)).toMatchObject({ applied: 1 });
    await failOrder(order.id, "given up", now);
    expect(await usesOf(code)).toMatchObject({ left: 1, applied: 0 });
  },
  60_000,
);

it("asks about a coupon that gives everything away, and makes it once that is meant", async () => {
  const ruinous = { percent: 10_000, maxUses: 100_000, until: "2099-12-31" };
  await expect(coupon(ruinous)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ code: "coupon-half" }, { code: "coupon-many-uses" }, { code: "coupon-for-years" }],
  });
  const confirmed = ["coupon-half", "coupon-many-uses"];
  await expect(coupon({ ...ruinous, confirmed })).rejects.toMatchObject({ fields: [{ code: "coupon-for-years" }] });
  await coupon({ ...ruinous, confirmed: [...confirmed, "coupon-for-years"] });
});
