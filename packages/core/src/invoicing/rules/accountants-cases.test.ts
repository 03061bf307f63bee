import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCode, company, payment, seller, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import { retaxedOrder, type Order } from "../../orders/index.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { creditNoteOf, type Credited } from "./credit-note.ts";
import { invoiceOf, type Draft } from "./invoice-of.ts";
import { invoicedOf, openTotal } from "./invoiced.ts";
import { nextDocument } from "./next-document.ts";

const parties = { seller, buyer: company, recipient: byCode };
const today = "2026-11-23";

type Pieces = { productId: string; quantity: number }[];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Lines and sums of a document agree, and the exchange would take it. */
function checked(draft: Draft): Draft {
  for (const { rate, taxable } of draft.groups)
    expect(sum(draft.lines.filter((line) => line.rate === rate).map(({ net }) => net))).toBe(taxable);
  expect(sum(draft.groups.map(({ taxable, vat }) => taxable + vat))).toBe(draft.total);
  expect(refusalsOf({ ...draft, date: today }, { today })).toEqual([]);
  return draft;
}

let place = 0;
/** The order with a document as it is remembered once issued. */
function issued(order: Order, draft: Draft, pieces?: Pieces, cause?: string): Order {
  place += 1;
  const { type, total } = checked(draft);
  const groups = draft.groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
  const one = { id: `D${place}`, type, number: `${place}/2026`, date: today, total, groups, pieces, cause };
  return { ...order, invoices: [...(order.invoices ?? []), one] };
}

const next = (order: Order) => invoiceOf(order, nextDocument(order, today, false), parties);
const invoiced = (order: Order): Order => issued(order, next(order));
const noteOf = (order: Order, what: Credited) => creditNoteOf(order, what, "Reso", parties);
const returned = (order: Order, pieces: Pieces): Order => issued(order, noteOf(order, { pieces }), pieces);
const lowered = (order: Order, amount: number): Order => issued(order, noteOf(order, { amount }));
const takenBack = (order: Order, cause?: string): Order =>
  issued(order, noteOf(order, { all: true }), undefined, cause);
const totals = ({ invoices = [] }: Order) => invoices.map(({ type, total }) => [type, total]);

const paid = (order: Order): Order => ({
  ...order,
  transactions: [payment(1, order.amounts.total, { status: "paid", settledOn: "2026-11-20" })],
});

/** Ten panels of 100.00: 1220.00 with VAT. */
const panels = (changes: Parameters<typeof soldOrder>[1] = {}) =>
  paid(soldOrder([{ productId: "P", category: "panels", quantity: 10, unit: 10_000, wasteFee: 0 }], changes));
const P = (quantity: number) => [{ productId: "P", quantity }];

describe("a credit note of 0.00", () => {
  const free = { productId: "F", category: "others" as const, quantity: 4, unit: 0, wasteFee: 0 };
  const dear = { productId: "P", category: "panels" as const, quantity: 10, unit: 10_000, wasteFee: 0 };

  it("is issued neither of pieces that cost nothing nor of a sum of nothing", () => {
    const order = invoiced(paid(soldOrder([dear, free])));
    expect(() => noteOf(order, { pieces: [{ productId: "F", quantity: 2 }] })).toThrow("nothing-to-credit");
    expect(() => noteOf(order, { amount: 0 })).toThrow("nothing-to-credit");
    expect(noteOf(order, { pieces: [...P(1), { productId: "F", quantity: 2 }] }).total).toBe(12_200);
  });

  it("is issued of no invoice that a coupon has paid whole", () => {
    const order = invoiced(paid(soldOrder([dear], { coupon: 100_000 })));
    expect(order.invoices?.at(-1)?.total).toBe(0);
    expect(() => noteOf(order, { pieces: P(1) })).toThrow("nothing-to-credit");
    expect(() => noteOf(order, { all: true })).toThrow("credit-beyond-invoice");
  });
});

describe("what was invoiced wrongly and is invoiced anew", () => {
  it("has no goods that have come back: 1220.00 less two of ten panels is 976.00", () => {
    const order = invoiced(takenBack(returned(invoiced(panels()), P(2))));
    expect(totals(order)).toEqual([
      ["TD01", 122_000],
      ["TD04", 24_400],
      ["TD04", 97_600],
      ["TD01", 97_600],
    ]);
    expect(returned(order, P(8)).invoices?.at(-1)?.total).toBe(97_600);
    expect(() => noteOf(order, { pieces: P(9) })).toThrow("credit-beyond-invoice");
  });

  it("has them at the rate that it should have had: eight panels at 10 % are 880.00", () => {
    const wrong = takenBack(returned(invoiced(panels()), P(2)));
    expect(next(retaxedOrder(wrong)).total).toBe(88_000);
  });

  it("keeps a price that was lowered since: 1220.00 less a promise of 61.00 is 1159.00", () => {
    const order = invoiced(takenBack(lowered(invoiced(panels()), 6100)));
    expect(order.invoices?.at(-1)?.total).toBe(115_900);
    const wrong = takenBack(lowered(invoiced(panels()), 6100));
    expect(next(retaxedOrder(wrong)).total).toBe(104_500);
  });

  it("is nothing once all of it has come back", () => {
    const order = returned(invoiced(panels()), P(10));
    expect(openTotal(order)).toBe(0);
    expect(() => next(order)).toThrow("already-invoiced");
    expect(() => noteOf(order, { all: true })).toThrow("credit-beyond-invoice");
    const shipped = takenBack(returned(invoiced(panels({ shipment: 1000 })), P(10)));
    expect(() => next(shipped)).toThrow("nothing-to-invoice");
  });

  it("is dated on its own day, whenever the goods left", () => {
    const order = takenBack(invoiced({ ...panels(), fulfilment: "delivered", deliveredOn: "2026-11-10T09:00:00Z" }));
    expect(nextDocument(order, "2027-02-01", false).operationOn).toBe("2027-02-01");
  });
});

