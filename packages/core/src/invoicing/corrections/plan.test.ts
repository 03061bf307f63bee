import { describe, expect, it } from "vitest";
import { byCode, company, payment, quotedPart, seller, soldOrder } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../../orders/index.ts";
import type { Receipt } from "../../payments/index.ts";
import { invoiceOf, type Parties } from "../rules/invoice-of.ts";
import type { GivenCoupon } from "./given-coupons.ts";
import { demandRenamed, planOf } from "./plan.ts";

const parties: Parties = { seller, buyer: company, recipient: byCode };
const publicBody: Parties = { ...parties, recipient: { code: "UFABCD" } };
const today = "2026-11-23";

const receipt = (key: string, changes: Partial<Receipt> = {}) => ({
  id: key,
  orderId: "O1",
  key,
  version: 1,
  method: "manual_wire_transfer" as const,
  amount: 122_000,
  currency: "eur",
  settled: 122_000,
  settledOn: "2026-11-20",
  receivedOn: "2026-11-20T10:00:00.000Z",
  receivedBy: "U1",
  chargedBack: 0,
  refunds: [],
  ...changes,
});

/** Ten panels of 100.00, invoiced on a day: 1220.00 with VAT. */
function invoiced(date = "2026-11-20", whose = parties): Order {
  const order = soldOrder([{ productId: "P", category: "panels", quantity: 10, unit: 10_000, wasteFee: 0 }], {
    transactions: [payment(1, 122_000, { status: "paid", settledOn: "2026-11-20" })],
  });
  const { total, groups, splitPayment } = invoiceOf(order, { type: "TD01", amount: 122_000, operationOn: date }, whose);
  const split = splitPayment ? ({ split: true } as const) : {};
  return { ...order, invoices: [{ id: "D1", type: "TD01", number: "1/2026", date, total, groups, ...split }] };
}

const facts = {
  order: invoiced(),
  receipts: [receipt("K")],
  parties,
  corrected: parties,
  coupons: [] as GivenCoupon[],
  today,
};
const stepsOf = (asked: Parameters<typeof planOf>[0], changes: Partial<typeof facts> = {}) =>
  planOf(asked, { ...facts, ...changes }).steps.map(({ name, amount }) => [name, amount]);

const back = { kind: "return", reason: "Reso", pieces: [{ productId: "P", quantity: 2 }], amends: "refund" } as const;
const promise = { kind: "price-promise", reason: "Promessa", amount: 12_200, amends: "coupon" } as const;
const wrongVat = { kind: "wrong-vat", reason: "Aliquota", amends: "none" } as const;

describe("the money of a correction", () => {
  it("is taken of what stands for the order, never of what came twice and is due back anyway", () => {
    const twice = receipt("TWICE", { settled: 0, why: "paid-already" });
    expect(planOf(back, { ...facts, receipts: [receipt("K"), twice] }).steps).toMatchObject([
      { name: "credit", amount: 24_400 },
      { name: "refund", amount: 24_400, receiptId: "K" },
    ]);
  });

  it("is never a coupon for what came back: it is credited, and its money returned or left", () => {
    expect(() => planOf({ ...back, amends: "coupon" }, facts)).toThrow("invalid-input");
  });

  it("is nothing where no more came than is owed still", () => {
    const half = receipt("K", { amount: 61_000, settled: 61_000 });
    expect(stepsOf(back, { receipts: [half] })).toEqual([["credit", 24_400]]);
  });

  it("of a public body is without the VAT that it never paid: 200.00 for two panels", () => {
    const order = invoiced("2026-11-20", publicBody);
    const net = receipt("K", { amount: 100_000, settled: 100_000 });
    expect(stepsOf(back, { order, receipts: [net], parties: publicBody })).toEqual([
      ["credit", 24_400],
      ["refund", 20_000],
    ]);
  });
});

const given = (worth: number, used = false): GivenCoupon[] => [{ code: "C", amount: 50_000, worth, used }];

