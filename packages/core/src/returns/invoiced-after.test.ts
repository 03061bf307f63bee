import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCode, company, payment, seller, soldOrder, workedExample } from "../../../../tests/support/invoices.ts";
import { beyondKept, creditNoteOf, type Credited } from "../invoicing/rules/credit-note.ts";
import { invoiceOf, type Draft } from "../invoicing/rules/invoice-of.ts";
import { nextDocument } from "../invoicing/rules/next-document.ts";
import {
  goodsInvoice,
  isForGoods,
  leftOutOf,
  freePieces,
  openTotal,
  withdrawalMoney,
  withUnbilled,
  type Order,
  type WithdrawnPieces,
} from "../orders/index.ts";
import { dueDocument } from "../orders/papers/due-document.ts";
import { partsOf } from "./refund-return.ts";

const parties = { seller, buyer: company, recipient: byCode };
const today = "2026-11-23";
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const paid = (seq: number, amount: number) => payment(seq, amount, { status: "paid", settledOn: "2026-11-20" });

/** The order with a document as it is remembered once issued. */
function issued(order: Order, draft: Draft, pieces?: readonly WithdrawnPieces[], cause?: string): Order {
  const { type, total, groups } = draft;
  expect(sum(groups.map(({ taxable, vat }) => taxable + vat))).toBe(total);
  for (const { rate, taxable } of groups)
    expect(sum(draft.lines.filter((line) => line.rate === rate).map(({ net }) => net))).toBe(taxable);
  const id = `D${order.invoices?.length ?? 0}`;
  const without = isForGoods(type) ? leftOutOf(order) : undefined;
  const one = { id, type, number: id, date: today, total, groups: [...groups], pieces, cause, without };
  return { ...order, invoices: [...(order.invoices ?? []), one] };
}
const next = (order: Order) => invoiceOf(order, nextDocument(order, today, false), parties);
const credit = (order: Order, what: Credited) => creditNoteOf(order, what, "Reso", parties);

/** The documents of deposits that say no more than what is kept. */
function withinKept(order: Order): Order {
  const groups = beyondKept(order);
  return groups.length > 0 ? issued(order, credit(order, { groups })) : order;
}

interface World {
  order: Order;
  /** Cents that went back. */
  refunded: number;
}

function returned({ order, refunded }: World, lines: WithdrawnPieces[]): World {
  if (goodsInvoice(order)) {
    const draft = credit(order, { pieces: lines });
    const entry = {
      id: `R${order.returns?.length ?? 0}`,
      lines,
      credited: draft.total,
    };
    const after = issued(order, draft, lines);
    return {
      order: { ...after, returns: [...(after.returns ?? []), entry] },
      refunded: refunded + draft.total,
    };
  }
  const id = `R${order.returns?.length ?? 0}`;
  const request = {
    id,
    lines: lines.map((one) => ({
      ...one,
      name: "",
      reason: "defective" as const,
      received: [{ condition: "damaged" as const, quantity: one.quantity }],
    })),
  };
  const { credited } = partsOf(order, request, []);
  const off = withUnbilled(order, id, lines);
  const returns = (off.returns ?? []).map((one) => (one.id === id ? { ...one, credited } : one));
  return {
    order: withinKept({ ...off, returns }),
    refunded: refunded + credited,
  };
}

function withdrawn({ order, refunded }: World, lines: WithdrawnPieces[]): World {
  const said = {
    name: "Ada",
    email: "ada@example.com",
    state: "refunded" as const,
    declaredOn: "2026-11-23T10:00:00Z",
  };
  const after: Order = {
    ...order,
    withdrawals: [...(order.withdrawals ?? []), { ...said, lines }],
  };
  const { amount = 0 } = withdrawalMoney(after, []).at(-1) ?? {};
  if (!goodsInvoice(order)) return { order: withinKept(after), refunded: refunded + amount };
  if (amount === 0) return { order: after, refunded };
  const last = freePieces({ ...after, returns: [] }).length === 0;
  const draft = credit(order, last ? { amount: openTotal(order) } : { pieces: lines });
  return { order: issued(after, draft, last ? undefined : lines), refunded: refunded + draft.total };
}

