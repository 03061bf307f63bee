import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payment, quotedPart, soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import type { Receipt } from "../../payments/index.ts";
import type { Order } from "../order.ts";
import type { IssuedDocument } from "../papers/issued.ts";
import { noPieces, withPieces } from "../papers/pieces.ts";
import { takenOf, worthAt } from "../papers/returned-worth.ts";
import { retaxedOrder } from "../reduced-vat/retax-order.ts";
import { askingForTheRest, withdrawalMoney } from "./withdrawn-money.ts";

const now = new Date("2026-11-23T10:00:00Z");

const receiptOf = (amount: number): Receipt => ({
  orderId: "O1",
  key: "K",
  version: 1,
  method: "manual_wire_transfer",
  amount,
  currency: "eur",
  settled: amount,
  settledOn: "2026-11-20",
  receivedOn: "2026-11-20T10:00:00.000Z",
  receivedBy: "U1",
  chargedBack: 0,
  refunds: [],
});

const issued = (type: IssuedDocument["type"], taxable: number, vat: number, changes: Partial<IssuedDocument> = {}) => ({
  id: `${type}-${taxable}`,
  type,
  number: "1/2026",
  date: "2026-11-20",
  total: taxable + vat,
  groups: [{ rate: 2200, taxable, vat }],
  ...changes,
});

/** Ten panels of 100.00, 1220.00 with VAT, of which a half is to be paid in two parts still. */
const order = soldOrder([{ productId: "P", category: "panels", quantity: 10, unit: 10_000, wasteFee: 0 }], {
  transactions: [payment(1, 61_000, { status: "paid" }), payment(2, 30_500), payment(3, 30_500)],
});
const whole = issued("TD01", 100_000, 22_000);
const asks = (changed: Order) =>
  askingForTheRest(changed, now)
    .transactions.filter(({ superseded }) => !superseded)
    .map(({ amount, status }) => [amount, status]);
const withNotes = (...notes: IssuedDocument[]) => ({ ...order, invoices: [whole, ...notes] });

