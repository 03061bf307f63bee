import { expect, it } from "vitest";
import { inDays, placed, useCardProvider, withIntent } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { cardProvider } from "../../payments/card-provider.ts";
import { setPaymentNotice } from "./change-payment.ts";
import { loadOrder } from "../stored-order.ts";
import { expireUnpaidOrders, remindLatePayers } from "./unpaid-orders.ts";

useDatabase();
useCardProvider();

it("dates what falls due after the notice", async () => {
  const { id } = await placed("ten_upon_order_rest_on_ship");
  const { transactions } = await setPaymentNotice(`${id}.2`, "2026-12-01", inDays(11));
  expect(transactions.map(({ dueDate }) => dueDate)).toEqual(["2026-11-27", "2026-12-01"]);
});

it("reminds once per step of late days and lets an unpaid order expire with its intent", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  const remindedOn = async () => (await loadOrder(order.id)).transactions[0]?.remindedOnDay;
  await remindLatePayers(inDays(7));
  expect(await remindedOn()).toBeUndefined();
  await remindLatePayers(inDays(8));
  expect(await remindedOn()).toBe(1);
  expect(await remindLatePayers(inDays(9))).toBe(0);
  await expireUnpaidOrders(inDays(29));
  expect((await loadOrder(order.id)).status).toBe("pendingPayment");
  await expireUnpaidOrders(inDays(30));
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed", reserved: false });
  expect((await cardProvider().paymentIntents.retrieve(intent)).status).toBe("canceled");
});
