import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCode, company, payment, seller, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../../orders/index.ts";
import { stampDutyOf } from "./stamp-duty.ts";
import { creditNoteOf, type Credited } from "./credit-note.ts";
import { partOf, restOf } from "./deposit.ts";
import { invoiceOf, type Draft } from "./invoice-of.ts";
import { invoicedOf, openTotal } from "./invoiced.ts";
import { dateOf, nextDocument, numberIn, seriesOf } from "./next-document.ts";
import { linesOf } from "./order-lines.ts";
import { paymentsOf } from "./payments.ts";

const parties = { seller, buyer: company, recipient: byCode };
const today = "2026-11-23";

let place = 0;
/** The order with a document as it is remembered once issued; by a correction where it has a cause. */
function issued(
  order: Order,
  draft: Draft,
  { pieces, cause }: { pieces?: { productId: string; quantity: number }[] | undefined; cause?: string } = {},
): Order {
  place += 1;
  const { type, total, groups } = draft;
  const one = { id: `D${place}`, type, number: `${place}/2026`, date: today, total, groups, pieces, cause };
  return { ...order, invoices: [...(order.invoices ?? []), one] };
}
const next = (order: Order) => invoiceOf(order, nextDocument(order, today, false), parties);
const credit = (order: Order, what: Credited) => creditNoteOf(order, what, "Reso", parties);
const paid = (seq: number, amount: number) => payment(seq, amount, { status: "paid", settledOn: "2026-11-20" });
const sumsOf = ({ groups }: Pick<Draft, "groups">) => groups.map(({ rate, taxable, vat }) => [rate, taxable, vat]);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("the worked example of the rules", () => {
  const order = workedExample({
    transactions: [paid(1, 63_961), payment(2, 255_844)],
    termsOfPayment: "twenty_upon_order_rest_on_ship",
  });

  it("has a deposit of 639.61 over both rates", () => {
    expect(order.amounts.total).toBe(319_805);
    const deposit = next(order);
    expect(deposit).toMatchObject({ type: "TD02", total: 63_961, conditions: "TP03" });
    expect(sumsOf(deposit)).toEqual([
      [1000, 43_340, 4334],
      [2200, 13_350, 2937],
    ]);
  });

  it("has an invoice of what is left, with the deposit taken off each rate and named", () => {
    const after = issued(order, next(order));
    const whole = { ...after, transactions: [paid(1, 63_961), paid(2, 255_844)] };
    const invoice = next(whole);
    expect(invoice).toMatchObject({
      type: "TD01",
      total: 255_844,
      related: [{ number: after.invoices?.[0]?.number, date: today }],
    });
    expect(sumsOf(invoice)).toEqual([
      [1000, 173_361, 17_336],
      [2200, 53_399, 11_748],
    ]);
    expect(invoice.lines.filter(({ kind }) => kind === "deposit").map(({ net }) => net)).toEqual([-43_340, -13_350]);
    expect(invoice.payments).toEqual([{ mode: "MP05", amount: 255_844, dueDate: undefined, paidOn: "2026-11-20" }]);
  });

  it("asks for a second deposit of what came since, and for nothing that is invoiced", () => {
    const after = issued(order, next(order));
    expect(() => next(after)).toThrow("nothing-to-invoice");
    const more = { ...after, transactions: [paid(1, 63_961), paid(2, 100_000), payment(3, 155_844)] };
    expect(next(more)).toMatchObject({ type: "TD02", total: 100_000 });
  });

  it("keeps a price that was promised between deposit and balance: nothing of it is invoiced anew", () => {
    const deposit = issued(order, next(order));
    const lower = issued(deposit, credit(deposit, { amount: 1000 }), { cause: "correction-0-credit" });
    const back = { ...lower, transactions: [{ ...paid(1, 63_961), refunded: 1000 }, payment(2, 255_844)] };
    expect(() => next(back)).toThrow("nothing-to-invoice");
    const invoice = next({ ...back, transactions: [paid(1, 63_961), paid(2, 255_844)] });
    expect(invoice).toMatchObject({ type: "TD01", total: 255_844, payments: [{ mode: "MP05", amount: 255_844 }] });
    expect(openTotal(issued(lower, invoice))).toBe(319_805 - 1000);
    // Nothing went back, and the balance was 10.00 less: all is paid all the same.
    const less = next({ ...lower, transactions: [paid(1, 63_961), paid(2, 254_844)] });
    expect(less).toMatchObject({ type: "TD01", total: 255_844 });
    expect(less.payments.reduce((all, { amount }) => all + amount, 0)).toBe(255_844);
    expect(openTotal(issued(lower, less))).toBe(319_805 - 1000);
    // It went back and the balance stayed: of the last cent's payment a deposit, of all the invoice.
    const gone = { ...paid(1, 63_961), refunded: 1000 };
    expect(next({ ...lower, transactions: [gone, paid(2, 255_844)] })).toMatchObject({ type: "TD01", total: 255_844 });
    const short = next({ ...lower, transactions: [gone, paid(2, 255_843), payment(3, 1)] });
    expect(short).toMatchObject({ type: "TD02", total: 255_843 });
    // A deposit of which a clerk takes a part back is the goods' again: its price stays.
    const other = issued(deposit, credit(deposit, { amount: 1000 }));
    expect(next({ ...other, transactions: [paid(1, 63_961), paid(2, 255_844)] }).total).toBe(256_844);
  });
});

