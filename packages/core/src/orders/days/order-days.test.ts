import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import {
  awaitsCollection,
  collectableFrom,
  collectionKinds,
  isToRecall,
  paymentMethods,
  termsCodes,
  type Transaction,
} from "../../payments/index.ts";
import { romeDate, plusDays } from "../../platform/time.ts";
import { transactionStatuses } from "../../payments/transaction.ts";
import { isToDebit } from "../debits/debit-day.ts";
import { lateDaysOf } from "../due-dates.ts";
import { hasEndedOffer } from "../offer/offered.ts";
import { fulfilments, orderStatuses, type Order } from "../order.ts";
import { isExpired, reminderDue } from "../payment/unpaid-orders.ts";
import { hasWaitedTooLong } from "../placing/approve-order.ts";
import { asksForMoney, daysOf } from "./order-days.ts";

const example = exampleOrder("it", "it");
const day = fc.integer({ min: 0, max: 90 }).map((days) => plusDays("2026-10-01", days));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const payment = fc
  .record({
    status: fc.constantFrom(...transactionStatuses),
    method: fc.constantFrom(...paymentMethods),
    superseded: fc.boolean(),
    dueDate: maybe(day),
    dueDateProvisional: maybe(fc.boolean()),
    failureCode: maybe(fc.constantFrom("dishonoured", "card_declined")),
    bankDebit: maybe(fc.constant(true)),
    storedMethodId: maybe(fc.constant("pm_1")),
    setupIntentId: maybe(fc.constant("seti_1")),
    providerIntentId: maybe(fc.constant("pi_1")),
    remindedOnDay: maybe(fc.constantFrom(1, 7)),
    presented: maybe(fc.constant({ number: "RB1", kind: "riba" as const, seq: 1, on: "2026-12-31", amount: 1 })),
  })
  .map((more) => ({ ...example.transactions[0]!, ...more }) as Transaction);

const order: fc.Arbitrary<Order> = fc
  .record({
    status: fc.constantFrom(...orderStatuses.filter((status) => !["open", "saved", "requested"].includes(status))),
    fulfilment: fc.constantFrom(...fulfilments),
    termsOfPayment: fc.constantFrom(...termsCodes),
    method: fc.constantFrom(...paymentMethods),
    troubled: fc.boolean(),
    reserved: fc.boolean(),
    failedReason: maybe(fc.constant("given up")),
    placed: day,
    asked: maybe(day),
    offered: maybe(day),
    notice: maybe(day),
    transactions: fc.array(payment, { minLength: 1, maxLength: 3 }),
  })
  .map(({ placed, asked, offered, notice, ...more }) => ({
    ...example,
    ...more,
    placedOn: `${placed}T09:00:00.000Z`,
    paymentNoticeDate: notice,
    approval: asked === undefined ? undefined : { limit: 1, askedOn: `${asked}T21:30:00.000Z` },
    lines: example.lines.map((line) => ({
      ...line,
      ...(offered && {
        offered: { until: `${offered}T22:59:59.000Z`, lines: [] },
      }),
    })),
  }));

const runs = { numRuns: 2000 };

it("no order ends, is reminded, debited or collected before the day by which it is found", () => {
  fc.assert(
    fc.property(order, day, (one, today) => {
      const { ends, late, collect, debit } = daysOf(one);
      const now = new Date(`${today}T12:00:00.000Z`);
      const ended =
        one.status === "awaitingApproval"
          ? hasWaitedTooLong(one, now) || one.lines.some((line) => hasEndedOffer(line, now))
          : ["pendingPayment", "failed"].includes(one.status) &&
            (one.status !== "failed" || one.reserved) &&
            isExpired(one, now);
      if (ended) expect(ends !== undefined && ends <= today).toBe(true);
      expect(late !== undefined && late < today).toBe(lateDaysOf(one, today) > 0);
      if (one.status === "pendingPayment" && reminderDue(one, now))
        expect(late !== undefined && late < today).toBe(true);
      const isDebited = one.status === "pendingPayment" && one.transactions.some((each) => isToDebit(each, today));
      if (isDebited) expect(debit !== undefined && debit <= today).toBe(true);
      const isInVain = one.transactions.some((each) => isToRecall(each) && romeDate(new Date(each.createdOn)) <= today);
      const isCollected =
        asksForMoney(one) &&
        one.transactions.some(
          (each) =>
            collectionKinds.some((kind) => awaitsCollection(kind, each)) && (collectableFrom(each) ?? "9") <= today,
        );
      expect(collect !== undefined && collect <= today).toBe(isCollected || isInVain);
    }),
    runs,
  );
});

it("what is paid, and what left the house and wasn't paid, never ends by itself", () => {
  fc.assert(
    fc.property(order, day, (one, today) => {
      const now = new Date(`${today}T12:00:00.000Z`);
      expect(daysOf({ ...one, status: "paid" })).toMatchObject({ ends: undefined, late: undefined, debit: undefined });
      expect(isExpired({ ...one, status: "failed", fulfilment: "delivered" }, now)).toBe(false);
      expect(isExpired({ ...one, status: "pendingPayment", fulfilment: "shipped" }, now)).toBe(false);
    }),
    runs,
  );
});
