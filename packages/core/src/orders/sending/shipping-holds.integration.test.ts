import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { customersOrder, officeOrder } from "../finding/back-office.ts";
import { setReady } from "../change-order.ts";
import { deliverOrder } from "../../shipments/deliver-order.ts";
import { failOrder } from "../payment/fail-order.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { refundReceipt, withdrawTransfer } from "../ledger/refund.ts";
import { receiptId } from "../ledger/stored-receipts.ts";
import { paymentTotals } from "../payment/list-payments.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";

useDatabase();

const iban = "IT60X0542811101000000123456";

async function paidOrder() {
  const { place } = await readyCart(await product(5), 2);
  const order = await place();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  const [receipt] = await receiptsOf(await loadOrder(order.id));
  const refund = (amount: number) =>
    refundReceipt(
      receipt ? receiptId(receipt) : "",
      { amount, reason: "agreed", iban, confirmed: ["refund-not-due"] },
      now,
    );
  return { id: order.id, number: order.number, total: order.amounts.total, refund };
}

it("holds the goods of an order whose money went back, and nobody passes over it", async () => {
  const { id, total, refund } = await paidOrder();
  await refund(total);
  expect(await officeOrder(await loadOrder(id), now)).toMatchObject({
    status: "paid",
    shippable: true,
    shippingHolds: ["money-returned"],
  });
  const held = { code: "shipping-held", params: { holds: ["money-returned"] } };
  await expect(setReady(id, true, now)).rejects.toMatchObject(held);
  await expect(setReady(id, true, now, ["money-partly-returned"])).rejects.toMatchObject(held);
});

it("asks about the goods of an order of which a part went back, when it is ready and when it is delivered", async () => {
  const { id, refund } = await paidOrder();
  await setReady(id, true, now);
  await refund(100);
  const held = { code: "shipping-held", params: { holds: ["money-partly-returned"] } };
  await expect(deliverOrder(id, now)).rejects.toMatchObject(held);
  await setReady(id, false, now);
  await expect(setReady(id, true, now)).rejects.toMatchObject(held);
  await setReady(id, true, now, ["money-partly-returned"]);
  expect((await deliverOrder(id, now, { despite: ["money-partly-returned"] })).fulfilment).toBe("delivered");
});

it("lets goods and money part at no moment: of a refund and readiness at once, one sees the other", async () => {
  const { id, total, refund } = await paidOrder();
  const [, ready] = await Promise.allSettled([refund(total), setReady(id, true, now)]);
  // Goods that were refused to be ready can't be delivered either.
  const code = ready.status === "fulfilled" ? /held|not-shippable/ : /invalid-transition/;
  await expect(deliverOrder(id, now)).rejects.toMatchObject({ code: expect.stringMatching(code) });
});

it("tells its customer and the totals what went back, and nothing any more when the transfer back isn't made after all", async () => {
  const { id, number, total, refund } = await paidOrder();
  const receipt = await refund(300);
  const totals = () => paymentTotals({ period: "2026-11", user: number }, now);
  expect(await totals()).toMatchObject({ amount: total, paid: total - 300, refunded: 300, open: 0 });
  const shown = await customersOrder(await loadOrder(id), now);
  expect(shown.transactions).toMatchObject([{ status: "paid", amount: total, refunded: 300 }]);
  await withdrawTransfer(receiptId(receipt), "1", now);
  expect(await totals()).toMatchObject({ paid: total, refunded: 0 });
  const after = await officeOrder(await loadOrder(id), now);
  expect(after).toMatchObject({ refundDue: 0, shippingHolds: [], receipts: [{ settled: total, dueBack: 0 }] });
  expect(after.transactions[0]?.refunded).toBeUndefined();
  expect((await setReady(id, true, now)).fulfilment).toBe("ready");
});

it("ends an order without asking what becomes of its money once all of it went back", async () => {
  const part = await paidOrder();
  await part.refund(part.total - 1);
  await expect(failOrder(part.id, "agreed", now)).rejects.toThrow("something-paid");
  const { id, total, refund } = await paidOrder();
  await refund(total);
  expect(await failOrder(id, "agreed", now)).toMatchObject({ status: "failed", reserved: false });
});
