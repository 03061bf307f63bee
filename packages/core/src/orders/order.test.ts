import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goodsCategories } from "../catalogue/taxonomy.ts";
import { equipmentKinds } from "../platform/equipment.ts";
import { amountsOf } from "./amounts.ts";
import { isShippable, quantityProblem, sumOfOrders, typedNumber, type Amounts, type OrderLine } from "./order.ts";

const line = fc.record({
  category: fc.constantFrom(...goodsCategories),
  unit: fc.nat(500_000),
  wasteFee: fc.nat(1200),
  equipmentKind: fc.option(fc.constantFrom(...equipmentKinds), { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 800 }),
  weight: fc.integer({ min: 1, max: 200_000 }),
  piecesPerPackage: fc.nat(40),
});
const address = {
  id: "a",
  header: "Mario Rossi",
  street: "Via Roma",
  houseNumber: "1",
  city: "Milano",
  tailLift: true,
};

it("explains every cent: the steps add up to the total, whatever the basket, the place and the buyer", () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(["IT", "20121"], ["IT", "07100"], ["DE", "10115"], ["GB", "SW1A 1AA"], ["PL", "00-001"]),
      fc.record({ business: fc.boolean(), verified: fc.boolean(), now: fc.constant(new Date("2026-11-22T10:00:00Z")) }),
      fc.boolean(),
      (lines, [countryCode = "", postalCode = ""], tax, reducedVat) => {
        const amounts = amountsOf(
          {
            lines: lines as unknown as OrderLine[],
            address: { ...address, countryCode, postalCode },
            locale: "it",
            reducedVat,
          },
          tax,
        );
        expect(amounts.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.total);
        expect(amounts.total).toBe(
          amounts.vatAmount +
            amounts.shipmentCost +
            amounts.productsAmount +
            amounts.wasteDisposalTax -
            amounts.couponAmount,
        );
      },
    ),
  );
});

describe("shippable order (spec 4)", () => {
  const order = {
    status: "pendingPayment",
    termsOfPayment: "thirty_days_later",
    method: "manual_wire_transfer",
    invoiceNumber: undefined,
  } as const;
  it.each([
    [order, false],
    [{ ...order, status: "paid" }, true],
    [{ ...order, termsOfPayment: "thirty_days_later_end_of_month" }, false],
    [{ ...order, termsOfPayment: "thirty_days_later_end_of_month", invoiceNumber: "1/2026" }, true],
    [{ ...order, invoiceNumber: "1/2026" }, false],
    [{ ...order, method: "sepa_direct_debit" }, true],
  ] as const)("%j: %s", (facts, shippable) => {
    expect(isShippable(facts)).toBe(shippable);
  });
});

it("leaves failed orders out of a sum", () => {
  const amounts = { total: 100 } as Amounts;
  expect(
    sumOfOrders([
      { status: "paid", amounts },
      { status: "failed", amounts },
      { status: "open", amounts },
    ]),
  ).toBe(200);
});

it("tells of no fewer than no pieces where more were promised than there are", () => {
  expect(quantityProblem(1, { minQuantity: 1, available: -2 })).toEqual({
    code: "not-enough-stock",
    params: { available: 0 },
  });
});

it.each([
  [0, "below-minimum-quantity"],
  [4, "below-minimum-quantity"],
  [5, undefined],
  [10, undefined],
  [11, "not-enough-stock"],
])("of a product sold from 5 pieces with 10 left, %i is %s", (quantity, code) => {
  expect(quantityProblem(quantity, { minQuantity: 5, available: 10 })?.code).toBe(code);
});

it.each([
  ["7GW4-J32E", "7GW4-J32E"],
  [" 7gw4j32e ", "7GW4-J32E"],
  ["7gw4 j32e", "7GW4-J32E"],
  ["rossi", undefined],
  ["7GW4-J32E-1", undefined],
])("reads what was typed, %s, as the order number %s", (typed, number) => expect(typedNumber(typed)).toBe(number));
