import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCode, company, payment, quotedPart, seller, soldOrder } from "../../../../../tests/support/invoices.ts";
import {
  countOf,
  namedPieces,
  noPieces,
  pricesLeft,
  returnedPieces,
  stillSold,
  takenIn,
  totalOf,
  withPieces,
  type Order,
  type WithdrawnPieces,
} from "../../orders/index.ts";
import { creditedNow, creditNoteOf } from "./credit-note.ts";
import { invoiceOf, type Draft } from "./invoice-of.ts";
import { openTotal } from "./invoiced.ts";
import { nextDocument } from "./next-document.ts";

const parties = { seller, buyer: company, recipient: byCode };
const today = "2026-11-29";

/** Panels at these prices, one line of the order, each with its contribution, less a coupon of so many cents at most. */
function panels(parts: readonly ReturnType<typeof quotedPart>[], wasteFee: number, most = 0): Order {
  const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
  const net = parts.reduce((sum, part) => sum + part.quantity * part.unit, 0);
  const line = { productId: "P", category: "panels" as const, quantity, unit: 0, wasteFee, parts };
  const order = soldOrder([line], { coupon: Math.min(most, net) });
  return { ...order, transactions: [payment(1, order.amounts.total, { status: "paid", settledOn: "2026-11-20" })] };
}

const issued = (order: Order, draft: Draft, pieces?: readonly WithdrawnPieces[]): Order => ({
  ...order,
  invoices: [
    ...(order.invoices ?? []),
    {
      id: `D${order.invoices?.length ?? 0}`,
      type: draft.type,
      number: "1/2026",
      date: today,
      total: draft.total,
      groups: draft.groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat })),
      ...(pieces && { pieces: creditedNow(order, pieces) }),
    },
  ],
});
const next = (order: Order) => invoiceOf(order, nextDocument(order, today, false), parties);
const invoiced = (order: Order): Order => issued(order, next(order));
const at = (quantity: number, unit?: number): WithdrawnPieces[] => [{ productId: "P", quantity, unit }];
const noteOf = (order: Order, pieces: readonly WithdrawnPieces[]) => creditNoteOf(order, { pieces }, "Reso", parties);
const returned = (order: Order, pieces: readonly WithdrawnPieces[]): Order =>
  issued(order, noteOf(order, pieces), pieces);
const goodsOf = (draft: Draft) =>
  draft.lines.filter(({ kind }) => kind === "goods").map(({ quantity, unit }) => [quantity, unit]);

describe.each([
  ["the paid ones first", [quotedPart(10, 9000), quotedPart(1, 0)]],
  ["the free one first", [quotedPart(1, 0), quotedPart(10, 9000)]],
])("ten pieces of 90.00 and one that was given, with a contribution of 1.00: %s", (_, parts) => {
  const order = invoiced(panels(parts, 100));

  it("credits 1.22 for the free piece and 111.02 for a paid one", () => {
    expect(order.invoices?.[0]?.total).toBe(111_142);
    expect(noteOf(order, at(1, 0)).total).toBe(122);
    expect(goodsOf(noteOf(order, at(1, 0)))).toEqual([[1, 0]]);
    expect(noteOf(order, at(1, 9000)).total).toBe(11_102);
    expect(noteOf(order, at(1)).total).toBe(11_102);
  });

  it("credits the free piece once, and afterwards the ten for all that is left", () => {
    const back = returned(order, at(1, 0));
    expect(() => noteOf(back, at(1, 0))).toThrow("credit-beyond-invoice");
    expect(noteOf(back, at(10)).total).toBe(111_020);
    expect(openTotal(returned(back, at(10, 9000)))).toBe(0);
  });

  it("is invoiced anew without the free piece where that came back: ten at 90.00", () => {
    const back = returned(order, at(1, 0));
    const anew = next(issued(back, creditNoteOf(back, { all: true }, "Errore", parties)));
    expect(anew.total).toBe(111_020);
    expect(goodsOf(anew)).toEqual([[10, 9000]]);
  });
});

