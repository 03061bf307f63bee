import { expect, it } from "vitest";
import {
  arrive,
  confirm,
  now,
  placed,
  receiptsOf,
  useCardProvider,
  withIntent,
} from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { cardProvider } from "../../payments/card-provider.ts";
import { refundOnce } from "./refund-once.ts";

useDatabase();
useCardProvider();

it("refunds a chain's money once, of runs beside and after one another", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  const [receipt] = await receiptsOf(order.id);
  const refunded = async () =>
    (await cardProvider().refunds.list({ payment_intent: intent, limit: 100 })).data.map(({ amount }) => amount);
  const refund = { receiptId: receipt!.id, amount: 900, reason: "Nota di credito 36/2026NC", of: "settled" as const };
  await Promise.all([1, 2, 3].map(() => refundOnce(refund, now)));
  await refundOnce(refund, now);
  expect(await refunded()).toEqual([900]);
  await refundOnce({ ...refund, reason: "Nota di credito 37/2026NC" }, now);
  expect(await refunded()).toEqual([900, 900]);
});
