import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { transactionStatuses } from "../../payments/transaction.ts";
import { pickup, type Order } from "../order.ts";
import { isToBeSent } from "../sending/fulfilment-machine.ts";
import {
  asksWhetherKnown,
  goesElsewhere,
  isBeingChecked,
  letGo,
  mostUnlooked,
  openChecks,
  withCheck,
} from "./order-check.ts";
import { checkReasons } from "./check-codes.ts";

const now = new Date("2026-11-20T10:00:00Z");
const [payment] = exampleOrder("it", "it").transactions;
if (!payment) throw new Error("the example order has no payment");

const orderOf = (total: number, changes: Partial<Order> = {}): Order => {
  const order = exampleOrder("it", "it");
  return { ...order, amounts: { ...order.amounts, total }, ...changes };
};
const paid = { status: "paid" as const, transactions: [{ ...payment, status: "paid" as const }] };

const address = {
  id: "A",
  header: "Ada Neri",
  street: "Via Roma",
  houseNumber: "1",
  postalCode: "20121",
  city: "Milano",
  countryCode: "IT",
  tailLift: false,
};

it("asks who buys from the cent above 10,000 € on, once money has come, and not again after that", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), (total) => {
      const before = orderOf(total);
      const after = orderOf(total, paid);
      expect(asksWhetherKnown(before, after)).toBe(total > 1_000_000);
      expect(asksWhetherKnown(after, after)).toBe(false);
      expect(asksWhetherKnown(before, withCheck(after, "first-large-order", now))).toBe(false);
      expect(asksWhetherKnown(before, { ...after, fulfilment: "delivered" })).toBe(false);
    }),
  );
});

it.each([
  ["upon order, not paid yet", { termsOfPayment: "hundred_upon_order" }, false],
  ["upon shipment: it is made ready first", { termsOfPayment: "hundred_upon_shipment" }, true],
  ["by a direct debit that is still on its way", { method: "sepa_direct_debit" }, true],
  ["later, once it is invoiced", { termsOfPayment: "thirty_days_later_end_of_month", invoiceNumber: "1" }, true],
  ["with a deposit that has come", paid, true],
] as const)("asks who buys where goods may leave: %s", (_, changes, asks) => {
  expect(asksWhetherKnown(undefined, orderOf(mostUnlooked + 1, changes))).toBe(asks);
});

it("stops whatever was stopped, and lets it go once, with all that was open, by a reason alone", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...checkReasons), { minLength: 1 }), (reasons) => {
      const stopped = reasons.reduce((order, reason) => withCheck(order, reason, now), orderOf(mostUnlooked + 1, paid));
      expect(stopped.troubled).toBe(true);
      expect(new Set(openChecks(stopped))).toEqual(new Set(reasons));
      expect(openChecks(stopped)).toHaveLength(new Set(reasons).size);
      expect([isToBeSent(stopped), isBeingChecked(stopped)]).toEqual([false, true]);
      expect(() => letGo(stopped, undefined, now)).toThrow("invalid-input");
      const free = letGo(stopped, "called the buyer", now);
      expect([free.troubled, openChecks(free), isToBeSent(free), isBeingChecked(free)]).toEqual([
        false,
        [],
        true,
        false,
      ]);
      expect(() => letGo(free, "called again", now)).toThrow("invalid-transition");
      expect(openChecks(withCheck(free, "address-changed", now))).toEqual(["address-changed"]);
    }),
  );
});

it("lets an order that somebody has marked go without a reason, as ever; its buyer reads nothing of a mark", () => {
  const marked = orderOf(100, { ...paid, troubled: true });
  expect(isBeingChecked(marked)).toBe(false);
  expect(letGo(marked, undefined, now)).toEqual({ ...marked, troubled: false });
});

it("goes elsewhere where money has come, or is on its way, and the place is another one: not another person there", () => {
  const same = { ...address, id: "B", header: "Cantiere", street: " via ROMA ", telephone: "+39 02 1" };
  const other = { ...address, houseNumber: "3" };
  for (const status of transactionStatuses) {
    const before = { address, transactions: [{ ...payment, status }] };
    const comes = status === "paid" || status === "processing_payment";
    expect(goesElsewhere(before, { address: other })).toBe(comes);
    expect(goesElsewhere(before, { address: pickup })).toBe(comes);
    expect(goesElsewhere(before, { address: same })).toBe(false);
    expect(goesElsewhere({ ...before, address: pickup }, { address: pickup })).toBe(false);
    expect(
      goesElsewhere({ ...before, transactions: [{ ...payment, status, superseded: true }] }, { address: other }),
    ).toBe(false);
  }
});