describe("what is still to be paid of a corrected order", () => {
  it("is less by what came back: 610.00 less 244.00", () => {
    expect(asks(withNotes(issued("TD04", 20_000, 4400, { pieces: [{ productId: "P", quantity: 2 }] })))).toEqual([
      [61_000, "paid"],
      [18_300, "pending_payment"],
      [18_300, "pending_payment"],
    ]);
  });

  it("is less by a price that was lowered, and a repeated write changes nothing more", () => {
    const once = askingForTheRest(withNotes(issued("TD04", 5000, 1100)), now);
    expect(askingForTheRest(once, now)).toBe(once);
    expect(asks(once)).toEqual([
      [61_000, "paid"],
      [27_450, "pending_payment"],
      [27_450, "pending_payment"],
    ]);
  });

  it("waits while the invoice is taken back as a whole, and is of the rate that it should have had", () => {
    const back = withNotes(issued("TD04", 100_000, 22_000));
    expect(asks(back)).toEqual(asks(order));
    expect(asks(retaxedOrder(back))).toEqual([
      [61_000, "paid"],
      [24_500, "pending_payment"],
      [24_500, "pending_payment"],
    ]);
  });

  it("is without the VAT where a public body pays that itself: 1000.00 in all", () => {
    expect(asks({ ...order, invoices: [{ ...whole, split: true }] })).toEqual([
      [61_000, "paid"],
      [19_500, "pending_payment"],
      [19_500, "pending_payment"],
    ]);
  });

  describe("whose price was promised between deposit and balance: 1226.10 less 100.00", () => {
    const parted = soldOrder([{ productId: "P", category: "panels", quantity: 5, unit: 20_000, wasteFee: 100 }], {
      transactions: [payment(1, 61_305, { status: "paid" }), payment(2, 61_305)],
    });
    const deposit = issued("TD02", 50_250, 11_055);
    const note = issued("TD04", 8197, 1803, { cause: "correction-0-credit" });

    it("is 100.00 less where nothing goes back", () => {
      expect(asks({ ...parted, invoices: [deposit, note] })).toEqual([
        [61_305, "paid"],
        [51_305, "pending_payment"],
      ]);
    });

    it("is what it was where 100.00 go back at once", () => {
      const sent = { ...parted, invoices: [deposit, { ...note, sentBack: 10_000 }] };
      expect(asks(sent)).toEqual(asks(parted));
      const gone = [payment(1, 61_305, { status: "paid", refunded: 10_000 }), payment(2, 61_305)];
      expect(asks({ ...sent, transactions: gone })).toEqual(asks(parted));
    });

    it("is both where a part went back and another didn't: 61.00 of the one, 39.00 of the other", () => {
      const sent = issued("TD04", 5000, 1100, { cause: "correction-0-credit", sentBack: 6100 });
      const kept = issued("TD04", 3197, 703, { cause: "correction-1-credit" });
      expect(asks({ ...parted, invoices: [deposit, sent, kept] })).toEqual([
        [61_305, "paid"],
        [57_405, "pending_payment"],
      ]);
    });
  });

  describe("whose payment its payer's bank took back after a part of it had gone back: 1220.00 less 244.00", () => {
    const note = issued("TD04", 20_000, 4400, { cause: "correction-0-credit", sentBack: 24_400 });
    const gone = { refunded: 24_400 };
    const failed = { status: "failed" as const, failureCode: "charge-back", ...gone };

    it("is what its documents ask, not all of it again", () => {
      const taken = { ...order, invoices: [whole, note], transactions: [payment(1, 122_000, failed)] };
      expect(asks(taken)).toEqual([[97_600, "failed"]]);
      // Paid anew, a further promise goes back of that money.
      const [former, again] = askingForTheRest(taken, now).transactions;
      const more = issued("TD04", 5000, 1100, { cause: "correction-1-credit", sentBack: 6100 });
      const twice = { ...taken, invoices: [whole, note, more] };
      const paid = { ...again!, status: "paid" as const, refunded: 6100 };
      expect(asks({ ...twice, transactions: [former!, paid] })).toEqual([[97_600, "paid"]]);
      const lost = { ...paid, status: "failed" as const };
      expect(asks({ ...twice, transactions: [former!, lost] })).toEqual([[91_500, "failed"]]);
    });

    it("is all of it where that part went back of another payment, which stands", () => {
      const other = payment(1, 61_000, { status: "failed", failureCode: "charge-back" });
      const stands = payment(2, 61_000, { status: "paid", ...gone });
      expect(asks({ ...order, invoices: [whole, note], transactions: [other, stands] })).toEqual([
        [61_000, "failed"],
        [61_000, "paid"],
      ]);
    });

    it("is as before where the house gave some of it back without a document", () => {
      const given = payment(1, 61_000, { status: "failed", failureCode: "charge-back", refunded: 5000 });
      const stands = payment(2, 61_000, { status: "paid", ...gone });
      expect(asks({ ...order, invoices: [whole, note], transactions: [given, stands] })).toEqual([
        [61_000, "failed"],
        [61_000, "paid"],
      ]);
    });
  });

  it("is the net of a public body once its deposit is invoiced: 2561.91 net less 574.25 are 1987.66", () => {
    const mixed = soldOrder(
      [
        { productId: "P", category: "panels", quantity: 10, unit: 21_191, wasteFee: 0 },
        { productId: "W", category: "emobility", quantity: 1, unit: 44_281, wasteFee: 0 },
      ],
      { treatment: workedExample().amounts.treatment },
    );
    // 2119.10 and 442.81 net, 309.33 VAT.
    expect(mixed.amounts.total).toBe(287_124);
    const split = { id: "D", type: "TD02" as const, number: "1/2026", date: "2026-11-20", split: true as const };
    const groups = [
      { rate: 1000, taxable: 47_000, vat: 4700 },
      { rate: 2200, taxable: 10_425, vat: 2294 },
    ];
    const invoices = [{ ...split, total: 64_419, groups }];
    const transactions = [payment(1, 57_425, { status: "paid" }), payment(2, 229_699)];
    expect(asks({ ...mixed, transactions, invoices })).toEqual([
      [57_425, "paid"],
      [198_766, "pending_payment"],
    ]);
  });

  it("is nothing once all of it was credited, and the order goes on as one of nothing", () => {
    const unpaid = { ...order, transactions: [payment(1, 122_000)] };
    const all = issued("TD04", 100_000, 22_000, { pieces: [{ productId: "P", quantity: 10 }] });
    const after = askingForTheRest({ ...unpaid, invoices: [whole, all] }, now);
    expect(after.status).toBe("paid");
    expect(asks(after)).toEqual([[0, "paid"]]);
  });

  it("is less by what was returned before any invoice, and a later withdrawal brings back what was paid for the rest", () => {
    // 244.00 of 1220.00 came back, 610.00 is paid: 366.00 are asked for still.
    const returned = askingForTheRest({ ...order, returns: [{ id: "R", lines: [], credited: 24_400 }] }, now);
    expect(asks(returned)).toEqual([
      [61_000, "paid"],
      [18_300, "pending_payment"],
      [18_300, "pending_payment"],
    ]);
    expect(askingForTheRest(returned, now)).toBe(returned);
    const said = { declaredOn: now.toISOString(), name: "Ada", email: "ada@example.com", state: "declared" as const };
    const withdrawals = [{ ...said, lines: [{ productId: "P", quantity: 5 }] }];
    const rest = askingForTheRest({ ...returned, withdrawals }, now);
    // 610.00 less: 366.00 are not asked for any more, 244.00 of the money is due back.
    const receipt = { amount: 61_000, settled: 61_000, chargedBack: 0, refunds: [], method: "card", currency: "eur" };
    expect(withdrawalMoney(rest, [receipt as never])).toMatchObject([{ amount: 61_000, dueBack: 24_400, returned: 0 }]);
  });

  it("takes pieces that were withdrawn and credited off once, at their lowered price", () => {
    const said = { declaredOn: now.toISOString(), name: "Ada", email: "ada@example.com", state: "declared" as const };
    const withdrawals = [{ ...said, lines: [{ productId: "P", quantity: 2 }] }];
    const lowered = issued("TD04", 10_000, 2200);
    const withdrawn = askingForTheRest({ ...withNotes(lowered), withdrawals }, now);
    // 1220.00 less 122.00, less two tenths of the rest: 878.40, of which 610.00 is paid.
    const sum = (of: Order) => asks(of).reduce((total, [amount]) => total + Number(amount), 0);
    expect(sum(withdrawn)).toBe(87_840);
    const pieces = [{ productId: "P", quantity: 2 }];
    expect(sum({ ...withdrawn, invoices: [whole, lowered, issued("TD04", 18_000, 3960, { pieces })] })).toBe(87_840);
  });
});

