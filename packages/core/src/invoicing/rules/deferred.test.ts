import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCode, company, payment, seller, soldOrder } from "../../../../../tests/support/invoices.ts";
import type { Order, OrderShipment } from "../../orders/index.ts";
import { dueDocument } from "../../orders/papers/due-document.ts";
import { plusDays } from "../../platform/time.ts";
import { invoiceOf } from "./invoice-of.ts";
import { nextDocument } from "./next-document.ts";

const parties = { seller, buyer: company, recipient: byCode };
const today = "2026-12-04";

const goods = [
  { productId: "P", category: "panels" as const, quantity: 10, unit: 10_000, wasteFee: 100 },
  { productId: "I", category: "inverters" as const, quantity: 2, unit: 80_000, wasteFee: 0 },
];

const shipment = (id: string, more: Partial<OrderShipment>): OrderShipment => ({
  id,
  state: "shipped",
  warehouseId: "main",
  movementId: id,
  lines: [{ productId: "P", quantity: 10 }],
  shippedOn: "2026-11-20T09:00:00Z",
  transportDocument: { number: "DDT 7/2026", on: "2026-11-20" },
  ...more,
});

const two = [
  shipment("S2", {
    lines: [
      { productId: "P", quantity: 4 },
      { productId: "I", quantity: 2 },
    ],
    shippedOn: "2026-11-26T09:00:00Z",
    transportDocument: { number: "DDT 2/2026/T", on: "2026-11-26" },
  }),
  shipment("S1", { lines: [{ productId: "P", quantity: 6 }] }),
];

const sent = (shipments: readonly OrderShipment[], changes: Partial<Order> = {}): Order => ({
  ...soldOrder(goods),
  fulfilment: "shipped",
  shipments,
  ...changes,
});

const both = (order: Order) => {
  const next = nextDocument(order, today, false);
  expect(dueDocument(order, false)?.type).toBe(next.type);
  return next;
};

