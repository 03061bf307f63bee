import fc from "fast-check";
import { expect, it } from "vitest";
import { plusDays } from "../../platform/time.ts";
import { leadKey, measuredLeads } from "./lead-time.ts";

const sentOn = "2026-03-02";
const [supplierId, productId] = ["ADRIA", "PANEL"];
const key = leadKey({ supplierId, productId });
const at = (days: number) => `${plusDays(sentOn, days)}T09:00:00.000Z`;
const order = (receipts: readonly (readonly [days: number, quantity: number])[], more: object = {}) => ({
  supplierId,
  state: "received" as const,
  orderOn: "2026-02-01",
  sentAt: at(0),
  lines: [],
  receipts: receipts.map(([days, quantity]) => ({ movementId: "M", productId, quantity, at: at(days) })),
  ...more,
});

it("measures from the day of sending to that on which half of the pieces had come", () => {
  expect(
    measuredLeads([
      order([
        [20, 300],
        [62, 10],
      ]),
    ]).get(key),
  ).toEqual({ days: 20, deliveries: 2 });
  expect(measuredLeads([order([[20, 100]]), order([[34, 300]])]).get(key)).toEqual({ days: 34, deliveries: 2 });
  expect(measuredLeads([order([[20, 100]]), order([[34, 100]])]).get(key)).toEqual({ days: 20, deliveries: 2 });
});

it("counts nothing of what was called off or hasn't come, and from the day that was said where nothing was sent", () => {
  expect(measuredLeads([order([[20, 100]], { state: "cancelled" }), order([])]).size).toBe(0);
  expect(measuredLeads([order([[0, 1]], { sentAt: undefined })]).get(key)).toEqual({ days: 29, deliveries: 1 });
  // Received on the day on which it is sent, and noted before it.
  expect(measuredLeads([order([[-3, 1]])]).get(key)).toEqual({ days: 0, deliveries: 1 });
});

it("lies between the soonest and the latest delivery, in whichever sequence orders are read", () => {
  const received = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 900 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.array(received, { minLength: 1, maxLength: 6 }), (orders) => {
      const all = orders.map((receipts) => order(receipts));
      const measured = measuredLeads(all).get(key);
      const days = orders.flat().map(([day]) => day);
      expect(measured?.deliveries).toBe(days.length);
      expect(days).toContain(measured?.days);
      expect(measuredLeads(all.toReversed()).get(key)).toEqual(measured);
    }),
  );
});
