import * as fc from "fast-check";
import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import type { Order } from "../../orders/index.ts";
import type { Receipt, Transaction } from "../../payments/index.ts";
import { sumOf } from "../../platform/money.ts";
import { noMeasures, type Entry, type Mark, type Measures } from "./entry.ts";
import { orderEntries, type OrderFacts } from "./of-order.ts";
import { returnEntries, ticketEntries, userEntries } from "./of-others.ts";
import { addedSums, movesOf, type Sum } from "./sums.ts";

const facts: OrderFacts = { customer: "business", agent: "A1", pieces: [] };
const base = exampleOrder("it", "it");

/** Instants about midnight of Rome, on days on which its clocks change and others. */
const instants = fc
  .record({
    day: fc.constantFrom("2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25", "2026-12-31", "2026-06-30"),
    time: fc.constantFrom("00:30", "01:00", "10:00", "21:59", "22:00", "22:30", "23:00", "23:30"),
  })
  .map(({ day, time }) => `${day}T${time}:00.000Z`);

/** The day in Rome by the rule of the law alone: two hours ahead from the last Sunday of March to that of October, at one o'clock UTC. */
function dayInRome(at: string): string {
  const isSummer = at >= "2026-03-29T01:00" && at < "2026-10-25T01:00";
  return new Date(Date.parse(at) + (isSummer ? 2 : 1) * 3_600_000).toISOString().slice(0, 10);
}

interface State {
  placedOn: string;
  net: number;
  country: string;
  paidOn?: string | undefined;
  endedOn?: string | undefined;
  cancelledOn?: string | undefined;
  refunds: readonly { on: string; amount: number }[];
}

const states: fc.Arbitrary<State> = fc.record({
  placedOn: instants,
  net: fc.integer({ min: 0, max: 1_000_000 }),
  country: fc.constantFrom("IT", "DE"),
  paidOn: fc.option(instants, { nil: undefined }),
  endedOn: fc.option(instants, { nil: undefined }),
  cancelledOn: fc.option(instants, { nil: undefined }),
  refunds: fc.array(fc.record({ on: instants, amount: fc.integer({ min: 1, max: 9000 }) }), { maxLength: 3 }),
});

function orderIn({ placedOn, net, country, paidOn, endedOn, cancelledOn }: State): Order {
  const [payment] = base.transactions;
  const paid = paidOn !== undefined;
  const transaction: Transaction = {
    ...payment!,
    status: paid ? "paid" : "pending_payment",
    settledOn: paid ? dayInRome(paidOn) : undefined,
  };
  return {
    ...base,
    placedOn,
    status: endedOn ? "failed" : paid ? "paid" : "pendingPayment",
    failedReason: endedOn && "expired",
    endedOn,
    cancelledOn,
    transactions: [transaction],
    address: { ...(base.address as Exclude<Order["address"], "pickup">), countryCode: country },
    amounts: { ...base.amounts, vatAmount: 100, total: net + 100 },
  };
}

const receiptsIn = ({ refunds }: State): Pick<Receipt, "refunds">[] => [
  {
    refunds: refunds.map(({ on, amount }, at) => ({
      id: String(at),
      amount,
      way: "transfer",
      state: "done",
      reason: "",
      askedOn: on,
      askedBy: "U",
      doneOn: dayInRome(on),
    })),
  },
];

const entriesIn = (state: State | undefined): Entry[] =>
  state ? orderEntries(orderIn(state), facts, receiptsIn(state)) : [];

/** What a day comes to, counted by hand over all orders as they are in the end. */
function byHand(all: readonly State[], mark: Mark, isWithin: (day: string) => boolean, country?: string) {
  const days = all
    .filter((one) => country === undefined || one.country === country)
    .flatMap((state): { on: string; amount: number; count: number }[] => {
      const { placedOn, net, paidOn, endedOn, cancelledOn, refunds } = state;
      const one = (on: string | undefined) => (on === undefined ? [] : [{ on, amount: net, count: 1 }]);
      if (mark === "placed") return one(placedOn);
      if (mark === "paid") return endedOn || cancelledOn ? [] : one(paidOn);
      if (mark === "cancelled") return one(cancelledOn ?? endedOn);
      return refunds.map(({ on, amount }) => ({ on, amount, count: 1 }));
    })
    .filter(({ on }) => isWithin(dayInRome(on)));
  return { count: sumOf(days.map(({ count }) => count)), amount: sumOf(days.map(({ amount }) => amount)) };
}

const told = (sums: readonly Sum[], mark: Mark, country?: string): Pick<Measures, "count" | "amount"> => {
  const { count, amount } =
    sums.find((one) => one.mark === mark && (country === undefined ? one.dimension === "" : one.value === country)) ??
    noMeasures;
  return { count, amount };
};

