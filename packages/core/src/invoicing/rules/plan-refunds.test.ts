import * as fc from "fast-check";
import { expect, it } from "vitest";
import { byCode, company, payment, seller, soldOrder } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../../orders/index.ts";
import { dueDocument } from "../../orders/papers/due-document.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { invoiceOf } from "./invoice-of.ts";
import { nextDocument } from "./next-document.ts";

const today = "2026-11-23";
const parties = { seller, buyer: company, recipient: byCode };

/** A plan's month of 99.00 €, 120.78 with VAT, that was paid and of which so many cents went back. */
const monthOf = (refunded: number, changes: Partial<Order> = {}): Order =>
  soldOrder([{ productId: "M", category: "subscriptions", quantity: 1, unit: 9_900, wasteFee: 0 }], {
    status: "paid",
    transactions: [payment(1, 12_078, { status: "paid", settledOn: today, method: "card", refunded })],
    ...changes,
  });
const invoiceOfMonth = (order: Order) => invoiceOf(order, nextDocument(order, today, false), parties);

it("invoices nothing of a month that went back whole before its invoice", () => {
  const month = monthOf(12_078);
  expect(dueDocument(month, false)).toBeUndefined();
  expect(() => nextDocument(month, today, false)).toThrow("nothing-to-invoice");
});

it("invoices what was kept of a month, in lines that come to it, and asks for no payment of what went back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_077 }), (refunded) => {
      const month = monthOf(refunded);
      expect(dueDocument(month, false)).toMatchObject({ type: "TD01" });
      const draft = invoiceOfMonth(month);
      expect(draft).toMatchObject({ type: "TD01", total: 12_078 - refunded });
      const others = draft.lines.slice(1).map(({ description }) => description);
      expect(others).toEqual(
        draft.total < 12_078 && draft.groups[0]?.taxable !== 9_900 ? ["Importo già restituito"] : [],
      );
      expect(draft.payments).toMatchObject([{ amount: 12_078 - refunded, paidOn: today }]);
      for (const { rate, taxable } of draft.groups) {
        const lines = draft.lines.filter((line) => line.rate === rate);
        expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(taxable);
      }
      expect(refusalsOf({ ...draft, date: today }, { today })).toEqual([]);
    }),
  );
});

it("takes money that went back for a withdrawal off once", () => {
  const declaredOn = "2026-11-22T10:00:00.000Z";
  const half = { lines: [], words: "Il mese", amount: 6_000, state: "goods_back", declaredOn } as const;
  const withdrawals = [{ ...half, name: "Ada Neri", email: "ada@solvia.example" }];
  expect(invoiceOfMonth(monthOf(6_000, { withdrawals })).total).toBe(6_078);
  expect(invoiceOfMonth(monthOf(7_000, { withdrawals })).total).toBe(5_078);
  expect(invoiceOfMonth(monthOf(0, { withdrawals })).total).toBe(6_078);
});

it("leaves the invoice of a month as it is where money goes back afterwards, and goods as they were sold", () => {
  const groups = monthOf(0).amounts.groups;
  const one = { id: "D1", type: "TD01" as const, number: "1/2026", date: today, total: 12_078, groups };
  expect(dueDocument(monthOf(12_078, { invoices: [one] }), false)).toBeUndefined();
  const goods = soldOrder([{ productId: "P", category: "panels", quantity: 1, unit: 9_900, wasteFee: 0 }], {
    transactions: [payment(1, 12_078, { status: "paid", settledOn: today, refunded: 5_000 })],
  });
  expect(invoiceOfMonth(goods).total).toBe(12_078);
});