describe("goods that left with their transport documents before money came", () => {
  it("have a deferred invoice of the last document's day, by the fifteenth of the month after the first", () => {
    const order = sent(two);
    expect(both(order)).toMatchObject({ type: "TD24", operationOn: "2026-11-26", amount: order.amounts.total });
    expect(dueDocument(order, false)).toEqual({ type: "TD24", by: "2026-12-15" });
    const december = sent([
      shipment("S1", {
        transportDocument: { number: "DDT 9/2026", on: "2026-12-03" },
        shippedOn: "2026-12-03T09:00:00Z",
      }),
    ]);
    expect(dueDocument(december, false)).toEqual({ type: "TD24", by: "2027-01-15" });
  });

  it("are invoiced with the documents named, each with its lines, in the order of their days", () => {
    const order = sent(two);
    const { lines, deliveries, type } = invoiceOf(order, both(order), parties);
    expect(type).toBe("TD24");
    const placesOf = (...ids: string[]) =>
      lines.flatMap(({ productId }, at) => (productId && ids.includes(productId) ? [at + 1] : []));
    expect(deliveries).toEqual([
      { number: "DDT 7/2026", date: "2026-11-20", lines: placesOf("P") },
      { number: "DDT 2/2026/T", date: "2026-11-26", lines: placesOf("P", "I") },
    ]);
    expect(placesOf("P", "I")).toHaveLength(3);
  });

  it("go by the day on which they left, not by an earlier one of their document", () => {
    const issuedBefore = {
      transportDocument: { number: "DDT 7/2026", on: "2026-11-28" },
      shippedOn: "2026-12-02T09:00:00Z",
    };
    const order = sent([shipment("S1", issuedBefore)]);
    expect(dueDocument(order, false)).toEqual({ type: "TD24", by: "2027-01-15" });
    expect(both(order)).toMatchObject({ type: "TD24", operationOn: "2026-12-02" });
    const between = payment(1, order.amounts.total, { status: "paid", settledOn: "2026-11-30" });
    expect(both({ ...order, transactions: [between] })).toMatchObject({ type: "TD01", operationOn: "2026-11-30" });
    // Its own day stays what the invoice names.
    expect(invoiceOf(order, both(order), parties).deliveries).toEqual([{ number: "DDT 7/2026", date: "2026-11-28" }]);
  });

  it("go by the day on which their transport began by the document, not by that on which somebody told of the hand-over", () => {
    const shippedOn = "2026-11-30T09:00:00Z";
    const setOut = (setOutOn: string) =>
      sent([
        shipment("S1", { shippedOn, transportDocument: { number: "DDT 7/2026", on: "2026-11-28", setOutOn } }),
        shipment("S2", { shippedOn, transportDocument: { number: "DDT 8/2026", on: "2026-11-30" } }),
      ]);
    // Of the next month: it is that month's operation.
    const after = setOut("2026-12-02");
    expect(both(after)).toMatchObject({ type: "TD24", operationOn: "2026-12-02" });
    expect(dueDocument(after, false)).toEqual({ type: "TD24", by: "2026-12-15" });
    expect(both(setOut("2026-11-28"))).toMatchObject({ type: "TD24", operationOn: "2026-11-30" });
    // Money of between the hand-over and the start came before the goods went.
    const between = payment(1, 100, { status: "paid", settledOn: "2026-12-01" });
    expect(both({ ...after, transactions: [between] })).toMatchObject({ type: "TD01", operationOn: "2026-11-30" });
    expect(invoiceOf(after, both(after), parties).deliveries[0]).toMatchObject({ date: "2026-11-28" });
  });

  it("are invoiced in advance until the last of them has set out", () => {
    const document = { number: "DDT 7/2026", on: "2026-12-03", setOutOn: "2026-12-07" };
    const order = sent([shipment("S1", { shippedOn: "2026-12-04T09:00:00Z", transportDocument: document })]);
    expect(nextDocument(order, today, false)).toMatchObject({ type: "TD01", operationOn: today });
    expect(nextDocument(order, "2026-12-07", false)).toMatchObject({ type: "TD24", operationOn: "2026-12-07" });
    expect(dueDocument(order, false)).toEqual({ type: "TD24", by: "2027-01-15" });
  });

  it("name one document as that of all lines", () => {
    const order = sent([shipment("S1", {})]);
    expect(invoiceOf(order, both(order), parties).deliveries).toEqual([{ number: "DDT 7/2026", date: "2026-11-20" }]);
  });

  it("stay so where they are paid after they left, or where only a deposit that has its invoice came before", () => {
    const { total } = sent(two).amounts;
    const after = { transactions: [payment(1, total, { status: "paid", settledOn: "2026-11-26" })] };
    expect(both(sent(two, after)).type).toBe("TD24");
  });
});

describe("goods that have an immediate invoice all the same", () => {
  it("since they were paid before they left: of that day, with the documents named", () => {
    const { total } = sent(two).amounts;
    const transactions = [payment(1, total, { status: "paid", settledOn: "2026-11-18" })];
    const order = sent(two, { transactions });
    expect(both(order)).toMatchObject({ type: "TD01", operationOn: "2026-11-18" });
    expect(invoiceOf(order, both(order), parties).deliveries).toHaveLength(2);
  });

  it("since money came between two documents: what left after it was paid in advance, so it isn't deferred", () => {
    const days = { transportDocument: { number: "DDT 3/2026", on: "2026-11-02" }, shippedOn: "2026-11-02T09:00:00Z" };
    const shipments = [shipment("S1", { ...days, lines: [{ productId: "P", quantity: 6 }] }), two[0]!];
    for (const amount of [100, sent(shipments).amounts.total]) {
      const transactions = [payment(1, amount, { status: "paid", settledOn: "2026-11-05" })];
      const order = sent(shipments, { transactions });
      expect(both(order)).toMatchObject({ type: "TD01", operationOn: "2026-11-02" });
      expect(dueDocument(order, false)).toEqual({ type: "TD01", by: "2026-11-14" });
    }
  });

  it("exactly where money came before the last of them left, and never later than twelve days after it", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((of) => `2026-11-${String(of).padStart(2, "0")}`);
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 4 }), day, (left, paidOn) => {
        const shipments = left.map((on, at) =>
          shipment(`S${at}`, { transportDocument: { number: `DDT ${at}/2026`, on }, shippedOn: `${on}T09:00:00Z` }),
        );
        const transactions = [payment(1, 100, { status: "paid", settledOn: paidOn })];
        const order = sent(shipments, { transactions });
        const isInAdvance = left.some((on) => paidOn < on);
        expect(both(order).type).toBe(isInAdvance ? "TD01" : "TD24");
        if (isInAdvance) expect((dueDocument(order, false)?.by ?? "9999") <= plusDays(paidOn, 12)).toBe(true);
      }),
    );
  });

  it("since some left without a document, or some haven't left: of the day on which the first ones did", () => {
    const [first, second] = two;
    const without = sent([first!, { ...second!, transportDocument: undefined }]);
    expect(both(without)).toMatchObject({ type: "TD01", operationOn: "2026-11-20" });
    const some = sent([first!, { ...second!, state: "ready", shippedOn: undefined }], { fulfilment: "partlyShipped" });
    expect(both(some)).toMatchObject({ type: "TD01", operationOn: "2026-11-26" });
  });

  it("names no document of a shipment that was cancelled, or is still in the house", () => {
    const [first, second] = two;
    const order = sent([first!, { ...second!, state: "cancelled" }]);
    expect(invoiceOf(order, both(order), parties).deliveries.map(({ number }) => number)).toEqual(["DDT 2/2026/T"]);
  });
});

