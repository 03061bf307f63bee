import * as fc from "fast-check";
import { expect, it } from "vitest";
import { payment, soldOrder } from "../../../../../tests/support/invoices.ts";
import { dueBackOf, refundedOf, underWayOf, withRefund, type Receipt } from "../../payments/index.ts";
import type { Order } from "../order.ts";
import type { IssuedDocument } from "../papers/issued.ts";
import { askedByDocuments } from "../papers/invoiced.ts";
import { askingForTheRest } from "../withdrawal/withdrawn-money.ts";
import { beyondOwed, withSurplus } from "./surplus.ts";

const now = new Date("2026-11-23T10:00:00Z");

const document = (type: IssuedDocument["type"], gross: number, changes: Partial<IssuedDocument> = {}) => ({
  id: `${type}-${gross}`,
  type,
  number: "1/2026",
  date: "2026-11-20",
  total: gross,
  groups: [{ rate: 0, taxable: gross, vat: 0 }],
  ...changes,
});

const receipt = (seq: number, amount: number, changes: Partial<Receipt> = {}): Receipt => ({
  orderId: "O1",
  key: `T${seq}`,
  version: 1,
  method: "manual_wire_transfer",
  amount,
  currency: "eur",
  seq,
  settled: amount,
  settledOn: "2026-11-20",
  receivedOn: "2026-11-20T10:00:00.000Z",
  receivedBy: "office",
  chargedBack: 0,
  refunds: [],
  ...changes,
});

const treatment = { row: "6", rule: "export" as const, standard: 0, reduced: 0 };
const sold = (transactions: Order["transactions"], invoices: IssuedDocument[]): Order =>
  soldOrder([{ productId: "P", category: "panels", quantity: 10, unit: 10_000, wasteFee: 0 }], {
    treatment,
    transactions,
    invoices,
  });

const paid = (seq: number, amount: number) => payment(seq, amount, { status: "paid" });

it("lets what was credited of what was paid stand for nothing any more, of the money that came last", () => {
  const order = sold([paid(1, 40_000), paid(2, 60_000)], [document("TD01", 100_000), document("TD04", 70_000)]);
  const receipts = [receipt(1, 40_000), receipt(2, 60_000)];
  expect(beyondOwed(order, receipts)).toBe(70_000);
  const after = withSurplus(order, receipts, beyondOwed(order, receipts));
  expect(after.order.transactions.map(({ amount }) => amount)).toEqual([30_000, 0]);
  expect(after.receipts.map(([, one]) => [one.settled, one.surplus, dueBackOf(one)])).toEqual([
    [0, 60_000, 60_000],
    [30_000, 10_000, 10_000],
  ]);
});

it("is none of what a correction is about to send back, of a gift, of a coupon that was given, or of what is asked for still", () => {
  const invoices = [
    document("TD01", 100_000),
    document("TD04", 30_000, { cause: "correction-0-credit", sentBack: 30_000 }),
  ];
  const order = sold([paid(1, 100_000)], invoices);
  expect(beyondOwed(order, [receipt(1, 100_000)])).toBe(0);
  const plain = sold([paid(1, 100_000)], [document("TD01", 100_000), document("TD04", 100_000, { pieces: [] })]);
  expect(beyondOwed(plain, [receipt(1, 100_000)])).toBe(100_000);
  expect(beyondOwed(plain, [receipt(1, 100_000)], 36_610)).toBe(63_390);
  expect(beyondOwed(plain, [receipt(1, 100_000, { method: "gift" })])).toBe(0);
  const half = sold([paid(1, 50_000), payment(2, 50_000)], [document("TD01", 100_000), document("TD04", 30_000)]);
  expect(beyondOwed(half, [receipt(1, 50_000)])).toBe(0);
  expect(beyondOwed({ ...plain, status: "failed", failedReason: "given up" }, [receipt(1, 100_000)])).toBe(0);
});