it("gives back for withdrawn pieces what their credit note comes to, packs and coupon and all", () => {
  const sold = fc.array(
    fc.record({
      single: fc.integer({ min: 0, max: 6 }),
      packed: fc.integer({ min: 1, max: 12 }),
      dearer: fc.integer({ min: 0, max: 900 }),
      unit: fc.integer({ min: 1, max: 50_000 }),
      category: fc.constantFrom("panels" as const, "emobility" as const),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(sold, fc.nat(5000), fc.nat(3), (lines, coupon, at) => {
      const base = { priceId: "x", priceType: "public" as const, reason: "public", list: 0, discount: 0 };
      const { treatment } = workedExample().amounts;
      const products = lines.map(({ single, packed, dearer, unit, category }, place) => ({
        productId: `P${place}`,
        category,
        quantity: single + packed,
        unit: unit + dearer,
        wasteFee: 10,
        parts: [
          { ...base, kind: "pallet" as const, quantity: packed, unit },
          { ...base, kind: "piece" as const, quantity: single, unit: unit + dearer },
        ].filter(({ quantity }) => quantity > 0),
      }));
      const placed = soldOrder(products, { treatment, coupon, shipment: 700 });
      const line = placed.lines[at % placed.lines.length]!;
      const pieces = withPieces(noPieces, [{ productId: line.productId, quantity: 1 }]);
      const note = placed.amounts.groups.reduce((sum, { rate, taxable: of, vat }) => {
        const after = worthAt(placed, rate, pieces).net;
        const taken = takenOf({ left: { rate, taxable: of, vat }, before: 0, after, whole: of });
        return sum + taken.taxable + taken.vat;
      }, 0);
      const said = { declaredOn: now.toISOString(), name: "A", email: "a@example.com", state: "declared" as const };
      const withdrawals = [{ ...said, lines: [{ productId: line.productId, quantity: 1 }] }];
      const all = placed.lines.length === 1 && line.quantity === 1;
      const [money] = withdrawalMoney({ ...placed, withdrawals }, []);
      expect(money?.amount).toBe(all ? placed.amounts.total : note);
    }),
  );
});

it("gives back 311.10 for the five pieces that were bought singly at 51.00, not their share of the line", () => {
  const base = { priceId: "x", priceType: "public" as const, reason: "public", list: 0, discount: 0 };
  const parts = [
    { ...base, kind: "pallet" as const, quantity: 5, unit: 5000 },
    { ...base, kind: "piece" as const, quantity: 5, unit: 5100 },
  ];
  const placed = soldOrder([{ productId: "P", category: "panels", quantity: 10, unit: 5100, wasteFee: 0, parts }]);
  const said = { declaredOn: now.toISOString(), name: "A", email: "a@example.com", state: "declared" as const };
  const withdrawals = [{ ...said, lines: [{ productId: "P", quantity: 5 }] }];
  expect(withdrawalMoney({ ...placed, withdrawals }, [])[0]?.amount).toBe(31_110);
});

describe("a consumer's withdrawal", () => {
  const said = { declaredOn: now.toISOString(), name: "A", email: "a@example.com", state: "declared" as const };
  const of = (...pieces: [productId: string, quantity: number][]) => ({
    ...said,
    lines: pieces.map(([productId, quantity]) => ({ productId, quantity })),
  });
  /** Ten panels of 100.00 and one for nothing, four cables for nothing, and their delivery for 150.00: 1403.00. */
  const placed = soldOrder(
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
    { shipment: 15_000 },
  );
  const amountsOf = (...withdrawals: ReturnType<typeof of>[]) =>
    withdrawalMoney({ ...placed, withdrawals }, []).map(({ amount }) => amount);

  it("from all of it brings the delivery back too, gifts and all, in one part or in several: 1403.00", () => {
    expect(amountsOf(of(["P", 11], ["CABLE", 4]))).toEqual([140_300]);
    expect(amountsOf(of(["P", 10]), of(["CABLE", 4]), of(["P", 1]))).toEqual([122_000, 0, 18_300]);
    expect(amountsOf(of(["P", 1], ["CABLE", 4]), of(["P", 10]))).toEqual([12_200, 128_100]);
  });

  it("from what was paid for alone leaves the delivery of the gifts that are kept: 1220.00", () => {
    expect(amountsOf(of(["P", 10]))).toEqual([122_000]);
  });

  it("brings all of a dearer delivery back, as long as the office doesn't keep what an express one cost more, with its reason", () => {
    // 150.00 agreed for the next morning, where the standard delivery costs 90.00: 73.20 with VAT may be kept (art. 13 c. 2 of the directive).
    const supplement = 7320;
    const paid = receiptOf(140_300);
    const [whole] = withdrawalMoney({ ...placed, withdrawals: [of(["P", 11], ["CABLE", 4])] }, [paid]);
    expect(whole).toMatchObject({ amount: 140_300, dueBack: 140_300 });
    const less = { amount: supplement, reason: "Consegna espressa scelta da lei" };
    const kept = [{ ...of(["P", 11], ["CABLE", 4]), less }];
    expect(withdrawalMoney({ ...placed, withdrawals: kept }, [paid])[0]).toMatchObject({
      amount: 132_980,
      dueBack: 132_980,
    });
  });
});