it("of three at 100.00 and two at 50.00 the two come back for 124.44 where it is said, for 246.44 where it isn't", () => {
  const order = invoiced(panels([quotedPart(3, 10_000), quotedPart(2, 5000)], 100));
  expect(noteOf(order, at(2, 5000)).total).toBe(12_444);
  expect(goodsOf(noteOf(order, at(2, 5000)))).toEqual([[2, 5000]]);
  expect(noteOf(order, at(2)).total).toBe(24_644);
  const both = [...at(1, 10_000), ...at(1, 5000)];
  expect(goodsOf(noteOf(order, both))).toEqual([
    [1, 10_000],
    [1, 5000],
  ]);
  expect(() => noteOf(order, at(3, 5000))).toThrow("credit-beyond-invoice");
  expect(() => noteOf(order, at(1, 7000))).toThrow("credit-beyond-invoice");
  const three = returned(order, at(3, 10_000));
  expect(() => noteOf(three, at(1, 10_000))).toThrow("credit-beyond-invoice");
  expect(goodsOf(noteOf(three, at(1)))).toEqual([[1, 5000]]);
});

const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(0, 3333, 5000, 10_000)), {
  minLength: 1,
  maxLength: 4,
});
/** What is asked for: so many pieces, of the price at a place, or of any. */
const wishes = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.option(fc.nat(3))), { maxLength: 12 });

it("in whatever order pieces come back at whichever prices, all credit notes are what was sold, and no price gives more than it has", () => {
  fc.assert(
    fc.property(prices, wishes, fc.nat(3000), (some, asked, coupon) => {
      const parts = some.map(([quantity, unit]) => quotedPart(quantity, unit));
      const sold = panels(parts, 100, coupon);
      const whole = totalOf(stillSold(sold));
      let order = invoiced(sold);
      const left = () => pricesLeft(order.lines[0]!, takenIn(returnedPieces(order), "P"));
      let credited = 0;
      const take = (pieces: readonly WithdrawnPieces[]): void => {
        const note = noteOf(order, pieces);
        expect(note.lines.reduce((sum, { net }) => sum + net, 0)).toBe(
          note.groups.reduce((sum, { taxable }) => sum + taxable, 0),
        );
        credited += note.total;
        order = issued(order, note, pieces);
      };
      for (const [quantity, place] of asked) {
        const unit = place === null ? undefined : parts[place % parts.length]?.unit;
        const most = left().reduce(
          (sum, one) => (unit === undefined || one.unit === unit ? sum + one.quantity : sum),
          0,
        );
        if (quantity > most) expect(() => noteOf(order, at(quantity, unit))).toThrow("credit-beyond-invoice");
        else take(at(quantity, unit));
      }
      for (const one of left()) take(at(one.quantity, one.unit));
      expect(credited).toBe(whole);
      expect(openTotal(order)).toBe(0);
    }),
  );
});

it("names each piece once: what counts as a price is never more than others leave of it", () => {
  fc.assert(
    fc.property(prices, wishes, (some, asked) => {
      const [line] = panels(
        some.map(([quantity, unit]) => quotedPart(quantity, unit)),
        0,
      ).lines;
      let taken = noPieces;
      for (const [quantity, place] of asked) {
        const unit = place === null ? undefined : some[place % some.length]?.[1];
        const before = pricesLeft(line!, takenIn(taken, "P"));
        const named = namedPieces([line!], at(quantity, unit), taken);
        if (!named || quantity > line!.quantity - countOf(taken, "P")) continue;
        taken = withPieces(taken, named);
        const after = pricesLeft(line!, takenIn(taken, "P"));
        const all = (rows: typeof after) => rows.reduce((sum, one) => sum + one.quantity, 0);
        expect(all(before) - all(after)).toBe(quantity);
        for (const row of after)
          expect(row.quantity).toBeLessThanOrEqual(before.find((one) => one.unit === row.unit)?.quantity ?? 0);
      }
    }),
  );
});
