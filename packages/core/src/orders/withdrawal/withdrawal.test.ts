import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import type { Order, WithdrawnPieces } from "../order.ts";
import {
  chosenPieces,
  isConsumers,
  leftToWithdraw,
  requestsEndedBy,
  mayWithdraw,
  withdrawalUntil,
  withdrawalView,
} from "./withdrawal.ts";

const customer = { name: "Ada Neri", email: "ada@example.com", language: "it" as const };
const [anyLine] = exampleOrder("it", "it").lines;
const lineOf = (productId: string, quantity: number) => ({ ...anyLine, productId, quantity }) as Order["lines"][number];
const order = {
  companyId: undefined,
  customer,
  status: "paid" as const,
  fulfilment: "delivered" as const,
  placedOn: "2026-10-30T10:00:00.000Z",
  subscription: undefined,
  deliveredOn: "2026-11-02T22:30:00.000Z",
  withdrawals: undefined,
  failedReason: undefined,
  lines: [lineOf("A", 3), lineOf("B", 1)],
};
const at = (instant: string) => new Date(instant);
const withdrawalOf = (lines: readonly WithdrawnPieces[], words?: string) => ({
  declaredOn: "2026-11-20T10:00:00.000Z",
  name: "Ada Neri",
  email: customer.email,
  state: "declared" as const,
  lines,
  words,
});

it("lasts until the end of the fourteenth day after delivery, in Rome", () => {
  expect(withdrawalUntil(order)).toBe("2026-11-16");
  expect(mayWithdraw(order, at("2026-11-16T22:59:59Z"))).toBe(true);
  expect(mayWithdraw(order, at("2026-11-16T23:00:00Z"))).toBe(false);
});

it("counts a delivery after midnight in Rome as the next day, and the summer's hour as the summer's", () => {
  expect(withdrawalUntil({ ...order, deliveredOn: "2026-11-02T23:30:00.000Z" })).toBe("2026-11-17");
  const summer = { ...order, deliveredOn: "2026-10-15T10:00:00.000Z" };
  expect(mayWithdraw(summer, at("2026-10-29T22:59:00Z"))).toBe(true);
  expect(mayWithdraw(summer, at("2026-10-29T23:01:00Z"))).toBe(false);
});

it("counts a plan's days from its contract, which no delivery prolongs, and a further month has none of its own", () => {
  const month = { ...order, fulfilment: "none" as const, deliveredOn: undefined, placedOn: "2026-11-02T22:30:00.000Z" };
  const plan = (kind: "first" | "upgrade" | "renewal") => ({
    ...month,
    subscription: { plan: "premium" as const, kind },
  });
  for (const kind of ["first", "upgrade"] as const) {
    expect(withdrawalUntil(plan(kind))).toBe("2026-11-16");
    expect(mayWithdraw(plan(kind), at("2026-11-16T22:59:59Z"))).toBe(true);
    expect(mayWithdraw(plan(kind), at("2026-11-16T23:00:00Z"))).toBe(false);
  }
  expect(mayWithdraw(plan("renewal"), at("2026-11-03T10:00:00Z"))).toBe(false);
  expect(mayWithdraw(month, at("2027-06-01T10:00:00Z"))).toBe(true);
});

it("is there before delivery, and not for orders that never came about, were withdrawn from or are a company's", () => {
  const waiting = { ...order, status: "pendingPayment" as const, fulfilment: "none" as const, deliveredOn: undefined };
  const now = at("2027-06-01T10:00:00Z");
  expect(mayWithdraw(waiting, now)).toBe(true);
  expect(mayWithdraw({ ...waiting, status: "failed" }, now)).toBe(false);
  expect(mayWithdraw({ ...waiting, companyId: "C" }, now)).toBe(false);
  expect(isConsumers({ companyId: undefined, customer: { ...customer, vatNumber: "IT12345670157" } })).toBe(false);
  expect(withdrawalView({ ...waiting, companyId: "C" }, now)).toBeUndefined();
  const all = { ...waiting, withdrawals: [withdrawalOf(leftToWithdraw(waiting))] };
  expect(withdrawalView(all, now)).toMatchObject({
    possible: false,
    left: [],
    declared: [{ refundUntil: "2026-12-04" }],
  });
});

