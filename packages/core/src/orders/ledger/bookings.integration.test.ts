import { expect, it } from "vitest";
import {
  arrive,
  confirm,
  mark,
  now,
  placed,
  receiptsOf,
  total,
  useCardProvider,
  withIntent,
} from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, product, readyCart } from "../../../../../tests/support/shop.ts";
import { officeOrder } from "../finding/back-office.ts";
import { changeTerms } from "../payment/change-payment.ts";
import { failOrder } from "../payment/fail-order.ts";
import { reopenOrder } from "../reopen-order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import { applyReceipt } from "./apply-receipt.ts";
import { recordSurplus } from "./record-receipt.ts";
import { refundReceipt } from "./refund.ts";
import { reverseReceipt } from "./reverse-receipt.ts";

useDatabase();
useCardProvider();

it("takes a cancelled order up again by nobody: its money goes back, and what comes still is due back", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  await failOrder(order.id, "no longer made", now, true);
  const cancelled = await loadOrder(order.id);
  expect(cancelled.cancelledOn).toBe(now.toISOString());
  const acts = [
    () => retryOrder(cancelled, buyer(), now),
    () => reopenOrder({ ...buyer(), id: order.userId }, order.id, now),
    () => markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now),
    () => changeTerms(`${order.id}.1`, "fifty_upon_order30_days", now),
  ];
  for (const act of acts) await expect(act()).rejects.toThrow("order-ended");
  expect(await loadOrder(order.id)).toEqual(cancelled);
  await recordSurplus(order.id, { amount: total, settledOn: "2026-11-20", reference: "CRO 7" }, now);
  expect(await receiptsOf(order.id)).toContainEqual(
    expect.objectContaining({ reference: "CRO 7", why: "order-ended", dueBack: total }),
  );
  expect((await loadOrder(order.id)).status).toBe("failed");
});

it("uses money that came for an order at its end for the same order taken up again, once and whole", async () => {
  const { user, place } = await readyCart(await product(9), 3);
  const order = await place();
  const { total } = order.amounts;
  await failOrder(order.id, "no answer", now);
  const came = { amount: total, settledOn: "2026-11-20", reference: "CRO LATE" };
  await recordSurplus(order.id, came, now);
  const id = (await receiptsOf(order.id))[0]?.id ?? "";
  await expect(applyReceipt(id, {}, now)).rejects.toThrow("amount-not-allowed");
  await retryOrder(await loadOrder(order.id), user, now);
  const both = await Promise.allSettled([applyReceipt(id, {}, now), applyReceipt(id, {}, now)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await receiptsOf(order.id)).toMatchObject([{ settled: total, dueBack: 0, usable: false, seq: 1 }]);
  expect((await receiptsOf(order.id))[0]?.why).toBeUndefined();
  const paid = await loadOrder(order.id);
  expect(paid).toMatchObject({ status: "paid" });
  expect(paid.transactions).toMatchObject([{ settlementRef: "CRO LATE", settledOn: "2026-11-20", status: "paid" }]);
  await reverseReceipt(id, "wrong order", now);
  expect((await loadOrder(order.id)).status).toBe("pendingPayment");
  await expect(applyReceipt(id, {}, now)).rejects.toThrow("invalid-transition");
});

it("uses money of another amount in part or with the rest due back, and none of which a part has gone back", async () => {
  const order = await placed("fifty_upon_order30_days");
  const confirmed = ["payment-open"];
  const whole = { settledOn: "2026-11-20", confirmed };
  await recordSurplus(order.id, { ...whole, amount: total, reference: "CRO 8" }, now);
  await recordSurplus(order.id, { ...whole, amount: order.transactions[1]?.amount ?? 0, reference: "CRO 9" }, now);
  const [other, half] = (await receiptsOf(order.id)).toSorted((a, b) => b.amount - a.amount);
  const refund = { amount: 1, confirmed: ["refund-small-part"], reason: "agreed", iban: "IT60X0542811101000000123456" };
  await refundReceipt(half?.id ?? "", refund, now);
  await expect(applyReceipt(half?.id ?? "", {}, now)).rejects.toThrow("invalid-transition");
  const [first = 0, second = 0] = order.transactions.map(({ amount }) => amount);
  await applyReceipt(other?.id ?? "", {}, now);
  const used = async () => (await receiptsOf(order.id)).find(({ id }) => id === other?.id);
  expect(await used()).toMatchObject({
    amount: total,
    settled: first,
    dueBack: second,
    surplus: second,
    usable: false,
  });
  expect((await loadOrder(order.id)).transactions).toMatchObject([
    { status: "paid", amount: first },
    { amount: second },
  ]);
  await recordSurplus(order.id, { ...whole, amount: second - 100, reference: "CRO 10" }, now);
  const less = (await receiptsOf(order.id)).find(({ reference }) => reference === "CRO 10");
  await applyReceipt(less?.id ?? "", {}, now);
  expect((await loadOrder(order.id)).transactions).toMatchObject([
    { amount: first },
    { status: "paid", amount: second - 100, settlementRef: "CRO 10" },
    { status: "pending_payment", amount: 100 },
  ]);
  expect((await loadOrder(order.id)).status).toBe("pendingPayment");
});

it("lets no transfer settle an order that the office gave up, part-paid or not", async () => {
  const order = await placed("fifty_upon_order30_days");
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  await failOrder(order.id, "no answer", now, true);
  await expect(markPaid(`${order.id}.2`, undefined, mark, now)).rejects.toThrow("order-ended");
  await expect(retryOrder(await loadOrder(order.id), buyer(), now)).rejects.toThrow("order-ended");
  const unpaid = await placed();
  await failOrder(unpaid.id, "no answer", now);
  await expect(markPaid(`${unpaid.id}.1`, undefined, mark, now)).rejects.toThrow("order-ended");
});

it("books one transfer once in an order, whatever it is booked for; other money of the same reference is asked about", async () => {
  const order = await placed();
  const transfer = { settledOn: "2026-11-20", reference: "CRO D1" };
  const first = { settledOn: "2026-11-20", settlementRef: "CRO D1", amount: 100_000 };
  await markPaid(`${order.id}.1`, "manual_wire_transfer", first, now);
  await expect(recordSurplus(order.id, { ...transfer, amount: 100_000 }, now)).rejects.toThrow("receipt-known");
  const second = { settledOn: "2026-11-20", settlementRef: "cro-d1" };
  await expect(markPaid(`${order.id}.2`, undefined, second, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "settlementRef", code: "reference-known", params: { amount: 100_000, settledOn: "2026-11-20" } }],
  });
  const confirmed = ["reference-known"];
  expect((await markPaid(`${order.id}.2`, undefined, { ...second, confirmed }, now)).status).toBe("paid");
  await recordSurplus(order.id, { ...transfer, amount: 300, confirmed }, now);
  await recordSurplus(order.id, { ...transfer, amount: 400, confirmed }, now);
  const { refundDue, receipts } = await officeOrder(await loadOrder(order.id), now);
  expect([refundDue, receipts.length]).toEqual([700, 4]);
});