it("leaves a withdrawal its money: what its consumer awaits, and what the office keeps with a reason", () => {
  const said = { declaredOn: now.toISOString(), name: "Ada", email: "ada@example.com", state: "declared" as const };
  const lines = [{ productId: "P", quantity: 3 }];
  const invoices = [document("TD01", 100_000), document("TD04", 30_000, { pieces: lines })];
  const order = { ...sold([paid(1, 100_000)], invoices), withdrawals: [{ ...said, lines }] };
  expect(beyondOwed(order, [receipt(1, 100_000)])).toBe(0);
  const less = { ...said, state: "refunded" as const, lines, less: { amount: 10_000, reason: "Graffiati" } };
  const { receipt: sent } = withRefund(receipt(1, 100_000), {
    amount: 20_000,
    reason: "",
    askedOn: now.toISOString(),
    askedBy: "U",
  });
  expect(beyondOwed({ ...order, withdrawals: [less] }, [sent])).toBe(0);
});

it("conserves the money: what came is settled, due back or gone, and the documents ask what stands and is still asked for", () => {
  const life = fc.record({
    first: fc.integer({ min: 1, max: 99_999 }),
    credits: fc.array(fc.record({ gross: fc.integer({ min: 1, max: 40_000 }), refunds: fc.boolean() }), {
      maxLength: 3,
    }),
    comes: fc.boolean(),
  });
  fc.assert(
    fc.property(life, ({ first, credits, comes }) => {
      let order = sold([paid(1, first), payment(2, 100_000 - first, { status: "processing_payment" })], []);
      order = { ...order, invoices: [document("TD01", 100_000)] };
      let receipts = [receipt(1, first)];
      const settled = () => receipts.reduce((sum, one) => sum + one.settled, 0);
      let open = 100_000;
      for (const [place, { gross: wished, refunds }] of credits.entries()) {
        const gross = Math.min(wished, open);
        open -= gross;
        const sentBack = refunds ? Math.max(0, Math.min(gross, settled() - open)) : 0;
        const cause = refunds ? { cause: `correction-${place}-credit` } : {};
        const note = document("TD04", gross, { ...cause, ...(sentBack > 0 && { sentBack }), id: `N${place}` });
        order = { ...order, invoices: [...(order.invoices ?? []), note] };
        if (!refunds) {
          const after = withSurplus(order, receipts, Math.min(gross, beyondOwed(order, receipts)));
          receipts = receipts.map((one) => new Map(after.receipts).get(one) ?? one);
          order = after.order;
        } else if (sentBack > 0 && receipts.every((one) => underWayOf(one) === 0)) {
          const asked = {
            amount: sentBack,
            reason: "",
            askedOn: now.toISOString(),
            askedBy: "U",
            of: "settled" as const,
          };
          const sent = withRefund(receipts[0]!, asked).receipt;
          receipts = [{ ...sent, refunds: sent.refunds.map((one) => ({ ...one, state: "done" as const })) }];
          const [one, two] = order.transactions;
          order = { ...order, transactions: [{ ...one!, refunded: (one!.refunded ?? 0) + sentBack }, two!] };
        }
        order = askingForTheRest(order, now);
      }
      if (comes) {
        const came = { ...order.transactions[1]!, status: "paid" as const };
        order = { ...order, transactions: [order.transactions[0]!, came] };
        const fresh = receipt(2, 100_000 - first);
        const after = withSurplus(order, [fresh], beyondOwed(order, [...receipts, fresh]));
        order = after.order;
        receipts = [...receipts, after.receipts[0]?.[1] ?? fresh];
      }
      for (const one of receipts)
        expect(one.amount).toBe(one.settled + dueBackOf(one) + refundedOf(one) + underWayOf(one) + one.chargedBack);
      // What a payment is of is what stands for it and has gone back of it.
      for (const { seq, amount, status, refunded = 0 } of order.transactions)
        if (status === "paid") expect(amount - refunded).toBe(receipts.find((one) => one.seq === seq)?.settled);
      if (comes) expect(settled()).toBe(askedByDocuments(order));
      else expect(settled()).toBeLessThanOrEqual(Math.max(first, askedByDocuments(order)));
    }),
  );
});