it("says how a sum was paid without what went back: 1100.77 and 4190.45 of 4403.07", () => {
  const transactions = [paid(1, 110_077), { ...paid(2, 440_307), refunded: 21_262 }];
  const amounts = paymentsOf({ transactions }, 529_122).map(({ amount }) => amount);
  expect(amounts).toEqual([110_077, 419_045]);
});

it("asks for no payment that a VAT was to bring which is corrected away: all of it has come", () => {
  const transactions = [paid(1, 63_961), paid(2, 255_844), payment(3, 15_433)];
  const { total, payments } = next(workedExample({ status: "paid", transactions }));
  expect(total).toBe(319_805);
  expect(payments.map(({ amount, paidOn }) => [amount, paidOn !== undefined])).toEqual([
    [63_961, true],
    [255_844, true],
  ]);
});

it.each([
  ["2025-12-31", "2026-01-15", "2025-12-31"],
  ["2025-12-31", "2026-01-16", "2026-01-16"],
  ["2024-12-31", "2026-01-10", "2026-01-10"],
  ["2026-01-02", "2026-11-26", "2026-01-02"],
])("money of %s that is invoiced on %s is dated %s: a year is open until the middle of January", (came, on, dated) => {
  const { transactions, ...whole } = workedExample();
  const settled = transactions.map((one) => ({ ...one, status: "paid" as const, settledOn: came }));
  expect(nextDocument({ ...whole, transactions: settled }, on, false)).toMatchObject({
    type: "TD01",
    operationOn: dated,
  });
  const deposit = [paid(1, 63_961), payment(2, 255_844)].map((one) => ({ ...one, settledOn: came }));
  expect(nextDocument({ ...whole, transactions: deposit }, on, false)).toMatchObject({
    type: "TD02",
    operationOn: dated,
  });
});

const cents = fc.integer({ min: 1, max: 500_000 });
const orders = fc
  .record({
    sold: fc.array(
      fc.record({
        unit: cents,
        quantity: fc.integer({ min: 1, max: 40 }),
        wasteFee: fc.integer({ min: 0, max: 500 }),
        wide: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    shipment: fc.integer({ min: 0, max: 50_000 }),
    coupon: fc.integer({ min: 0, max: 30_000 }),
  })
  .map(({ sold, shipment, coupon }) => {
    const { amounts, lines } = workedExample();
    const [panel] = lines;
    const made = sold.map(({ wide, ...one }, at) => ({
      ...panel,
      ...one,
      productId: `P${at}`,
      category: wide ? ("emobility" as const) : ("panels" as const),
    }));
    return soldOrder(made, { treatment: amounts.treatment, shipment, coupon });
  });
const checked = (draft: Draft) => {
  expect(sum(draft.groups.map(({ taxable, vat }) => taxable + vat))).toBe(draft.total);
  for (const { rate, taxable } of draft.groups) {
    expect(sum(draft.lines.filter((line) => line.rate === rate).map(({ net }) => net))).toBe(taxable);
  }
};

describe("every order", () => {
  it("has lines that come to its sums, rate by rate", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const lines = linesOf(order);
        for (const { rate, taxable } of order.amounts.groups) {
          expect(sum(lines.filter((line) => line.rate === rate).map(({ net }) => net))).toBe(taxable);
        }
      }),
    );
  });

  it("is its deposits and its invoice, to the cent and per rate, each of whose VAT is within a cent of its base's", () => {
    fc.assert(
      fc.property(orders, fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 2 }), (order, percents) => {
        const { total } = order.amounts;
        let so: Order = order;
        const came: number[] = [];
        for (const percent of percents) {
          const amount = Math.floor((total * percent) / 100);
          if (amount === 0) continue;
          came.push(amount);
          so = { ...so, transactions: [...came.map((one, at) => paid(at + 1, one)), payment(9, total - sum(came))] };
          const deposit = next(so);
          checked(deposit);
          so = issued(so, deposit);
        }
        const invoice = next({ ...so, transactions: [paid(1, total)] });
        checked(invoice);
        so = issued(so, invoice);
        expect(openTotal(so)).toBe(total);
        for (const { rate, taxable, vat } of order.amounts.groups) {
          expect(invoicedOf(so).get(rate)).toEqual({ rate, taxable, vat });
        }
      }),
    );
  });

  it("is as much less as was promised since its deposit, also where that was issued anew to another name", () => {
    const steps = fc.record({ percent: fc.integer({ min: 5, max: 60 }), off: cents, renamed: fc.boolean() });
    fc.assert(
      fc.property(orders, steps, (order, { percent, off, renamed }) => {
        const { total } = order.amounts;
        const amount = Math.floor((total * percent) / 100);
        fc.pre(amount > 1);
        let so: Order = { ...order, transactions: [paid(1, amount), payment(2, total - amount)] };
        so = issued(so, next(so));
        // Of the balance something is left to pay.
        const lowered = Math.min(off, amount - 1, total - amount - 1);
        fc.pre(lowered > 0);
        so = issued(so, credit(so, { amount: lowered }), { cause: "correction-0-credit" });
        expect(() => next(so)).toThrow("nothing-to-invoice");
        if (renamed) {
          so = issued(so, credit(so, { all: true }), { cause: "correction-1-credit" });
          const anew = next(so);
          checked(anew);
          so = issued(so, anew);
        }
        const invoice = next({ ...so, transactions: [paid(1, amount), paid(2, total - amount)] });
        checked(invoice);
        expect(openTotal(issued(so, invoice))).toBe(total - lowered);
      }),
    );
  });

  it("parts any sum over its rates to the cent", () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 100 }), (order, percent) => {
        const { groups, total } = order.amounts;
        const amount = Math.round((total * percent) / 100);
        const part = partOf(groups, amount);
        expect(sum(part.map(({ taxable, vat }) => taxable + vat))).toBe(amount);
        const rest = restOf(groups, new Map(part.map((one) => [one.rate, one])));
        expect(sum(rest.map(({ taxable, vat }) => taxable + vat))).toBe(total - amount);
      }),
    );
  });
});