describe("a coupon in place of a credit", () => {
  const pieces = (quantity: number) => ({ ...back, pieces: [{ productId: "P", quantity }] });

  it("is taken back unused once all goods are back, and all of 1220.00 goes back", () => {
    expect(stepsOf(pieces(10), { coupons: given(61_000) })).toEqual([
      ["revoke", 50_000],
      ["credit", 122_000],
      ["refund", 122_000],
    ]);
  });

  it("counts as money that went back once it is used: 610.00 of 1220.00", () => {
    expect(stepsOf(pieces(10), { coupons: given(61_000, true) })).toEqual([
      ["credit", 122_000],
      ["refund", 61_000],
    ]);
  });

  it("stays where goods are kept; with it no more than 1220.00 goes back", () => {
    expect(stepsOf(pieces(5), { coupons: given(61_000) })).toEqual([
      ["credit", 61_000],
      ["refund", 61_000],
    ]);
    expect(stepsOf(pieces(6), { coupons: given(61_000) })).toEqual([
      ["credit", 73_200],
      ["refund", 61_000],
    ]);
    expect(stepsOf({ ...pieces(10), amends: "none" }, { coupons: given(61_000) })).toEqual([["credit", 122_000]]);
  });

  describe("beside pieces that were given for nothing", () => {
    const delivery = 6000;
    const sold = soldOrder(
      [
        {
          productId: "P",
          category: "panels",
          quantity: 11,
          unit: 0,
          wasteFee: 0,
          parts: [quotedPart(10, 10_000), quotedPart(1, 0)],
        },
        { productId: "CABLE", category: "others", quantity: 4, unit: 0, wasteFee: 0 },
      ],
      { shipment: delivery },
    );
    const { total, groups } = sold.amounts;
    const issued = groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
    const order: Order = {
      ...sold,
      transactions: [payment(1, total, { status: "paid", settledOn: "2026-11-20" })],
      invoices: [{ id: "D1", type: "TD01", number: "1/2026", date: "2026-11-20", total, groups: issued }],
    };
    const so = { order, receipts: [receipt("K", { amount: total, settled: total })], coupons: given(61_000) };
    const panels = (quantity: number) => [{ productId: "P", quantity }];

    it("has lost its ground once all that was paid for is back, gifts kept or not: 1220.00 without the delivery", () => {
      expect(total).toBe(129_320);
      const chain = [
        ["revoke", 50_000],
        ["credit", 122_000],
        ["refund", 122_000],
      ];
      const cable = { productId: "CABLE", quantity: 4 };
      for (const pieces of [panels(10), panels(11), [...panels(11), cable]])
        expect(stepsOf({ ...back, pieces }, so)).toEqual(chain);
    });

    it("stays with services alone, which don't come back, whatever of their price does", () => {
      const service = soldOrder(
        [{ productId: "S", category: "subscriptions", quantity: 1, unit: 100_000, wasteFee: 0 }],
        {
          transactions: order.transactions,
          invoices: [
            { ...order.invoices![0]!, total: 122_000, groups: [{ rate: 2200, taxable: 100_000, vat: 22_000 }] },
          ],
        },
      );
      expect(stepsOf({ ...promise, amends: "refund" }, { ...so, order: service })).toEqual([
        ["credit", 12_200],
        ["refund", 12_200],
      ]);
    });

    it("stays while a piece that was paid for is kept", () => {
      expect(stepsOf({ ...back, pieces: panels(9) }, so)[0]).toEqual(["credit", 109_800]);
    });
  });

  it("is the net of what would be credited", () => {
    expect(stepsOf(promise)).toEqual([["coupon", 10_000]]);
  });

  it("is at most what was paid and isn't made good yet", () => {
    expect(stepsOf(promise, { coupons: given(109_800) })).toEqual([["coupon", 10_000]]);
    expect(() => stepsOf(promise, { coupons: given(109_801) })).toThrow("coupon-beyond-due");
    expect(() => stepsOf(promise, { receipts: [] })).toThrow("coupon-beyond-due");
  });
});

