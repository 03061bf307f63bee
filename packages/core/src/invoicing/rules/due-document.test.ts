import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCode, company, payment, seller, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import { dueDocument, isSplit } from "../../orders/papers/due-document.ts";
import { fulfilments, type Order } from "../../orders/order.ts";
import { termsCodes } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import { creditNoteOf, type Credited } from "./credit-note.ts";
import { invoiceOf, type Draft } from "./invoice-of.ts";
import { openTotal, standsSplit } from "./invoiced.ts";
import { nextDocument } from "./next-document.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { plusDays } from "../../platform/time.ts";

const today = "2026-11-23";
const partiesTo = (split: boolean) => ({
  seller,
  buyer: company,
  recipient: split ? { code: "UFABCD" } : byCode,
});
const paid = (seq: number, amount: number, settledOn: string) => payment(seq, amount, { status: "paid", settledOn });

function issued(order: Order, draft: Draft, more: { pieces?: { productId: string; quantity: number }[] } = {}): Order {
  const { type, total, groups, splitPayment } = draft;
  const id = `D${order.invoices?.length ?? 0}`;
  const one = { id, type, number: `${id}/2026`, date: today, total, groups, ...more };
  return { ...order, invoices: [...(order.invoices ?? []), { ...one, ...(splitPayment && { split: true as const }) }] };
}
const next = (order: Order, split = false) => invoiceOf(order, nextDocument(order, today, split), partiesTo(split));
const takenOff = (order: Order, what: Credited, split = false) =>
  issued(
    order,
    creditNoteOf(order, what, "Reso", partiesTo(split)),
    "pieces" in what ? { pieces: [...what.pieces] } : {},
  );

describe("the last day of a document", () => {
  const order = workedExample();
  const whole = (settledOn: string): Partial<Order> => ({ transactions: [paid(1, 319_805, settledOn)] });
  const deposit = { transactions: [paid(1, 63_961, "2026-11-10"), payment(2, 255_844)] };
  const delivered = { fulfilment: "delivered" as const, deliveredOn: "2026-11-12T23:30:00.000Z" };

  it.each([
    ["nothing came and nothing left", {}, undefined],
    ["all is paid", whole("2026-11-20"), { type: "TD01", by: "2026-12-02" }],
    ["a deposit came", deposit, { type: "TD02", by: "2026-11-22" }],
    [
      "goods left before they are paid, on the evening of another day in Rome",
      delivered,
      { type: "TD01", by: "2026-11-25" },
    ],
    [
      "the money came before the goods left",
      { ...delivered, ...whole("2026-11-05") },
      { type: "TD01", by: "2026-11-17" },
    ],
    [
      "its terms let it leave before it is paid: in advance, without a last day",
      { termsOfPayment: "thirty_days_later_end_of_month" as const },
      { type: "TD01" },
    ],
    ["it waits for its company's owner", { status: "awaitingApproval" as const, ...whole("2026-11-20") }, undefined],
    ["it has ended", { status: "failed" as const, failedReason: "given-up", ...whole("2026-11-20") }, undefined],
  ])("%s", (_, changes, due) => expect(dueDocument({ ...order, ...changes }, false)).toEqual(due));

  it("counts from the first money that has no document yet, not from the last", () => {
    const twice = { ...order, transactions: [paid(1, 63_961, "2026-11-10"), paid(2, 255_844, "2026-11-21")] };
    expect(dueDocument(twice, false)).toEqual({ type: "TD01", by: "2026-11-22" });
    const first = { ...order, ...deposit };
    const documented = { ...twice, invoices: issued(first, next(first)).invoices };
    expect(dueDocument(documented, false)).toEqual({ type: "TD01", by: "2026-12-03" });
  });

  it("is the goods' invoice once what was promised off between deposit and balance is paid, however its buyer has it", () => {
    const begun = { ...order, ...deposit };
    const after = issued(begun, next(begun));
    const note = creditNoteOf(after, { amount: 1000 }, "Promessa", partiesTo(false));
    const lower = issued(after, note);
    const promised = {
      ...lower,
      invoices: lower.invoices?.map((one) => (one.type === "TD04" ? { ...one, cause: "correction-0-credit" } : one)),
    };
    const came = (first: Partial<ReturnType<typeof paid>>, rest: number) => ({
      ...promised,
      transactions: [{ ...paid(1, 63_961, "2026-11-10"), ...first }, paid(2, rest, "2026-11-20")],
    });
    for (const one of [came({}, 254_844), came({ refunded: 1000 }, 255_844)]) {
      expect(dueDocument(one, false)?.type).toBe("TD01");
      expect(nextDocument(one, today, false).type).toBe("TD01");
    }
    const short = came({ refunded: 1000 }, 255_843);
    expect([dueDocument(short, false)?.type, nextDocument(short, today, false).type]).toEqual(["TD02", "TD02"]);
    expect(dueDocument(promised, false)).toBeUndefined();
  });

  it("is another one once its invoice was taken back as a whole; a correction issues its own", () => {
    const done = { ...order, ...whole("2026-11-20") };
    const back = takenOff(issued(done, next(done)), { all: true });
    expect(dueDocument(back, false)).toEqual({ type: "TD01", by: "2026-12-05" });
    const [first, note] = back.invoices ?? [];
    const corrected = { ...back, invoices: [first!, { ...note!, cause: "correction-0-credit" }] };
    expect(dueDocument(corrected, false)).toBeUndefined();
  });
});