it("counts as by hand whatever happened to orders, in any order and told again, over midnight and changes of the clocks", () => {
  const histories = fc.array(fc.array(states, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(histories, fc.array(fc.nat(), { maxLength: 20 }), (orders, chances) => {
      const sums = new Map<string, Sum[]>();
      const counted = new Map<number, Entry[]>();
      const count = (order: number, state: State | undefined) => {
        const after = entriesIn(state);
        for (const [name, { sums: by }] of movesOf(counted.get(order) ?? [], after))
          sums.set(name, addedSums(sums.get(name) ?? [], by));
        counted.set(order, after);
      };
      // Whoever counts sees an order as it is then: late, repeated, any in between; at the end as it is.
      for (const chance of chances) {
        const order = chance % orders.length;
        count(order, orders[order]?.[chance % orders[order].length]);
      }
      orders.forEach((history, order) => count(order, history.at(-1)));
      const last = orders.map((history) => history.at(-1)!);
      for (const day of new Set(last.flatMap((one) => entriesIn(one).map((entry) => entry.day))))
        for (const mark of ["placed", "paid", "cancelled", "refunded"] as const)
          for (const country of [undefined, "IT", "DE"]) {
            const ofDay = sums.get(`${day.slice(0, 7)}#${day}`) ?? [];
            expect(told(ofDay, mark, country)).toEqual(byHand(last, mark, (one) => one === day, country));
            const month = day.slice(0, 7);
            const ofMonth = sums.get(`${day.slice(0, 4)}#${month}`) ?? [];
            expect(told(ofMonth, mark, country)).toEqual(byHand(last, mark, (one) => one.startsWith(month), country));
          }
    }),
  );
});

it("is nothing where nothing is left: no sum stays at nought", () => {
  fc.assert(
    fc.property(states, (state) => {
      const entries = entriesIn(state);
      const there = [...movesOf([], entries)].map(([name, { sums }]) => [name, sums] as const);
      const back = movesOf(entries, []);
      for (const [name, sums] of there) expect(addedSums(sums, back.get(name)?.sums ?? [])).toEqual([]);
    }),
  );
});

it("puts an order's goods by category, with peak watts and what is known of their cost", () => {
  const [line] = base.lines;
  const order = { ...base, lines: [{ ...line!, quantity: 10, unit: 9000, parts: undefined }] };
  const pieces = [{ productId: line!.productId, wp: 450, cost: 7000 }];
  const [placed] = orderEntries(order, { ...facts, pieces }, []);
  const category = placed?.parts.find(({ dimension }) => dimension === "category");
  expect(category).toMatchObject({
    value: line!.category,
    count: 1,
    amount: 90_000,
    wp: 4500,
    costed: 90_000,
    cost: 70_000,
  });
  expect(placed).toMatchObject({ wp: 4500, costed: 90_000, cost: 70_000 });
  expect(orderEntries(order, facts, [])[0]).toMatchObject({ wp: 0, costed: 0, cost: 0 });
});

it("counts an order of a subscription for that alone, once it is paid", () => {
  const subscription = { plan: "premium", kind: "renewal" } as unknown as Order["subscription"];
  const paid = { ...base, status: "paid" as const, subscription };
  expect(orderEntries(paid, facts, []).map(({ mark }) => mark)).toEqual(["subscription"]);
  expect(orderEntries({ ...paid, status: "pendingPayment" }, facts, [])).toEqual([]);
});

it("counts who registers, unless they work for the house", () => {
  const user = { createdOn: "2026-12-31T23:30:00.000Z", roles: [] as string[] };
  expect(userEntries(user, facts)).toMatchObject([{ mark: "customer", day: "2027-01-01", count: 1 }]);
  expect(userEntries({ ...user, roles: ["agent"] }, facts)).toEqual([]);
});

it("counts a return by the reason of most of its pieces, and what went back", () => {
  const request = {
    createdOn: "2026-11-20T10:00:00.000Z",
    status: "refunded",
    paidBack: 5000,
    lines: [
      { reason: "damaged", quantity: 1 },
      { reason: "not-needed", quantity: 2 },
    ],
    steps: [{ status: "refunded", on: "2026-11-25T10:00:00.000Z" }],
  } as unknown as Parameters<typeof returnEntries>[0];
  expect(returnEntries(request)).toMatchObject([
    { mark: "return-asked", day: "2026-11-20", parts: [{ value: "not-needed" }] },
    { mark: "return-refunded", day: "2026-11-25", amount: 5000 },
  ]);
});

it("counts a request for help, the desk's first answer by its working time, and whether its time was kept", () => {
  const ticket = {
    createdOn: "2026-11-20T09:00:00.000Z",
    topic: "fault" as const,
    status: "resolved" as const,
    clock: { left: 1 },
    since: "2026-11-23T10:00:00.000Z",
  };
  const messages = [
    { side: "customer" as const, createdOn: ticket.createdOn },
    { side: "office" as const, createdOn: "2026-11-20T10:30:00.000Z" },
  ];
  const told = (clock: { left: number }, overOn?: string) =>
    ticketEntries({ ...ticket, clock }, messages, overOn).map(({ mark, day, amount }) => [mark, day, amount]);
  expect(told({ left: 0 })).toEqual([
    ["ticket-opened", "2026-11-20", 0],
    ["ticket-answered", "2026-11-20", 90],
    ["ticket-kept", "2026-11-23", 0],
  ]);
  expect(told({ left: -1 }, "2026-11-21T10:00:00.000Z").at(-1)).toEqual(["ticket-late", "2026-11-21", 0]);
  expect(ticketEntries({ ...ticket, status: "open" }, []).map(({ mark }) => mark)).toEqual(["ticket-opened"]);
});
