import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import type { TermsCode } from "../../payments/index.ts";
import { romeDate } from "../../platform/time.ts";
import { setReady } from "../change-order.ts";
import { changeTerms, setPaymentNotice } from "./change-payment.ts";
import { orderView } from "../finding/list-orders.ts";
import type { Order } from "../order.ts";
import { markPaid } from "./settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import { remindLatePayers } from "./unpaid-orders.ts";

useDatabase();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const day = (days: number) => romeDate(inDays(days));
const dues = ({ transactions }: Order) => transactions.filter((one) => !one.superseded).map(({ dueDate }) => dueDate);

async function placedOn(terms: TermsCode): Promise<Order> {
  const order = await (await readyCart(await product(3), 3)).place();
  return changeTerms(`${order.id}.1`, terms, now);
}

it("makes the rest of a part payment fall due with the notice as the whole would have", async () => {
  const { id } = await placedOn("hundred_upon_shipment");
  await markPaid(`${id}.2`, undefined, { ...mark, amount: 6_000 }, now);
  const ready = await setReady(id, true, inDays(5));
  expect(dues(ready)).toEqual([undefined, day(5)]);
  expect(orderView(ready, inDays(9)).lateDays).toBe(4);
});

it("gives each rest its own instalment's due date", async () => {
  const { id } = await placedOn("ten_upon_order_rest_on_ship");
  await markPaid(`${id}.2`, undefined, { ...mark, amount: 1_000 }, now);
  await markPaid(`${id}.3`, undefined, { ...mark, settlementRef: "CRO 2", amount: 6_000 }, now);
  expect(dues(await setReady(id, true, inDays(5)))).toEqual([day(7), undefined, day(7), day(5)]);
  expect(dues(await setPaymentNotice(`${id}.5`, day(6), inDays(6)))).toEqual([day(7), undefined, day(7), day(6)]);
});

it("takes the notice back with the readiness, and gives it anew", async () => {
  const { id } = await placedOn("hundred_upon_shipment");
  await setReady(id, true, inDays(1));
  const back = await setReady(id, false, inDays(2));
  expect(back.paymentNoticeDate).toBeUndefined();
  expect(orderView(back, inDays(20)).lateDays).toBe(0);
  const again = await setReady(id, true, inDays(20));
  expect(dues(again)).toEqual([day(20)]);
  expect(orderView(again, inDays(20)).lateDays).toBe(0);
});

it("reminds of a balance anew, though the deposit had come late too", async () => {
  const { id } = await placedOn("ten_upon_order_rest_on_ship");
  await remindLatePayers(inDays(14));
  const remindedOn = async () => (await loadOrder(id)).transactions.map(({ remindedOnDay }) => remindedOnDay);
  expect((await remindedOn())[1]).toBe(7);
  await markPaid(`${id}.2`, undefined, mark, inDays(14));
  await setReady(id, true, inDays(15));
  await remindLatePayers(inDays(16));
  expect(await remindedOn()).toEqual([undefined, 7, 1]);
  expect(await remindLatePayers(inDays(17))).toBe(0);
});

it("takes no notice of a day before its order, and none of a day to come", async () => {
  const { id } = await placedOn("hundred_upon_shipment");
  for (const [date, code] of [
    ["2026-08-10", "before-order"],
    [day(-1), "before-order"],
    [day(1), "in-the-future"],
  ] as const) {
    await expect(setPaymentNotice(`${id}.2`, date, now)).rejects.toMatchObject({
      fields: [{ field: "paymentNoticeDate", code }],
    });
  }
  expect((await setPaymentNotice(`${id}.2`, day(0), now)).paymentNoticeDate).toBe(day(0));
});