describe("a credit note", () => {
  const sold = workedExample();
  const invoiced = issued(sold, next({ ...sold, transactions: [paid(1, 319_805)] }));

  it("takes pieces back at their sale's price, less their share of the coupon, with their contribution", () => {
    const draft = credit(invoiced, { pieces: [{ productId: "PANEL", quantity: 2 }] });
    checked(draft);
    // 2 × (8990 + 120) = 18220; the coupon's 3823 over 220524 of the rate gives 316 of it back.
    expect(sumsOf(draft)).toEqual([[1000, 17_904, 1790]]);
  });

  it("takes back all that is left, and then nothing more", () => {
    const after = issued(invoiced, credit(invoiced, { pieces: [{ productId: "PANEL", quantity: 2 }] }), {
      pieces: [{ productId: "PANEL", quantity: 2 }],
    });
    const rest = credit(after, { all: true });
    checked(rest);
    const done = issued(after, rest);
    expect(openTotal(done)).toBe(0);
    expect(() => credit(done, { all: true })).toThrow("not-invoiced");
    // The two panels have come back: what is invoiced anew is what the last note took back, 3198.05 less 196.94.
    expect(next({ ...done, transactions: [paid(1, 319_805)] })).toMatchObject({ type: "TD01", total: 300_111 });
  });

  it("never takes back more pieces or more money than was invoiced", () => {
    const pieces = [{ productId: "PANEL", quantity: 8 }];
    const after = issued(invoiced, credit(invoiced, { pieces }), { pieces });
    expect(() => credit(after, { pieces: [{ productId: "PANEL", quantity: 3 }] })).toThrow("credit-beyond-invoice");
    expect(() =>
      credit(after, {
        pieces: [
          { productId: "PANEL", quantity: 1 },
          { productId: "PANEL", quantity: 2 },
        ],
      }),
    ).toThrow("credit-beyond-invoice");
    expect(() => credit(after, { amount: openTotal(after) + 1 })).toThrow("credit-beyond-invoice");
    expect(() => credit(sold, { all: true })).toThrow("not-invoiced");
  });

  it("takes back the single pieces of a line first, then those of the pallet", () => {
    const [panel] = workedExample().lines;
    const base = { priceId: "x", priceType: "public" as const, reason: "public", list: 9000, discount: 0 };
    const parts = [
      { ...base, kind: "pallet" as const, quantity: 30, unit: 8000 },
      { ...base, kind: "piece" as const, quantity: 3, unit: 9000 },
    ];
    const order = soldOrder([
      { ...panel, productId: "P", category: "panels", quantity: 33, unit: 9000, wasteFee: 0, parts },
    ]);
    const after = issued(order, next({ ...order, transactions: [paid(1, order.amounts.total)] }));
    const first = credit(after, { pieces: [{ productId: "P", quantity: 2 }] });
    expect(first.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([[2, 9000]]);
    const then = issued(after, first, { pieces: [{ productId: "P", quantity: 2 }] });
    const second = credit(then, { pieces: [{ productId: "P", quantity: 2 }] });
    expect(second.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [1, 9000],
      [1, 8000],
    ]);
  });

  it("of any sum or pieces never passes what its invoice charged, of no rate", () => {
    fc.assert(
      fc.property(orders, fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 }), (order, steps) => {
        let so = issued(order, next({ ...order, transactions: [paid(1, order.amounts.total)] }));
        for (const [at, percent] of steps.entries()) {
          const open = openTotal(so);
          const line = order.lines[at % order.lines.length];
          const pieces = [{ productId: line?.productId ?? "", quantity: 1 }];
          const amount = Math.floor((open * percent) / 100);
          const [what, back]: [Credited, typeof pieces | undefined] =
            percent % 2 ? [{ pieces }, pieces] : [{ amount }, undefined];
          let draft: Draft;
          try {
            draft = credit(so, what);
          } catch (error) {
            expect(String(error)).toMatch(/credit-beyond-invoice|not-invoiced|nothing-to-credit/);
            continue;
          }
          checked(draft);
          so = issued(so, draft, { pieces: back });
          for (const { taxable, vat } of invoicedOf(so).values()) {
            expect(taxable).toBeGreaterThanOrEqual(0);
            expect(vat).toBeGreaterThanOrEqual(0);
          }
        }
        const rest = openTotal(so);
        if (rest > 0) expect(credit(so, { all: true }).total).toBe(rest);
      }),
    );
  });
});

