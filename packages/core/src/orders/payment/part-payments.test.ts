import fc from "fast-check";
import { expect, it } from "vitest";
import type { Transaction } from "../../payments/index.ts";
import { openAmountOf } from "./open-payments.ts";
import { joined, withRest } from "./part-payments.ts";

const instalment = (seq: number, amount: number): Transaction => ({
  orderId: "O1",
  seq,
  userId: "U",
  amount,
  status: "pending_payment",
  method: "manual_wire_transfer",
  dueDate: "2026-11-27",
  dueDateProvisional: false,
  superseded: false,
  attempts: 0,
  createdOn: "2026-11-20T10:00:00.000Z",
  version: 1,
});
const schedule = [instalment(1, 50_000), instalment(2, 50_000)];
const order = { status: "pendingPayment" as const };
const replaced = (all: readonly Transaction[], one: Transaction) => all.map((old) => (old.seq === one.seq ? one : old));

const shares = fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 99 })), { maxLength: 8 });

it("asks for the same sum, in one piece each instalment, after any parts were paid and all were struck out, in any order", () => {
  fc.assert(
    fc.property(shares, fc.array(fc.nat(20), { minLength: 10, maxLength: 10 }), (parts, places) => {
      let all: readonly Transaction[] = schedule;
      const paid: number[] = [];
      for (const [which, share] of parts) {
        const open = all.filter(({ status, superseded, amount }) => status !== "paid" && !superseded && amount > 1);
        const whole = open[which % open.length];
        if (!whole) break;
        const amount = Math.max(1, Math.floor((whole.amount * share) / 100));
        all = withRest(replaced(all, { ...whole, amount, status: "paid" }), whole, whole.amount - amount);
        paid.push(whole.seq);
      }
      while (paid.length > 0) {
        const [seq] = paid.splice((places[paid.length] ?? 0) % paid.length, 1);
        const part = all.find((one) => one.seq === seq);
        if (!part) throw new Error("a payment went missing");
        const waits = { ...part, status: "pending_payment" as const };
        const before = openAmountOf({ ...order, transactions: replaced(all, waits) });
        all = joined(replaced(all, waits), waits);
        expect(openAmountOf({ ...order, transactions: all })).toBe(before);
      }
      const live = all.filter(({ superseded }) => !superseded).map(({ seq, amount }) => [seq, amount]);
      expect(live).toEqual([
        [1, 50_000],
        [2, 50_000],
      ]);
    }),
  );
});

it("knows what an order waits for beside a payment, and nothing where it has ended", () => {
  expect(openAmountOf({ ...order, transactions: schedule })).toBe(100_000);
  expect(openAmountOf({ ...order, transactions: schedule }, 1)).toBe(50_000);
  const ended = { status: "failed" as const, failedReason: "expired" };
  expect(openAmountOf({ ...ended, transactions: schedule }, 1)).toBe(0);
});

it("keeps what a slip asks for at the bank apart from what waits beside it, and joins the parts of one line", () => {
  const presented = { number: "RB261222-0A1B2C", kind: "riba", seq: 1, on: "2026-12-31", amount: 40_000 } as const;
  const whole = { ...instalment(1, 40_000), status: "processing_payment" as const, presented };
  const split = withRest([{ ...whole, amount: 15_000, status: "paid" }], whole, 25_000);
  expect(split[1]).toMatchObject({ status: "processing_payment", amount: 25_000, presented });
  const waits = { ...whole, amount: 15_000 };
  expect(joined(replaced(split, waits), waits)).toMatchObject([
    { amount: 40_000, superseded: false },
    { superseded: true, presented: undefined },
  ]);
  const beside = { ...waits, status: "pending_payment" as const, presented: undefined };
  expect(joined(replaced(split, beside), beside)).toEqual(replaced(split, beside));
});