describe("a wrong rate", () => {
  it("is put right until a year after the sale, and no day longer", () => {
    const order = invoiced("2025-11-23");
    expect(stepsOf(wrongVat, { order })).toEqual([
      ["credit", 122_000],
      ["retax", 12_000],
      ["invoice", 110_000],
    ]);
    expect(() => stepsOf(wrongVat, { order, today: "2026-11-24" })).toThrow("variation-too-late");
  });

  it("is no VAT that should have been charged: all of it anew at 22 %, with one payment more, however late", () => {
    const free = { row: "10", rule: "declaration-of-intent", standard: 0, reduced: 0, natura: "N3.5" } as const;
    const charged = { row: "1", rule: "domestic", standard: 2200, reduced: 2200 } as const;
    const vatDecision = { rule: "declaration-of-intent", reason: "Intento", protocol: "26112300000000001-000001" };
    const sold = soldOrder([{ productId: "P", category: "panels", quantity: 10, unit: 10_000, wasteFee: 0 }], {
      treatment: free,
      transactions: [payment(1, 100_000, { status: "paid", settledOn: "2024-01-10" })],
      vatDecision: vatDecision as Order["vatDecision"],
    });
    const group = (taxable: number) => [{ rate: 0, taxable, vat: 0 }];
    const first = {
      id: "D1",
      type: "TD01",
      number: "1/2024",
      date: "2024-01-10",
      total: 100_000,
      groups: group(100_000),
    };
    const order = { ...sold, invoices: [first as never] };
    const receipts = [receipt("K", { amount: 100_000, settled: 100_000 })];
    const wish = { ...wrongVat, amends: "refund" as const };
    const { steps, drafts } = planOf(wish, { ...facts, order, receipts, treatment: charged });
    expect(steps.map(({ name, amount }) => [name, amount])).toEqual([
      ["credit", 100_000],
      ["retax", -22_000],
      ["payment", 22_000],
      ["invoice", 122_000],
    ]);
    // The credit note quotes what the wrong invoice rested on, the new one nothing of it.
    expect(drafts.map(({ intent, groups }) => [intent?.protocol, groups[0]?.rate])).toEqual([
      ["26112300000000001-000001", 0],
      [undefined, 2200],
    ]);
    expect(drafts[1]?.reason).toBeUndefined();
    // Two pieces came back, and 50.00 of the price was promised away: 750.00 are left, which 165.00 of VAT fall on.
    const note = { type: "TD04", date: "2024-02-01" };
    const partly = {
      ...order,
      invoices: [
        ...order.invoices,
        { ...note, id: "D2", number: "1/2024NC", total: 20_000, groups: group(20_000), pieces: back.pieces } as never,
        {
          ...note,
          id: "D3",
          number: "2/2024NC",
          total: 5000,
          groups: group(5000),
          cause: "correction-0-credit",
        } as never,
      ],
    };
    expect(planOf(wish, { ...facts, order: partly, receipts, treatment: charged }).steps).toMatchObject([
      { name: "credit", amount: 75_000 },
      { name: "retax", amount: -16_500 },
      { name: "payment", amount: 16_500 },
      { name: "invoice", amount: 91_500 },
    ]);
  });

  it("counts from the delivery where that came before the invoice", () => {
    const order = { ...invoiced("2025-12-10"), deliveredOn: "2025-11-22T09:00:00Z" };
    expect(() => stepsOf(wrongVat, { order })).toThrow("variation-too-late");
  });

  it("holds up neither what comes back nor what was promised", () => {
    const order = invoiced("2024-01-10");
    expect(stepsOf({ ...back, amends: "none" }, { order })).toEqual([["credit", 24_400]]);
    expect(stepsOf({ ...promise, amends: "none" }, { order })).toEqual([["credit", 12_200]]);
  });
});

describe("a wrong name", () => {
  const wrongName = { kind: "wrong-name", reason: "Intestatario", amends: "none" } as const;
  const named = (corrected: Parties) => planOf(wrongName, { ...facts, corrected }).drafts;

  it("is put right by another buyer, place or recipient, and never by the same again", () => {
    const { buyer, recipient } = parties;
    expect(() => demandRenamed(named(parties))).toThrow("nothing-to-correct");
    const typedAgain = { ...buyer, companyName: ` ${buyer.companyName?.replace(" ", "  ")} `, telephone: "" };
    expect(() => demandRenamed(named({ ...parties, buyer: typedAgain }))).toThrow("nothing-to-correct");
    expect(() => demandRenamed(named({ ...parties, recipient: { ...recipient, pec: undefined } }))).toThrow(
      "nothing-to-correct",
    );
    for (const other of [
      { ...parties, buyer: { ...buyer, companyName: "Gallo Nord S.r.l." } },
      { ...parties, buyer: { ...buyer, provinceCode: undefined } },
      { ...parties, recipient: { code: "XYZ9876" } },
      { ...parties, recipient: { ...recipient, pec: "gallo@pec.example" } },
    ])
      expect(() => demandRenamed(named(other))).not.toThrow();
  });
});
