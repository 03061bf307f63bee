import fc from "fast-check";
import { expect, it } from "vitest";
import { byCode, company, payment, seller, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../../orders/index.ts";
import { summaryOf } from "../../orders/summary.ts";
import { sumOf } from "../../platform/money.ts";
import { creditNoteOf } from "./credit-note.ts";
import { invoiceOf, type Draft } from "./invoice-of.ts";
import { nextDocument } from "./next-document.ts";

const today = "2026-11-23";
const parties = { seller, buyer: company, recipient: byCode };
const reduced = {
  row: "2",
  rule: "domestic-reduced",
  standard: 2200,
  reduced: 1000,
  accessories: "as-goods",
} as const;

const paid = (order: Order): Order => ({
  ...order,
  status: "paid",
  transactions: [payment(1, order.amounts.total, { status: "paid", settledOn: today })],
});
const invoiced = (order: Order): { draft: Draft; after: Order } => {
  const draft = invoiceOf(order, nextDocument(order, today, false), parties);
  const { type, total } = draft;
  const groups = draft.groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
  return { draft, after: { ...order, invoices: [{ id: "D1", type, number: "1/2026", date: today, total, groups }] } };
};
const sums = ({ groups }: Pick<Draft, "groups">) => groups.map(({ rate, taxable, vat }) => [rate, taxable, vat]);
const freightIn = ({ lines }: Draft, rate: number) =>
  sumOf(lines.filter((line) => line.kind === "shipment" && line.rate === rate).map(({ net }) => net));

const mixed = fc
  .record({
    panels: fc.record({ quantity: fc.integer({ min: 1, max: 60 }), unit: fc.integer({ min: 1, max: 60_000 }) }),
    wallbox: fc.record({ quantity: fc.integer({ min: 1, max: 5 }), unit: fc.integer({ min: 1, max: 200_000 }) }),
    wasteFee: fc.nat(300),
    shipment: fc.nat(90_000),
    coupon: fc.nat(3000),
  })
  .map(({ panels, wallbox, wasteFee, shipment, coupon }) =>
    soldOrder(
      [
        { productId: "P", category: "panels", wasteFee, ...panels },
        { productId: "W", category: "emobility", wasteFee, ...wallbox },
      ],
      { treatment: reduced, shipment, coupon },
    ),
  );

it("taxes delivery as the goods that it comes with, the same in order, invoice and credit note, to the cent", () => {
  fc.assert(
    fc.property(mixed, (order) => {
      const { amounts } = order;
      expect(sumOf(amounts.groups.map(({ shipment }) => shipment))).toBe(amounts.shipmentCost);
      const { draft, after } = invoiced(paid(order));
      expect(sums(draft)).toEqual(amounts.groups.map(({ rate, taxable, vat }) => [rate, taxable, vat]));
      for (const { rate, shipment } of amounts.groups) expect(freightIn(draft, rate)).toBe(shipment);
      // Taken back whole delivery comes back at the rates at which it was charged.
      if (draft.total === 0) return;
      const note = creditNoteOf(after, { all: true }, "Annullata", parties);
      const byRate = new Map(note.groups.map((one) => [one.rate, one]));
      for (const { rate, taxable, vat } of draft.groups)
        expect(byRate.get(rate) ?? { taxable: 0, vat: 0 }).toMatchObject({ taxable, vat });
      const { rows } = summaryOf(order, "net");
      expect(rows.every(({ code }) => code !== "rounding")).toBe(true);
    }),
  );
});

it("leaves delivery with its buyer, at both rates, where all pieces come back", () => {
  fc.assert(
    fc.property(mixed, (order) => {
      const { after, draft } = invoiced(paid(order));
      fc.pre(order.amounts.couponAmount === 0 && draft.total > 0);
      const pieces = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
      const note = creditNoteOf(after, { pieces }, "Reso", parties);
      for (const { rate, shipment } of order.amounts.groups) {
        const [whole, back] = [draft, note].map(({ groups }) => groups.find((one) => one.rate === rate)?.taxable ?? 0);
        expect((whole ?? 0) - (back ?? 0)).toBe(shipment);
      }
    }),
  );
});

it("charges 91.74 € of 120.00 € delivery at 10 % and 28.26 € at 22 % in the worked example of domain-rules 1.3", () => {
  const { draft } = invoiced(paid(workedExample()));
  expect([freightIn(draft, 1000), freightIn(draft, 2200)]).toEqual([9174, 2826]);
});