const cents = fc.integer({ min: 1, max: 500_000 });
const orders = fc
  .record({
    sold: fc.array(
      fc.record({
        unit: cents,
        quantity: fc.integer({ min: 1, max: 20 }),
        wasteFee: fc.integer({ min: 0, max: 500 }),
        wide: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shipment: fc.integer({ min: 0, max: 50_000 }),
    coupon: fc.integer({ min: 0, max: 30_000 }),
  })
  .map(({ sold, shipment, coupon }) => {
    const { amounts, lines } = workedExample();
    const [panel] = lines;
    const made = sold.map(({ wide, ...one }, at) => {
      const category = wide ? ("emobility" as const) : ("panels" as const);
      return { ...panel, ...one, productId: `P${at}`, category };
    });
    const order = soldOrder(made, { treatment: amounts.treatment, shipment, coupon });
    return { ...order, fulfilment: "delivered" as const, deliveredOn: "2026-11-21T09:00:00Z" };
  });
const steps = fc.array(
  fc.record({
    does: fc.constantFrom("return", "return", "withdraw", "invoice"),
    line: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 7 },
);

/** So many pieces of one of the lines of which there are some left. */
function chosen(order: Order, line: number, quantity: number): WithdrawnPieces[] {
  const left = freePieces(order);
  const one = left[line % Math.max(1, left.length)];
  return one ? [{ ...one, quantity: Math.min(one.quantity, quantity) }] : [];
}

function invoicedNow(order: Order): Order {
  if (goodsInvoice(order)) return order;
  try {
    return issued(order, next(order));
  } catch (error) {
    expect(String(error)).toMatch("nothing-to-invoice");
    return order;
  }
}

/** The office's list of what is to be issued knows the same document. */
function agreesWithList(order: Order): void {
  let due: string | undefined;
  try {
    due = nextDocument(order, today, false).type;
  } catch {
    due = undefined;
  }
  expect(dueDocument(order, false)?.type).toBe(due);
}

describe("what is invoiced of an order of which goods come back", () => {
  it("is what was paid less what went back, whatever comes first, deposits too", () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 100 }), steps, (sold, percent, does) => {
        const { total } = sold.amounts;
        const deposit = Math.floor((total * percent) / 100);
        let world: World = {
          order: { ...sold, transactions: [paid(1, total)] },
          refunded: 0,
        };
        if (deposit > 0 && deposit < total) {
          const transactions = [paid(1, deposit), payment(2, total - deposit)];
          const before: Order = { ...sold, fulfilment: "none", deliveredOn: undefined, transactions };
          world = {
            ...world,
            order: { ...world.order, invoices: issued(before, next(before)).invoices },
          };
        }
        for (const { does: what, line, quantity } of does) {
          const lines = chosen(world.order, line, quantity);
          if (what === "invoice") world = { ...world, order: invoicedNow(world.order) };
          else if (lines.length > 0) world = what === "return" ? returned(world, lines) : withdrawn(world, lines);
        }
        agreesWithList(world.order);
        expect(openTotal(invoicedNow(world.order))).toBe(total - world.refunded);
      }),
      { numRuns: 300 },
    );
  });

  it("leaves out what came back since its invoice was taken back whole", () => {
    fc.assert(
      fc.property(orders, steps, (sold, does) => {
        const { total } = sold.amounts;
        let world: World = {
          order: { ...sold, transactions: [paid(1, total)] },
          refunded: 0,
        };
        for (const { does: what, line, quantity } of does) {
          const lines = chosen(world.order, line, quantity);
          if (what === "invoice") world = { ...world, order: invoicedNow(world.order) };
          else if (what === "withdraw" && goodsInvoice(world.order) && openTotal(world.order) > 0)
            world = {
              ...world,
              order: issued(world.order, credit(world.order, { all: true }), undefined, "correction-0-credit"),
            };
          else if (what === "return" && lines.length > 0) world = returned(world, lines);
        }
        expect(openTotal(invoicedNow(world.order))).toBe(total - world.refunded);
      }),
      { numRuns: 300 },
    );
  });
});

it("the goods of two lines and their waste contribution, one of them back and paid back before the invoice", () => {
  const order = soldOrder(
    [
      { productId: "PANEL", category: "panels", quantity: 10, unit: 8990, wasteFee: 120 },
      { productId: "WALLBOX", category: "emobility", quantity: 1, unit: 64_900, wasteFee: 200 },
    ],
    { ...workedExample().amounts, shipment: 12_000, coupon: 5000 },
  );
  const whole: Order = {
    ...order,
    transactions: [paid(1, order.amounts.total)],
    fulfilment: "delivered",
    deliveredOn: "2026-11-21T09:00:00Z",
  };
  const { order: after, refunded } = returned({ order: whole, refunded: 0 }, [{ productId: "PANEL", quantity: 3 }]);
  const invoice = next(after);
  expect(invoice.total).toBe(order.amounts.total - refunded);
  expect(invoice.lines.find(({ kind, productId }) => kind === "goods" && productId === "PANEL")).toMatchObject({
    quantity: 7,
  });
  expect(invoice.lines.find(({ kind, productId }) => kind === "waste" && productId === "PANEL")).toMatchObject({
    quantity: 7,
  });
  expect(invoice.payments).toEqual([{ mode: "MP05", amount: invoice.total, dueDate: undefined, paidOn: "2026-11-20" }]);
  // What was left out comes back no more.
  expect(() =>
    credit(issued(after, invoice), {
      pieces: [{ productId: "PANEL", quantity: 8 }],
    }),
  ).toThrow("credit-beyond-invoice");
});