describe("which document is due", () => {
  const order = workedExample();
  it("none before money comes, unless the goods may leave before", () => {
    expect(() => nextDocument(order, today, false)).toThrow("nothing-to-invoice");
    expect(nextDocument({ ...order, termsOfPayment: "thirty_days_later_end_of_month" }, today, false)).toEqual({
      type: "TD01",
      amount: 319_805,
      operationOn: today,
    });
    expect(
      nextDocument({ ...order, fulfilment: "delivered", deliveredOn: "2026-11-10T09:00:00Z" }, today, false),
    ).toMatchObject({ type: "TD01", operationOn: "2026-11-10" });
  });
  it("one of goods given away, and an ordinary one of nothing to pay", () => {
    const gift = {
      ...order,
      status: "paid" as const,
      transactions: [payment(1, 319_805, { method: "gift", status: "paid" })],
    };
    expect(next(gift)).toMatchObject({ type: "TD27", buyer: seller, payments: [], total: 319_805 });
    const [panel] = order.lines;
    const free = soldOrder([{ ...panel, productId: "P", category: "panels", quantity: 3, unit: 0, wasteFee: 0 }], {
      transactions: [],
      status: "paid",
    });
    const document = next(free);
    checked(document);
    expect(document).toMatchObject({ type: "TD01", total: 0, payments: [] });
  });
  it("none of an order that has ended, and no second one", () => {
    expect(() => nextDocument({ ...order, status: "failed", failedReason: "given-up" }, today, false)).toThrow(
      "order-ended",
    );
    const whole = { ...order, transactions: [paid(1, 319_805)] };
    expect(() => next(issued(whole, next(whole)))).toThrow("already-invoiced");
  });
});

it("numbers by year, credit notes apart, never dated before the last one", () => {
  expect(numberIn(seriesOf("invoice", "2026-12-31"), 12)).toBe("12/2026");
  expect(numberIn(seriesOf("credit-note", "2027-01-01"), 1)).toBe("1/2027NC");
  expect(dateOf("2026-11-10", "2026-11-12")).toBe("2026-11-12");
  expect(dateOf("2026-11-10", "2026-11-02")).toBe("2026-11-10");
  expect(dateOf("2026-11-10", undefined)).toBe("2026-11-10");
});

it("puts a stamp duty on more than 77.47 euro that isn't subject to VAT, and on no export", () => {
  const of = (natura: "N2.1" | "N3.1" | "N3.2" | "N3.5", taxable: number) =>
    stampDutyOf([{ rate: 0, taxable, vat: 0, natura }]);
  expect([of("N2.1", 7748), of("N2.1", 7747), of("N3.5", 100_000), of("N3.1", 100_000), of("N3.2", 100_000)]).toEqual([
    200,
    undefined,
    200,
    undefined,
    undefined,
  ]);
});
