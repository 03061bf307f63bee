import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { purchaseMachine } from "../purchase-machine.ts";
import { purchaseNumber, type PurchaseLine } from "../purchase.ts";
import { demandBefore } from "./demand.ts";
import { landedCosts, spreadOver } from "./landed-cost.ts";
import { asSold, propose, type SupplyFacts } from "./proposal.ts";
import { mostOfDelivery, mostReceived, stateReceived } from "./receipt.ts";
import { differencesOf, invoicedLines, isSettled } from "./three-way-match.ts";
import { earliestOf, lineWarnings } from "./warnings.ts";

const line = (over: Partial<PurchaseLine> = {}): PurchaseLine => ({
  productId: "P",
  productCode: "MOD-1",
  name: "Modulo",
  purchaseCode: "ADR-1",
  ordered: 100,
  quantity: 100,
  price: 8_000,
  weight: 21_000,
  received: 0,
  invoiced: 0,
  ...over,
});

describe("receipts", () => {
  it.each([
    [100, 105],
    [19, 19],
    [20, 21],
    [720, 756],
    [1, 1],
    [0, 0],
  ])("of %i pieces at most %i come", (quantity, most) => expect(mostReceived(quantity)).toBe(most));

  it("counts the tolerance once over all deliveries of a line", () => {
    const deliveries = fc.array(
      fc.record({ forecast: fc.integer({ min: 1, max: 400 }), wish: fc.integer({ min: 0 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(deliveries, (days) => {
        const quantity = days.reduce((sum, { forecast }) => sum + forecast, 0);
        let received = 0;
        days.forEach(({ wish }, at) => {
          const later = days.slice(at + 1).reduce((sum, { forecast }) => sum + forecast, 0);
          received += Math.min(wish, mostOfDelivery({ quantity, received }, later));
        });
        expect(received).toBeLessThanOrEqual(mostReceived(quantity));
      }),
    );
  });

  it("is received once nothing is missing of any line", () => {
    expect(stateReceived([line({ received: 100 }), line({ received: 99 })])).toBe("partially_received");
    expect(stateReceived([line({ received: 105 }), line({ quantity: 0 })])).toBe("received");
  });
});

describe("the match of an invoice", () => {
  const came = line({ received: 100 });

  it.each([
    [102, 8_000, []],
    [98, 8_160, []],
    [103, 8_000, ["quantity-differs"]],
    [97, 7_839, ["price-differs"]],
    [1, 8_000, []],
    [103, 7_839, ["quantity-differs", "price-differs"]],
    [100, 8_161, ["price-differs"]],
  ])("of %i pieces at %i: %j", (quantity, price, kinds) => {
    const found = differencesOf([came], [{ productId: "P", quantity, price }]);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("is of what isn't invoiced yet, however many invoices there are", () => {
    const [half] = invoicedLines([came], [{ productId: "P", quantity: 50, price: 8_000 }]);
    expect(half?.settled).toBeUndefined();
    expect(differencesOf([half ?? came], [{ productId: "P", quantity: 100, price: 8_000 }])).toMatchObject([
      { kind: "quantity-differs", expected: 50 },
    ]);
    const all = invoicedLines([half ?? came], [{ productId: "P", quantity: 50, price: 8_000 }]);
    expect(isSettled(all)).toBe(true);
    expect(differencesOf(all, [{ productId: "P", quantity: 1, price: 8_000 }])).toMatchObject([{ expected: 0 }]);
  });

  it("knows what nobody ordered, and settles a part where no more is to come", () => {
    expect(differencesOf([came], [{ productId: "Q", quantity: 1, price: 1 }])).toMatchObject([{ kind: "not-ordered" }]);
    const part = [{ productId: "P", quantity: 90, price: 8_000 }];
    expect(isSettled(invoicedLines([came], part))).toBe(false);
    expect(isSettled(invoicedLines([came], part, true))).toBe(true);
    expect(isSettled(invoicedLines([came], [{ productId: "P", quantity: 110, price: 8_000 }]))).toBe(true);
  });
});

describe("landed costs", () => {
  it("are what was spent, to the cent, whatever they are spread by", () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 0, max: 100_000 }),
        received: fc.integer({ min: 0, max: 100_000 }),
        price: fc.integer({ min: 1, max: 10_000_000 }),
        weight: fc.integer({ min: 0, max: 5_000_000 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    const costs = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 1_000_000_000 }),
        spread: fc.constantFrom("value" as const, "weight" as const, "pieces" as const),
      }),
    );
    fc.assert(
      fc.property(lines, costs, (some, spent) => {
        const landed = landedCosts(
          some.map((one) => line(one)),
          spent,
        );
        const sum = landed.reduce((total, one) => total + one.costs, 0);
        expect(sum).toBe(spent.reduce((total, { amount }) => total + amount, 0));
        for (const one of landed) expect(one.total).toBe(one.goods + one.costs);
      }),
    );
  });

  it("fall to heavy goods by weight and to dear ones by value", () => {
    const panel = line({ productId: "panel", quantity: 10, price: 10_000, weight: 20_000 });
    const inverter = line({ productId: "inverter", quantity: 1, price: 100_000, weight: 50_000 });
    expect(landedCosts([panel, inverter], [{ amount: 5_000, spread: "weight" }])).toMatchObject([
      { costs: 4_000, perPiece: 10_400 },
      { costs: 1_000, perPiece: 101_000 },
    ]);
    expect(landedCosts([panel, inverter], [{ amount: 5_000, spread: "value" }]).map(({ costs }) => costs)).toEqual([
      2_500, 2_500,
    ]);
  });

  it("give what can't be parted to the first, and leave no cent", () => {
    expect(spreadOver(100, [0, 0])).toEqual([100, 0]);
    expect(spreadOver(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });
});

describe("what to buy", () => {
  const today = "2026-11-26";
  const facts: SupplyFacts = { available: 0, waiting: 0, incoming: [], left: 90, leadDays: 10 };

  it("reckons from demand, stock, what comes and what waits", () => {
    const proposal = propose(
      { ...facts, available: 12, waiting: 8, incoming: [{ on: "2026-12-10", quantity: 3 }] },
      today,
    );
    // A piece a day: 12 + 3 - 8 = 7, fewer than leave in ten days; 40 until the horizon.
    expect(proposal).toMatchObject({ projected: 7, minimum: 10, target: 40, missing: 33, quantity: 33 });
    expect(proposal).toMatchObject({ arrivesOn: "2026-12-06", horizon: "2027-01-05", orderOn: today, isLate: true });
  });

  it("doesn't take for available what comes after the horizon", () => {
    const far = [{ on: "2027-01-06", quantity: 500 }];
    expect(propose({ ...facts, incoming: far }, today)).toMatchObject({ incomingLater: 500, quantity: 40 });
    const near = [{ on: "2027-01-05", quantity: 500 }];
    expect(propose({ ...facts, incoming: near }, today)).toMatchObject({ incomingInTime: 500, quantity: 0 });
  });

  it("asks for no fewer than the supplier's minimum, in whole packs", () => {
    expect(asSold(33, { minQuantity: 50, pack: 36 })).toBe(72);
    expect(asSold(73, { minQuantity: 50, pack: 36 })).toBe(108);
    expect(asSold(0, { minQuantity: 50, pack: 36 })).toBe(0);
  });

  it("buys nothing of what nobody takes, but what orders wait for", () => {
    expect(propose({ ...facts, left: 0 }, today)).toMatchObject({ quantity: 0 });
    expect(propose({ ...facts, left: 0, waiting: 4 }, today)).toMatchObject({ quantity: 4, orderOn: today });
    expect(propose({ ...facts, left: 0 }, today).orderOn).toBeUndefined();
  });

  it("never says to order in the past, nor fewer than are missing", () => {
    const any = fc.record({
      available: fc.integer({ min: -500, max: 5_000 }),
      waiting: fc.integer({ min: 0, max: 500 }),
      left: fc.integer({ min: 0, max: 20_000 }),
      leadDays: fc.option(fc.integer({ min: 0, max: 365 }), { nil: undefined }),
      minQuantity: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
      pack: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(any, (one) => {
        const { orderOn, quantity, missing } = propose({ ...one, incoming: [] }, today);
        if (orderOn !== undefined) expect(orderOn >= today).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(missing);
        if (quantity > 0) expect(quantity % (one.pack ?? 1)).toBe(0);
        if (quantity > 0) expect(quantity).toBeGreaterThanOrEqual(one.minQuantity ?? 1);
      }),
    );
  });
});

describe("demand", () => {
  const now = new Date("2026-11-26T10:00:00Z");
  const movement = (over: object) => ({
    id: "M",
    direction: "unload" as const,
    state: "done" as const,
    cause: "order" as const,
    warehouseId: "main",
    lines: [{ productId: "P", quantity: 5 }],
    createdOn: "2026-09-01T10:00:00.000Z",
    doneOn: "2026-11-01T10:00:00.000Z",
    ...over,
  });

  it("is what customers took in ninety days and what they wait for", () => {
    const demand = demandBefore(
      [
        movement({ id: "A" }),
        movement({ id: "B", doneOn: "2026-08-27T10:00:00.000Z" }),
        movement({ id: "C", cause: "transfer" }),
        movement({ id: "D", cause: "replacement" }),
        movement({ id: "E", state: "forecast", doneOn: undefined }),
        movement({ id: "F", state: "booked", doneOn: undefined }),
        movement({ id: "G" }),
        movement({ id: "H", direction: "load", cause: "correction", reverses: "G" }),
      ],
      now,
    );
    expect(demand.get("P")).toEqual({ left: 10, waiting: 5 });
  });

  it("is what customers kept: what was sent again, came back or got lost counts once", () => {
    const of = (orderId: string, more: Partial<Parameters<typeof movement>[0]> = {}) => movement({ orderId, ...more });
    const back = { direction: "load", cause: "return" } as const;
    const demand = demandBefore(
      [
        // Refused, sent again: kept once.
        of("O1", { id: "A", doneOn: "2026-11-10T10:00:00.000Z" }),
        of("O1", { id: "B", ...back }),
        of("O1", { id: "C" }),
        // Lost, other pieces sent.
        of("O2", { id: "D", fate: "lost" }),
        of("O2", { id: "E" }),
        // Taken back for good.
        of("O3", { id: "F" }),
        of("O3", { id: "G", ...back }),
        // Came back of what left before the days that count.
        of("O4", { id: "H", doneOn: "2026-08-01T10:00:00.000Z" }),
        of("O4", { id: "I" }),
        of("O4", { id: "J", ...back }),
        // A load that was put right brought nothing back.
        of("O5", { id: "K" }),
        of("O5", { id: "L", ...back, reversedBy: "M" }),
        of("O5", { id: "M", cause: "correction", reverses: "L" }),
        // Sent back by its customer, and replaced.
        of("O6", { id: "N" }),
        movement({ id: "O", returnId: "R1", ...back }),
        movement({ id: "P", returnId: "R1", cause: "replacement" }),
      ],
      now,
    );
    expect(demand.get("P")).toEqual({ left: 25, waiting: 0 });
  });
});

describe("an order's own rules", () => {
  it("asks about fewer than the supplier sells, and sooner than it can deliver", () => {
    expect(lineWarnings({ quantity: 30, conditions: { minQuantity: 36, pack: 36 } }).map(({ code }) => code)).toEqual([
      "below-minimum",
      "not-in-packs",
    ]);
    expect(lineWarnings({ quantity: 72, conditions: { minQuantity: 36, pack: 36 } })).toEqual([]);
    const lines = [
      { quantity: 1, conditions: { leadDays: 5 } },
      { quantity: 1, conditions: { leadDays: 20 } },
    ];
    expect(earliestOf(lines, "2026-11-26")).toBe("2026-12-16");
  });

  it("is invoiced only for what has come and isn't settled", () => {
    const offers = (state: "received" | "closed", received: number, settled?: boolean) =>
      purchaseMachine.offers({ state, lines: [line({ received, settled })] }, "match", "back-office");
    expect(offers("received", 100)).toBe(true);
    expect(offers("closed", 40)).toBe(true);
    expect(offers("closed", 40, true)).toBe(false);
    expect(offers("closed", 0)).toBe(false);
  });

  it("has a number that people read", () => {
    expect(purchaseNumber("01KAN4V5DRG8Z6PQ8W8YF1TX0E", "2026-11-26")).toBe("OA261126-F1TX0E");
  });
});
