import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import type { User } from "../../platform/access.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { refundReceipt } from "../ledger/refund.ts";
import { failOrder } from "../payment/fail-order.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import { planSavingsSince } from "./plan-savings.ts";

useDatabase();

const priced = (productId: string, prices: Record<string, number>) =>
  setPrices(
    Object.entries(prices).map(([priceType, price]) => ({
      productId,
      locale: "it" as const,
      priceType: priceType as "public" | "premium",
      price,
      discount: 0,
    })),
    now,
  );

/** A panel that costs businesses 90 €, subscribers 80 €. */
async function panel(): Promise<string> {
  const id = await product(100);
  await priced(id, { public: 9_000, premium: 8_000 });
  return id;
}

const subscriber = (): User => ({
  ...buyer(),
  accountType: "business",
  companyVerified: true,
  entitlement: "premium",
});

const savedBy = async ({ id }: User) =>
  (await planSavingsSince(id, "2026-01-01")).map(({ net }) => net).toSorted((one, other) => one - other);

async function paid(user: User, productId: string, pieces: number) {
  const order = await (await readyCart(productId, pieces, user)).place();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: order.id }, now);
  return order;
}

async function givenBack(orderId: string, amount: number): Promise<void> {
  const [receipt] = await receiptsOf(await loadOrder(orderId));
  const iban = "IT60X0542811101000000123456";
  await refundReceipt(
    `${orderId}.${receipt?.key}`,
    { amount, reason: "agreed", iban, confirmed: ["refund-not-due"] },
    now,
  );
}

it("keeps what an order would have cost without the plan, and counts it once it is paid", async () => {
  const user = subscriber();
  const productId = await panel();
  const order = await (await readyCart(productId, 3, user)).place();
  expect((await loadOrder(order.id)).withoutPlan).toEqual({
    plan: "premium",
    shipment: 0,
    lines: [{ productId, net: 27_000 }],
  });
  expect(await savedBy(user)).toEqual([]);
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "S" }, now);
  expect(await savedBy(user)).toEqual([3_000]);
  // Prices of later change nothing of it, nor does the end of the plan.
  await priced(productId, { public: 20_000, premium: 19_000 });
  await paid({ ...user, entitlement: "none" }, productId, 1);
  expect(await savedBy(user)).toEqual([3_000]);
});

it("counts less of what is given back, and nothing of what is given back whole or cancelled", async () => {
  const user = subscriber();
  const first = await paid(user, await panel(), 10);
  expect(await savedBy(user)).toEqual([10_000]);
  await givenBack(first.id, first.amounts.total / 2);
  expect(await savedBy(user)).toEqual([5_000]);
  const whole = await paid(user, await panel(), 3);
  expect(await savedBy(user)).toEqual([3_000, 5_000]);
  await givenBack(whole.id, whole.amounts.total);
  expect(await savedBy(user)).toEqual([5_000]);
  const second = await paid(user, await panel(), 2);
  expect(await savedBy(user)).toEqual([2_000, 5_000]);
  await failOrder(second.id, "cancelled", now, true);
  expect(await savedBy(user)).toEqual([5_000]);
});

it("says nothing of who has no plan, of a private buyer and of an article that costs them the same", async () => {
  const productId = await panel();
  const none: User = { ...subscriber(), entitlement: "none" };
  const household: User = { ...buyer(), entitlement: "premium" };
  const same = subscriber();
  const dear = await product(10);
  await priced(dear, { public: 7_000, premium: 8_000 });
  for (const [user, id] of [
    [none, productId],
    [household, productId],
    [same, dear],
  ] as const) {
    expect((await loadOrder((await paid(user, id, 1)).id)).withoutPlan).toBeUndefined();
    expect(await savedBy(user)).toEqual([]);
  }
});
