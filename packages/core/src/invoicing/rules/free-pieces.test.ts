import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCode, company, payment, quotedPart, seller, soldOrder } from "../../../../../tests/support/invoices.ts";
import { anyOf, keptParts, returnedParts, type Order } from "../../orders/index.ts";
import { creditNoteOf } from "./credit-note.ts";
import { invoiceOf, type Draft } from "./invoice-of.ts";
import { openTotal } from "./invoiced.ts";
import { nextDocument } from "./next-document.ts";

const parties = { seller, buyer: company, recipient: byCode };
const today = "2026-11-23";

/** Panels at these prices, one line of the order, each with its contribution. */
function panels(parts: readonly ReturnType<typeof quotedPart>[], wasteFee: number): Order {
  const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
  const unit = parts.at(-1)?.unit ?? 0;
  const order = soldOrder([{ productId: "P", category: "panels", quantity, unit, wasteFee, parts }]);
  const paid = payment(1, order.amounts.total, { status: "paid", settledOn: "2026-11-20" });
  return { ...order, transactions: [paid] };
}

const issued = (order: Order, draft: Draft, pieces?: number): Order => ({
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
      ...(pieces !== undefined && { pieces: [{ productId: "P", quantity: pieces }] }),
    },
  ],
});
const next = (order: Order) => invoiceOf(order, nextDocument(order, today, false), parties);
const invoiced = (order: Order): Order => issued(order, next(order));
const noteOf = (order: Order, quantity: number) =>
  creditNoteOf(order, { pieces: [{ productId: "P", quantity }] }, "Reso", parties);
const returned = (order: Order, quantity: number): Order => issued(order, noteOf(order, quantity), quantity);

/** Ten panels of 100.00 and one for nothing, in either order of the quotation's lines. */
const withOneFree = [
  [quotedPart(10, 10_000), quotedPart(1, 0)],
  [quotedPart(1, 0), quotedPart(10, 10_000)],
] as const;

describe.each(withOneFree)("an article that was sold ten times at 100.00 and given once", (...parts) => {
  it("goes back paid pieces first: 122.00 each, 1220.00 for ten, and nothing for the last", () => {
    const order = invoiced(panels(parts, 0));
    expect(noteOf(order, 1).total).toBe(12_200);
    expect(noteOf(order, 1).lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([[1, 10_000]]);
    const ten = returned(returned(order, 4), 6);
    expect(openTotal(ten)).toBe(0);
    expect(() => noteOf(ten, 1)).toThrow("nothing-to-credit");
  });

  it("has the contribution of each piece with it: of 1.00, 123.22 for a paid one, 1.22 for the free one", () => {
    const order = invoiced(panels(parts, 100));
    expect(order.invoices?.[0]?.total).toBe(123_342);
    expect(noteOf(order, 1).total).toBe(12_322);
    expect(noteOf(returned(order, 10), 1).total).toBe(122);
  });

  it("is invoiced anew as it is kept: nine paid and the free one, 1098.00", () => {
    const back = returned(invoiced(panels(parts, 0)), 1);
    const all = issued(back, creditNoteOf(back, { all: true }, "Errore", parties));
    const anew = next(all);
    expect(anew.total).toBe(109_800);
    expect(anew.lines.map(({ quantity, unit }) => [quantity, unit]).toSorted(([, a], [, b]) => b! - a!)).toEqual([
      [9, 10_000],
      [1, 0],
    ]);
  });
});

it("of two prices of a quotation the dearer goes back first, whichever line came first: five of 100.00 are 610.00", () => {
  for (const parts of [
    [quotedPart(5, 9000), quotedPart(5, 10_000)],
    [quotedPart(5, 10_000), quotedPart(5, 9000)],
  ]) {
    expect(noteOf(invoiced(panels(parts, 0)), 5).total).toBe(61_000);
    expect(noteOf(returned(invoiced(panels(parts, 0)), 5), 5).total).toBe(54_900);
  }
});

it("what goes back and what is kept are the line, and no piece goes back before a dearer one", () => {
  const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 5 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(prices, fc.nat(50), (some, quantity) => {
      const [line] = panels(
        some.map(([pieces, unit]) => quotedPart(pieces, unit)),
        0,
      ).lines;
      const [back, kept] = [returnedParts(line!, anyOf(quantity)), keptParts(line!, anyOf(quantity))];
      const worth = (parts: readonly { quantity: number; unit: number }[]) =>
        parts.reduce((sum, part) => sum + part.quantity * part.unit, 0);
      expect(worth(back) + worth(kept)).toBe(some.reduce((sum, [pieces, unit]) => sum + pieces * unit, 0));
      for (const { unit } of kept) expect(unit).toBeLessThanOrEqual(Math.min(...back.map((part) => part.unit)));
    }),
  );
});