it("is of single pieces: what is left of a line may be withdrawn later, what was said in words takes none away", () => {
  const some = { ...order, withdrawals: [withdrawalOf([{ productId: "A", quantity: 2 }])] };
  expect(leftToWithdraw(some)).toEqual([
    { productId: "A", quantity: 1 },
    { productId: "B", quantity: 1 },
  ]);
  expect(mayWithdraw(some, at("2026-11-10T10:00:00Z"))).toBe(true);
  expect(chosenPieces(some, undefined)).toEqual(leftToWithdraw(some));
  const inWords = { ...order, withdrawals: [withdrawalOf([], "one of the panels")] };
  expect(leftToWithdraw(inWords)).toEqual(leftToWithdraw(order));
  for (const beyond of [
    [{ productId: "A", quantity: 2 }],
    [{ productId: "C", quantity: 1 }],
    [{ productId: "A", quantity: 0 }],
    [],
  ]) {
    expect(() => chosenPieces(some, beyond)).toThrow("withdrawal-beyond-order");
  }
});

it("leaves pieces that were only asked to be returned to the right, and none whose money is on its way", () => {
  const asked = { id: "R", lines: [{ productId: "A", quantity: 1 }] };
  const left = leftToWithdraw(order);
  expect(leftToWithdraw({ ...order, returns: [asked] })).toEqual(left);
  for (const begun of [{ begun: true as const }, { credited: 0 }, { credited: 100, unbilled: { withdrawals: 0 } }]) {
    const returns = [{ ...asked, ...begun }];
    expect(leftToWithdraw({ ...order, returns })).not.toEqual(left);
    expect(requestsEndedBy({ ...order, returns }, left)).toEqual([]);
  }
});

it("ends the requests whose pieces one withdraws from once no free ones are left, the oldest first", () => {
  const of = (id: string, productId: string, quantity: number) => ({ id, lines: [{ productId, quantity }] });
  const facts = { ...order, returns: [of("1", "A", 1), of("2", "B", 1), { id: "3", lines: [] }] };
  const ended = (productId: string, quantity: number) => requestsEndedBy(facts, [{ productId, quantity }]);
  const quantity = order.lines.find(({ productId }) => productId === "A")?.quantity ?? 0;
  expect(ended("A", quantity - 1)).toEqual([]);
  expect(ended("A", quantity)).toEqual(["1"]);
  expect(requestsEndedBy(facts, leftToWithdraw(facts))).toEqual(["1", "2"]);
  expect(requestsEndedBy(facts, [])).toEqual([]);
});

it("never takes more pieces than were bought, however they are chosen", () => {
  const pieces = fc.record({ productId: fc.constantFrom("A", "B", "C"), quantity: fc.nat(4) });
  fc.assert(
    fc.property(fc.array(fc.array(pieces, { maxLength: 4 }), { maxLength: 6 }), (choices) => {
      const withdrawals: ReturnType<typeof withdrawalOf>[] = [];
      for (const chosen of choices) {
        try {
          withdrawals.push(withdrawalOf(chosenPieces({ ...order, withdrawals }, chosen)));
        } catch {
          continue;
        }
      }
      const taken = (id: string) =>
        withdrawals
          .flatMap(({ lines }) => lines)
          .reduce((sum, one) => (one.productId === id ? sum + one.quantity : sum), 0);
      const left = (id: string) =>
        leftToWithdraw({ ...order, withdrawals }).find(({ productId }) => productId === id)?.quantity ?? 0;
      for (const { productId, quantity } of order.lines) expect(taken(productId) + left(productId)).toBe(quantity);
      expect(taken("C")).toBe(0);
    }),
  );
});
