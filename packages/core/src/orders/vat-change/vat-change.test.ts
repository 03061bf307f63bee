import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { soldOrder, workedExample } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../order.ts";
import { amountsUnder, vatChangeMachine, vatChoicesOf, vatFactsOf } from "./vat-change.ts";
import type { VatDecision } from "./vat-decision.ts";

const panels = [{ productId: "P", category: "panels" as const, quantity: 10, unit: 10_000, wasteFee: 0 }];
const company = (vatNumber: string, changes: Partial<Order> = {}): Order =>
  soldOrder(panels, {
    companyId: "C1",
    customer: { name: "Ada", email: "ada@example.com", language: "it", companyName: "Ada", vatNumber },
    ...changes,
  });
const to = (countryCode: string) => ({ countryCode }) as Order["address"] & object;

describe("what two administrators may decide", () => {
  it.each([
    ["an Italian company collects", company("IT12345670157"), ["declaration-of-intent"]],
    ["a German company collects", company("DE136695976"), ["declaration-of-intent", "intra-community"]],
    ["a Swiss company collects", company("CHE123456788"), ["declaration-of-intent", "export"]],
    ["a company from Northern Ireland collects", company("XI123456782"), ["declaration-of-intent"]],
    [
      "a German company is sent its goods in Italy",
      company("DE136695976", { address: to("IT") }),
      ["declaration-of-intent"],
    ],
    ["a German company is sent its goods in Germany", company("DE136695976", { address: to("DE") }), []],
    ["a private person collects", soldOrder(panels), []],
  ])("%s", (_, order, rules) => expect(vatChoicesOf(order)).toEqual(rules));

  it("costs no VAT, and as it was placed to the cent once that is taken back", () => {
    const order = company("IT12345670157");
    const amounts = amountsUnder(order, "declaration-of-intent");
    expect(amounts).toMatchObject({
      total: 100_000,
      vatAmount: 0,
      groups: [{ rate: 0, taxable: 100_000, vat: 0 }],
      treatment: { row: "10", natura: "N3.5", legalText: "Non imponibile art. 8 c.1 lett. c) DPR 633/72" },
    });
    const asPlaced = order.amounts.treatment;
    const vatDecision = { rule: "declaration-of-intent", asPlaced } as VatDecision;
    const decided: Order = { ...order, amounts, vatDecision };
    expect(vatChoicesOf(decided)).toEqual(["as-placed"]);
    expect(amountsUnder(decided, "as-placed")).toMatchObject({
      ...order.amounts,
      steps: [{ code: "vat", amount: 22_000 }],
    });
  });

  it("takes the VAT off and nothing else, of whatever order", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 90_000 }),
        fc.nat(50_000),
        fc.nat(90_000),
        (quantity, unit, shipment, coupon) => {
          const sold = soldOrder([{ ...panels[0]!, quantity, unit, wasteFee: 100 }], { shipment, coupon });
          const { total, groups, vatAmount, ...rest } = amountsUnder(sold, "export");
          expect(total).toBe(sold.amounts.total - sold.amounts.vatAmount);
          expect([vatAmount, groups.map(({ taxable }) => taxable)]).toEqual([
            0,
            sold.amounts.groups.map(({ taxable }) => taxable),
          ]);
          expect(rest).toMatchObject({ productsAmount: sold.amounts.productsAmount, shipmentCost: shipment });
        },
      ),
    );
  });

  it.each([
    ["invoiced", { invoiceNumber: "1/2026" }, "already-invoiced"],
    ["invoiced for a deposit", { invoices: [{}] }, "already-invoiced"],
    ["cancelled", { cancelledOn: "2026-11-23T10:00:00Z" }, "order-ended"],
    ["given up", { status: "failed", failedReason: "expired" }, "order-ended"],
    ["waiting for an owner", { status: "awaitingApproval" }, "invalid-transition"],
    ["withdrawn from", { withdrawals: [{ state: "refunded", lines: [] }] }, "withdrawal-open"],
    ["of a subscription", { subscription: {} }, "invalid-transition"],
  ])("is refused for an order that is %s", (_, changes, code) => {
    const order = { ...company("IT12345670157"), ...changes } as Order;
    expect(() => vatChangeMachine.demand(vatFactsOf(order), "propose", "back-office")).toThrow(code);
  });

  it("leaves the reduced rate to its certificate", () => {
    expect(() => vatChangeMachine.demand(vatFactsOf(workedExample()), "propose", "back-office")).toThrow(
      "invalid-transition",
    );
  });
});