it("takes a deposit off at the rate that it was invoiced at, once the certificate is revoked: 2818.48", () => {
  const rest = { ...payment(2, 255_844), seq: 2 };
  const first = payment(1, 63_961, { status: "paid", settledOn: "2026-11-20" });
  const order = invoiced(workedExample({ transactions: [first, rest] }));
  const full = soldOrder(order.lines, { shipment: 12_000, coupon: 5000 });
  const revoked = paid({ ...order, reducedVat: false, amounts: full.amounts });
  const last = checked(next(revoked));
  expect(last.total).toBe(281_848);
  expect(last.groups.map(({ rate, taxable, vat }) => [rate, taxable, vat])).toEqual([
    [2200, 283_450 - 13_350, 62_359 - 2937],
    [1000, -43_340, -4334],
  ]);
  expect(openTotal(issued(revoked, last))).toBe(revoked.amounts.total);
});

describe("what comes back after its price was lowered", () => {
  it("is worth what was paid for it: half of 1098.00 is 549.00, and so is the other half", () => {
    const order = returned(returned(lowered(invoiced(panels()), 12_200), P(5)), P(5));
    expect(totals(order).slice(2)).toEqual([
      ["TD04", 54_900],
      ["TD04", 54_900],
    ]);
    expect(openTotal(order)).toBe(0);
  });

  it("keeps its full price where it came back before", () => {
    const order = returned(lowered(returned(invoiced(panels()), P(5)), 6100), P(5));
    expect(totals(order).slice(1)).toEqual([
      ["TD04", 61_000],
      ["TD04", 6100],
      ["TD04", 54_900],
    ]);
  });
});

describe("a coupon for some goods", () => {
  const terms = { code: "P", amount: 20_000, minimum: 0, from: "2026-01-01", until: "2026-12-31" };
  const order = invoiced(
    paid(
      soldOrder(
        [
          { productId: "P", category: "panels", quantity: 10, unit: 10_000, wasteFee: 0 },
          { productId: "I", category: "inverters", quantity: 1, unit: 100_000, wasteFee: 0 },
        ],
        { coupon: 20_000, shipment: 5000, appliedCoupon: { ...terms, categories: ["panels"] } },
      ),
    ),
  );

  it("is shared by those alone: five panels of 1000.00 less 200.00 are worth 488.00, the inverter its price", () => {
    expect(noteOf(order, { pieces: P(5) }).total).toBe(48_800);
    expect(noteOf(order, { pieces: [{ productId: "I", quantity: 1 }] }).total).toBe(122_000);
  });

  it("leaves the delivery at its price when all goods came back", () => {
    const all = returned(order, [...P(10), { productId: "I", quantity: 1 }]);
    expect(openTotal(all)).toBe(6100);
  });
});

describe("preparation that comes with goods of two rates", () => {
  const { treatment } = workedExample().amounts;
  const order = paid(
    soldOrder(
      [
        { productId: "P", category: "panels", quantity: 10, unit: 10_000, wasteFee: 100 },
        { productId: "W", category: "emobility", quantity: 1, unit: 50_000, wasteFee: 500 },
        { productId: "S", category: "preparation_costs", quantity: 2, unit: 5000, wasteFee: 0, name: "Preparazione" },
      ],
      { treatment },
    ),
  );

  it("stands on the invoice at either: 66.67 at 10 % and 33.33 at 22 %, 1841.10 in all", () => {
    const invoice = checked(next(order));
    expect(invoice.total).toBe(107_667 + 10_767 + 53_833 + 11_843);
    const own = invoice.lines.filter(({ productId }) => productId === "S");
    expect(own.map(({ quantity, net, rate }) => [quantity, net, rate])).toEqual([
      [1, 6667, 1000],
      [1, 3333, 2200],
    ]);
  });

  it("is credited as it was charged: one of two is half of either, and what is left is invoiced anew", () => {
    const back = returned(invoiced(order), [{ productId: "S", quantity: 1 }]);
    const anew = invoiced(takenBack(back));
    expect(back.invoices?.at(-1)?.groups.map(({ rate, taxable }) => [rate, taxable])).toEqual([
      [1000, 3334],
      [2200, 1667],
    ]);
    expect(openTotal(anew)).toBe(openTotal(back));
  });
});