it("asks about a day long before the order and an amount out of proportion, and books what is confirmed", async () => {
  const order = await placed();
  const asked = (code: string, params: object) => ({
    code: "confirmation-needed",
    fields: [{ field: expect.any(String) as string, code, params }],
  });
  const year = { settledOn: "2001-01-01", settlementRef: "CRO 1" };
  const early = { settledOn: "2001-01-01", placedOn: "2026-11-20" };
  for (const method of ["manual_wire_transfer", "bank_receipt", "assignment_of_tax_credit", undefined] as const) {
    await expect(markPaid(`${order.id}.1`, method, year, now)).rejects.toMatchObject(asked("day-before-order", early));
  }
  const much = { amount: total * 8, settledOn: "2026-11-20", reference: "CRO 2" };
  await expect(recordSurplus(order.id, much, now)).rejects.toMatchObject({
    fields: [{ code: "amount-beyond-order", params: { amount: total * 8, total } }, { code: "payment-open" }],
  });
  await expect(markPaid(`${order.id}.1`, undefined, { ...mark, amount: 3_000 }, now)).rejects.toMatchObject(
    asked("amount-small-part", { amount: 3_000, due: total }),
  );
  expect(await receiptsOf(order.id)).toEqual([]);
  await markPaid(`${order.id}.1`, undefined, { ...year, confirmed: ["day-before-order"] }, now);
  // By now nothing of the order is open.
  await recordSurplus(order.id, { ...much, confirmed: ["amount-beyond-order"] }, now);
  expect(await receiptsOf(order.id)).toHaveLength(2);
});

it("asks before one transfer pays a second order, naming the first, and lets it pay both", async () => {
  const [first, second, third] = [await placed(), await placed(), await placed()];
  const pay = (order: { id: string }, settlementRef: string, confirmed: string[] = []) =>
    markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef, confirmed }, now);
  await pay(first, "CRO ONE");
  await expect(pay(second, "cro-one")).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [
      {
        field: "settlementRef",
        code: "reference-elsewhere",
        params: { orderNumber: first.number, amount: total, settledOn: "2026-11-20" },
      },
    ],
  });
  expect(await receiptsOf(second.id)).toEqual([]);
  const surplus = { amount: 500, settledOn: "2026-11-20", reference: "CRO ONE", confirmed: ["payment-open"] };
  await expect(recordSurplus(third.id, surplus, now)).rejects.toMatchObject({
    fields: [{ field: "reference", code: "reference-elsewhere" }],
  });
  expect((await pay(second, "CRO ONE", ["reference-elsewhere"])).status).toBe("paid");
  await expect(pay(third, "CRO ONE")).rejects.toMatchObject({ fields: [{}, {}] });
  expect((await pay(third, "CRO TWO")).status).toBe("paid");
});

it("asks one of two who book the same transfer at two orders at once", async () => {
  const orders = await Promise.all([placed(), placed(), placed(), placed()]);
  const transfer = { ...mark };
  const booked = await Promise.allSettled(
    orders.map(({ id }) => markPaid(`${id}.1`, "manual_wire_transfer", transfer, now)),
  );
  expect(booked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of booked) {
    if (one.status === "rejected") expect(one.reason).toMatchObject({ fields: [{ code: "reference-elsewhere" }] });
  }
});

it("asks no more about a reference whose booking was struck out", async () => {
  const [wrong, right] = [await placed(), await placed()];
  const transfer = { ...mark };
  await markPaid(`${wrong.id}.1`, "manual_wire_transfer", transfer, now);
  await reverseReceipt((await receiptsOf(wrong.id))[0]?.id ?? "", "money of another order", now);
  expect((await markPaid(`${right.id}.1`, "manual_wire_transfer", transfer, now)).status).toBe("paid");
  await expect(markPaid(`${wrong.id}.1`, "manual_wire_transfer", transfer, now)).rejects.toMatchObject({
    fields: [{ code: "reference-elsewhere" }],
  });
});