describe("what follows another document", () => {
  const issued = (type: "TD01" | "TD02" | "TD04" | "TD24", groups: Order["amounts"]["groups"], place: number) => ({
    id: `D${place}`,
    type,
    number: `${place}/2026`,
    date: "2026-12-01",
    total: groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0),
    groups: groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat })),
  });
  const correct = (type: "TD01" | "TD24", changes: Partial<Order> = {}) => {
    const order = sent(two, changes);
    const { groups } = order.amounts;
    return { ...order, invoices: [issued(type, groups, 1), { ...issued("TD04", groups, 2), cause: "1.credit" }] };
  };

  it("is deferred in place of a deferred invoice, with its transport documents, and immediate in place of an immediate one", () => {
    for (const type of ["TD24", "TD01"] as const) {
      const order = correct(type);
      expect(nextDocument(order, today, false)).toMatchObject({ type, operationOn: today });
      const draft = invoiceOf(order, nextDocument(order, today, false), parties);
      expect([draft.type, draft.deliveries.map(({ number }) => number)]).toEqual([
        type,
        ["DDT 7/2026", "DDT 2/2026/T"],
      ]);
    }
  });

  it("is due as the same type where its credit note was no correction's", () => {
    for (const type of ["TD24", "TD01"] as const) {
      const { invoices, ...order } = correct(type);
      const [before, note] = invoices;
      const free = { ...order, invoices: [before!, { ...note!, cause: undefined }] };
      expect(both(free).type).toBe(type);
    }
  });

  it("names no transport document that isn't with its buyer any more, and is immediate then", () => {
    const order = correct("TD24", { shipments: two.map((one) => ({ ...one, state: "cancelled" as const })) });
    const draft = invoiceOf(order, nextDocument(order, today, false), parties);
    expect([draft.type, draft.deliveries]).toEqual(["TD01", []]);
  });

  it("is deferred after a deposit that has its own document, and takes that off", () => {
    const { groups, total } = sent(two).amounts;
    const deposit = {
      ...issued("TD02", groups, 1),
      total: 12_200,
      groups: [{ rate: 2200, taxable: 10_000, vat: 2200 }],
    };
    const transactions = [
      payment(1, 12_200, { status: "paid", settledOn: "2026-11-10" }),
      payment(2, total - 12_200, {}),
    ];
    const order = sent(two, { invoices: [deposit], transactions, termsOfPayment: "twenty_upon_order_rest_on_ship" });
    expect(both(order).type).toBe("TD24");
    const draft = invoiceOf(order, both(order), parties);
    expect([draft.total, draft.deliveries.length, draft.related]).toEqual([
      total - 12_200,
      2,
      [{ number: "1/2026", date: "2026-12-01" }],
    ]);
  });
});