const order = fc
  .record({
    unit: fc.integer({ min: 0, max: 300_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    shipment: fc.integer({ min: 0, max: 20_000 }),
    parts: fc.array(
      fc.record({
        share: fc.integer({ min: 1, max: 100 }),
        day: fc.integer({ min: 1, max: 23 }),
        came: fc.boolean(),
        gift: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 3 },
    ),
    fulfilment: fc.constantFrom(...fulfilments),
    delivered: fc.option(fc.integer({ min: 1, max: 23 }), { nil: undefined }),
    termsOfPayment: fc.constantFrom(...termsCodes),
    status: fc.constantFrom("pendingPayment" as const, "paid" as const, "failed" as const, "awaitingApproval" as const),
    failedReason: fc.option(fc.constant("expired"), { nil: undefined }),
    split: fc.boolean(),
    documents: fc.array(fc.constantFrom("next" as const, "lower" as const, "piece" as const, "all" as const), {
      maxLength: 5,
    }),
  })
  .map(({ unit, quantity, shipment, parts, delivered, documents, split, ...more }) => {
    const day = (at: number) => `2026-11-${String(at).padStart(2, "0")}`;
    const sold = soldOrder([{ productId: "P", category: "panels", quantity, unit, wasteFee: 0 }], { shipment });
    const asked = split ? sold.amounts.total - sold.amounts.vatAmount : sold.amounts.total;
    let left = asked;
    const transactions = parts.map(({ share, day: at, came, gift }, seq) => {
      const amount = seq === parts.length - 1 ? left : Math.floor((left * share) / 100);
      left -= amount;
      const method = gift === 0 ? ("gift" as const) : ("manual_wire_transfer" as const);
      return payment(seq + 1, amount, { method, ...(came && { status: "paid", settledOn: day(at) }) });
    });
    const deliveredOn = delivered === undefined ? undefined : `${day(delivered)}T10:00:00.000Z`;
    let so: Order = { ...sold, ...more, deliveredOn, transactions };
    for (const one of documents) {
      try {
        if (one === "next") so = issued(so, next(so, split));
        if (one === "lower") so = takenOff(so, { amount: Math.ceil(openTotal(so) / 3) }, split);
        if (one === "piece") so = takenOff(so, { pieces: [{ productId: "P", quantity: 1 }] }, split);
        if (one === "all") so = takenOff(so, { all: true }, split);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
    }
    return { order: so, split };
  });

describe("a public body whose deposit was credited whole", () => {
  const order = workedExample();
  const net = order.amounts.total - order.amounts.vatAmount;
  const begun = { ...order, transactions: [paid(1, 50_000, "2026-11-10"), payment(2, net - 50_000)] };
  const credited = takenOff(issued(begun, next(begun, true)), { all: true }, true);

  it("is still one for the list, though no document of it stands: its nets are all that is asked", () => {
    expect([isSplit(credited), standsSplit(credited)]).toEqual([true, false]);
    const all = { ...credited, transactions: [paid(1, 50_000, "2026-11-10"), paid(2, net - 50_000, "2026-11-20")] };
    expect(dueDocument(all, isSplit(all))).toEqual({ type: "TD01", by: "2026-11-22" });
    expect(nextDocument(all, today, true).type).toBe("TD01");
    // By what stands it would wait for VAT that such a buyer never pays, as for a deposit.
    expect(dueDocument(all, standsSplit(all))?.type).toBe("TD02");
  });

  it("is asked to be one by no document that stands: the next may be to whom pays the VAT", () => {
    const asOrdinary = invoiceOf(credited, nextDocument(credited, today, false), partiesTo(false));
    const differs = (of: Order) => refusalsOf({ ...asOrdinary, date: today }, { today, split: standsSplit(of) });
    expect(differs(credited)).toEqual([]);
    expect(differs(issued(begun, next(begun, true)))).not.toEqual([]);
  });
});

describe("every order", () => {
  it("is listed as due what it is issued, and nothing where nothing would be", () => {
    fc.assert(
      fc.property(order, ({ order: one, split }) => {
        const due = dueDocument(one, split);
        let type: string | undefined;
        let operationOn = "";
        try {
          ({ type, operationOn } = nextDocument(one, today, split));
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
        expect(due?.type).toBe(type);
        if (due?.by) expect(due.by <= plusDays(operationOn, 12)).toBe(true);
        // The list knows of a public body by its documents alone: what stands in it is the same.
        expect(dueDocument(one, isSplit(one)) === undefined).toBe(due === undefined);
      }),
      { numRuns: 2000 },
    );
  });
});
