import fc from "fast-check";
import { expect, it } from "vitest";
import type { Order, OrderLine } from "../order.ts";
import { planSaving, withoutPlanOf } from "./plan-saving.ts";

const line = (productId: string, unit: number, quantity: number) =>
  ({ productId, unit, quantity, category: "panels" }) as OrderLine;

interface Facts {
  lines: { productId: string; unit: number; quantity: number; off: number; back: number }[];
  refunded: number;
}

/** An order of a subscriber that is paid: each piece cost `off` less, `back` pieces were withdrawn from, `refunded` of 1000 went back. */
function orderOf({ lines, refunded }: Facts): Order {
  const own = lines.map(({ productId, unit, quantity }) => line(productId, unit, quantity));
  const bare = lines.map(({ productId, unit, quantity, off }) => line(productId, unit + off, quantity));
  return {
    lines: own,
    amounts: { total: 1000, vatAmount: 180, couponAmount: 0, shipmentCost: 0, treatment: {} },
    status: "paid",
    placedOn: "2026-11-20T10:00:00Z",
    transactions: [{ amount: 1000, refunded, status: "paid" }],
    withdrawals: [{ lines: lines.map(({ productId, back }) => ({ productId, quantity: back })) }],
    withoutPlan: withoutPlanOf("premium", { lines: own, shipmentCost: 0 }, { lines: bare, shipmentCost: 0 }),
  } as unknown as Order;
}

const facts = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }).chain((ids) =>
  fc.record({
    lines: fc.tuple(
      ...ids.map((id) =>
        fc
          .record({
            unit: fc.integer({ min: 1, max: 10_000 }),
            quantity: fc.integer({ min: 1, max: 50 }),
            off: fc.integer({ min: 0, max: 5_000 }),
            back: fc.integer({ min: 0, max: 60 }),
          })
          .map((one) => ({ productId: String(id), ...one })),
      ),
    ),
    refunded: fc.integer({ min: 0, max: 1000 }),
  }),
);

it("is the whole difference where all is kept, and never more than that", () => {
  fc.assert(
    fc.property(facts, (one) => {
      const all = one.lines.reduce((sum, { off, quantity }) => sum + off * quantity, 0);
      const kept = { lines: one.lines.map((each) => ({ ...each, back: 0 })), refunded: 0 };
      expect(planSaving(orderOf(kept))).toBe(all);
      const saved = planSaving(orderOf(one));
      expect(saved).toBeGreaterThanOrEqual(0);
      expect(saved).toBeLessThanOrEqual(all);
      expect(saved).toBeLessThanOrEqual(Math.floor((all * (1000 - one.refunded)) / 1000));
    }),
  );
});

it("shrinks with every piece and every cent that goes back", () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 0, max: 1000 }), (one, more) => {
      const further = {
        lines: one.lines.map((each) => ({ ...each, back: each.back + 1 })),
        refunded: Math.max(one.refunded, more),
      };
      expect(planSaving(orderOf(further))).toBeLessThanOrEqual(planSaving(orderOf(one)));
    }),
  );
});

it("is what came back per piece, as a worked example", () => {
  const panels = { productId: "a", unit: 8_000, quantity: 10, off: 1_000, back: 4 };
  const inverter = { productId: "b", unit: 90_000, quantity: 1, off: 5_000, back: 0 };
  expect(planSaving(orderOf({ lines: [panels, inverter], refunded: 0 }))).toBe(6_000 + 5_000);
  expect(planSaving(orderOf({ lines: [panels, inverter], refunded: 900 }))).toBe(1_500);
  expect(planSaving({ ...orderOf({ lines: [panels], refunded: 0 }), status: "pendingPayment" })).toBe(0);
  expect(planSaving({ ...orderOf({ lines: [panels], refunded: 0 }), cancelledOn: "2026-11-21T10:00:00Z" })).toBe(0);
});

it("counts what a coupon in percent would have taken off the dearer goods, and delivery", () => {
  const order = orderOf({ lines: [{ productId: "a", unit: 8_000, quantity: 10, off: 1_000, back: 0 }], refunded: 0 });
  const appliedCoupon = {
    code: "C",
    percent: 1000,
    minimum: 0,
    categories: [],
    from: "2026-01-01",
    until: "2026-12-31",
  };
  const withCoupon = {
    ...order,
    appliedCoupon: appliedCoupon as Order["appliedCoupon"],
    amounts: { ...order.amounts, couponAmount: 8_000 },
  };
  expect(planSaving(withCoupon)).toBe(9_000);
  expect(planSaving({ ...order, withoutPlan: { ...order.withoutPlan!, shipment: 700 } })).toBe(10_700);
});
