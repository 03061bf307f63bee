import * as fc from "fast-check";
import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { amountsWithShipping, isShippingSet } from "./shipment-cost.ts";

const order = exampleOrder("it", "it");

it("works out 10.00 of shipping for two inverters at 22%", () => {
  const amounts = amountsWithShipping(order, 1000);
  // 2 × 1,234.50 and 2 × 0.50 of contribution: 2,470.00; with 10.00: 2,480.00; VAT 545.60.
  expect(amounts).toMatchObject({
    productsAmount: 246_900,
    wasteDisposalTax: 100,
    shipmentCost: 1000,
    vatAmount: 54_560,
    total: 302_560,
    shipmentState: "known",
  });
  expect(amounts.steps.map(({ code, amount }) => [code, amount])).toEqual([
    ["products", 246_900],
    ["waste-disposal-tax", 100],
    ["shipment", 1000],
    ["vat", 54_560],
  ]);
});

it("has steps that add up to the total, whatever shipping costs and whatever a coupon took off", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 400_000 }), (cost, couponAmount) => {
      const steps = [...order.amounts.steps, { code: "coupon" as const, amount: 0 - couponAmount, params: {} }];
      const amounts = amountsWithShipping({ ...order, amounts: { ...order.amounts, couponAmount, steps } }, cost);
      const { total, productsAmount, wasteDisposalTax, shipmentCost, vatAmount } = amounts;
      expect(shipmentCost).toBe(cost);
      expect(amounts.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(productsAmount + wasteDisposalTax + cost + vatAmount - amounts.couponAmount).toBe(total);
      expect(amounts.steps.filter(({ code }) => code === "shipment")).toHaveLength(1);
    }),
  );
});

it("knows a cost of the office's from one of the tariff", () => {
  expect(isShippingSet(order.amounts)).toBe(false);
  expect(isShippingSet(amountsWithShipping(order, 0))).toBe(true);
});