describe("a price promised after the deposit, whose money is still to be sent back", () => {
  const order = panels({ termsOfPayment: "twenty_upon_order_rest_on_ship" });
  const parted = {
    ...order,
    transactions: [payment(1, 24_400, { status: "paid", settledOn: "2026-11-20" }), payment(2, 97_600)],
  };
  const promised = lowered(invoiced(parted), 12_200);
  const last = { ...promised.invoices!.at(-1)!, cause: "correction-0-credit", sentBack: 12_200 };
  const owed = { ...promised, invoices: [...promised.invoices!.slice(0, -1), last] };
  const sent = { ...owed, transactions: [{ ...owed.transactions[0]!, refunded: 12_200 }, owed.transactions[1]!] };

  it.each([
    ["before", owed],
    ["after", sent],
  ])("asks for the order's balance of 976.00 %s it is sent", (_, so) => {
    const parts = { type: "TD01" as const, amount: so.amounts.total, operationOn: today };
    const draft = checked(invoiceOf(so, parts, parties));
    expect(draft.total).toBe(97_600);
    expect(draft.payments.map(({ amount }) => amount)).toEqual([97_600]);
  });
});

const sold = fc.record({
  lines: fc.array(
    fc.record({
      unit: fc.integer({ min: 1, max: 300_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      wasteFee: fc.integer({ min: 0, max: 300 }),
      category: fc.constantFrom(
        "panels" as const,
        "inverters" as const,
        "emobility" as const,
        "preparation_costs" as const,
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipment: fc.integer({ min: 0, max: 20_000 }),
  coupon: fc.integer({ min: 0, max: 20_000 }),
  categories: fc.constantFrom([], ["panels" as const]),
});
const orders = sold.map(({ lines, shipment, coupon, categories }) => {
  const appliedCoupon = { code: "C", amount: coupon, minimum: 0, categories, from: "2026-01-01", until: "2026-12-31" };
  const { treatment } = workedExample().amounts;
  const products = lines.map((line, at) => ({ ...line, productId: `P${at}` }));
  return soldOrder(products, { treatment, shipment, coupon, appliedCoupon });
});
const steps = fc.array(
  fc.record({
    does: fc.constantFrom("return" as const, "lower" as const, "anew" as const),
    at: fc.nat(3),
    share: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 1, maxLength: 7 },
);

/** Nothing of any rate is credited that isn't invoiced. */
function standsWell(order: Order): void {
  for (const { taxable, vat } of invoicedOf(order).values()) {
    expect(taxable).toBeGreaterThanOrEqual(0);
    expect(vat).toBeGreaterThanOrEqual(0);
  }
}

describe("whatever is returned, lowered and invoiced anew, in any order", () => {
  it("no document is refused, none takes more than stands, and what is invoiced anew is what was taken back", () => {
    fc.assert(
      fc.property(orders, steps, (order, walk) => {
        let so = invoiced(paid(order));
        for (const { does, at, share } of walk) {
          const open = openTotal(so);
          if (open === 0) return;
          if (does === "anew") {
            so = invoiced(takenBack(so, "correction-0-credit"));
            expect(openTotal(so)).toBe(open);
          } else if (does === "lower") {
            const amount = Math.floor((open * share) / 100);
            if (amount > 0) so = lowered(so, amount);
          } else {
            const line = order.lines[at % order.lines.length]!;
            const gone = sum(
              (so.invoices ?? []).flatMap(({ pieces = [] }) =>
                pieces.filter(({ productId }) => productId === line.productId).map(({ quantity }) => quantity),
              ),
            );
            if (gone < line.quantity) so = returned(so, [{ productId: line.productId, quantity: 1 }]);
          }
          standsWell(so);
        }
        const rest = openTotal(so);
        if (rest > 0) expect(openTotal(takenBack(so))).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it("the pieces of an order, one after the other, are worth what they were worth at once", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const all = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
        const start = invoiced(paid(order));
        if (openTotal(start) === 0) return;
        const atOnce = returned(start, all);
        let so = start;
        for (const { productId, quantity } of all)
          for (let at = 0; at < quantity; at += 1) so = returned(so, [{ productId, quantity: 1 }]);
        expect(openTotal(so)).toBe(openTotal(atOnce));
      }),
    );
  });

  it("deposits in any number and the invoice of the rest are the order, rate by rate, and the exchange takes each", () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
        (order, percents) => {
          const { total, groups } = order.amounts;
          let so = order;
          const came: number[] = [];
          for (const percent of percents) {
            const amount = Math.floor((total * percent) / 100);
            if (amount === 0 || sum(came) + amount >= total) continue;
            came.push(amount);
            const parts = came.map((one, at) => payment(at + 1, one, { status: "paid", settledOn: "2026-11-20" }));
            so = invoiced({ ...so, transactions: [...parts, payment(99, total - sum(came))] });
          }
          so = invoiced({ ...paid(order), invoices: so.invoices });
          for (const { rate, taxable, vat } of groups) expect(invoicedOf(so).get(rate)).toEqual({ rate, taxable, vat });
        },
      ),
      { numRuns: 500 },
    );
  });
});
