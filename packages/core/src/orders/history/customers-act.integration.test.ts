import { expect, it } from "vitest";
import { now, placed, useCardProvider, withIntent } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer } from "../../../../../tests/support/shop.ts";
import type { Transaction } from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import { createCardIntent, createSetupIntent, dueTransaction } from "../payment/card-payment.ts";
import { payOffline } from "../payment/transactions.ts";
import { pausePay } from "../placing/pay-later.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { customersAct } from "./customers-act.ts";
import { listOrderHistory } from "./list-history.ts";

useDatabase();
useCardProvider();

const admin = { ...buyer(), roles: ["customer", "admin"] as const };
const customer = { ...buyer(), id: "U" };
const firm = { ...customer, accountType: "business" as const, companyVerified: true, wholesaleActive: true };

/** What the office reads of each act of the customer, the oldest first. */
const actsOf = async (orderId: string) =>
  (await listOrderHistory(admin, orderId, { limit: 50 }, String)).items
    .toReversed()
    .flatMap(({ by, changes }) => (by === "customer" ? [customersAct(changes)] : []));

/** An order whose customer has a card's intent open. */
async function withOpenIntent() {
  const order = await placed();
  await withIntent(order);
  const asked = await loadOrder(order.id);
  expect(asked.transactions[0]).toMatchObject({ providerIntentId: expect.any(String), attempts: 0 });
  return { asked, id: `${order.id}.1` };
}

it("says that a payment was begun", async () => {
  const { asked } = await withOpenIntent();
  expect(await actsOf(asked.id)).toEqual(["paymentBegun"]);
  const order = await placed("fifty_upon_order30_days");
  await createSetupIntent(order, order.transactions[1]!, now, "card");
  expect(await actsOf(order.id)).toEqual(["paymentBegun"]);
});

it.each([
  ["a bank transfer", (id: string) => payOffline(customer, id, now)],
  ["PausePay", (id: string) => pausePay(firm, id, now)],
] as const)("says that %s was chosen while a card's intent was open, and of no other attempt", async (_, choose) => {
  const { asked, id } = await withOpenIntent();
  await choose(id);
  expect((await loadOrder(asked.id)).transactions[0]?.attempts).toBe(1);
  expect(await actsOf(asked.id)).toEqual(["paymentBegun", "methodChosen"]);
});

it("says the same of another way online, and of the card again", async () => {
  const { asked } = await withOpenIntent();
  await createCardIntent(asked, dueTransaction(asked, now), now, "sepa_direct_debit");
  const debit = await loadOrder(asked.id);
  await createCardIntent(debit, dueTransaction(debit, now), now, "card");
  expect(await actsOf(asked.id)).toEqual(["paymentBegun", "methodChosen", "methodChosen"]);
});

it.each(["card", "sepa_direct_debit"] as const)("says that a refused %s was tried again", async (method) => {
  const order = await placed();
  await createCardIntent(order, dueTransaction(order, now), now, method);
  const before = await loadOrder(order.id);
  const refused: Transaction = { ...dueTransaction(before, now), status: "failed", failureCode: "refused" };
  const failed = await writeOrder({ before, after: withTransaction(before, refused), by: "provider", now });
  const again = await retryOrder(failed, customer, now);
  expect(again.transactions[0]).toMatchObject({ status: "pending_payment", attempts: 1 });
  expect((await actsOf(order.id)).at(-1)).toBe("retried");
});
