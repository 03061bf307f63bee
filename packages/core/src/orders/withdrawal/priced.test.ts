import { expect, it } from "vitest";
import { quotedPart, soldOrder } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../order.ts";
import { withdrawalMoney } from "./withdrawn-money.ts";
import { chosenPieces, leftToWithdraw, requestsEndedBy } from "./withdrawal.ts";

const order = (changes: Partial<Order> = {}): Order => ({
  ...soldOrder([
    {
      productId: "P",
      category: "panels",
      quantity: 5,
      unit: 5000,
      wasteFee: 0,
      parts: [quotedPart(3, 10_000), quotedPart(2, 5000)],
    },
  ]),
  ...changes,
});
const said = { declaredOn: "2026-11-29T09:00:00.000Z", name: "A", email: "a@example.com", state: "declared" as const };
const at = (quantity: number, unit?: number) => ({ productId: "P", quantity, ...(unit !== undefined && { unit }) });

it("tells what is left of each price, and withdraws from the price that is named: two at 50.00 are 122.00", () => {
  expect(leftToWithdraw(order())).toEqual([
    {
      ...at(5),
      prices: [
        { quantity: 3, unit: 10_000 },
        { quantity: 2, unit: 5000 },
      ],
    },
  ]);
  const lines = chosenPieces(order(), [at(2, 5000)]);
  expect(lines).toEqual([at(2, 5000)]);
  expect(withdrawalMoney(order({ withdrawals: [{ ...said, lines }] }), [])[0]?.amount).toBe(12_200);
  expect(() => chosenPieces(order({ withdrawals: [{ ...said, lines }] }), [at(1, 5000)])).toThrow(
    "withdrawal-beyond-order",
  );
});

it("withdraws from the dearest where no price is named, and from each at its own where all is meant", () => {
  expect(chosenPieces(order(), [at(4)])).toEqual([at(3, 10_000), at(1, 5000)]);
  expect(chosenPieces(order(), undefined)).toEqual([at(3, 10_000), at(2, 5000)]);
  expect(() => chosenPieces(order(), [at(3, 5000)])).toThrow("withdrawal-beyond-order");
  expect(() => chosenPieces(order(), [at(4), at(2, 5000)])).toThrow("withdrawal-beyond-order");
});

it("ends a request of the price that is named, and none where others are free", () => {
  const asked = order({ returns: [{ id: "R1", lines: [at(3, 10_000)] }] });
  expect(requestsEndedBy(asked, [at(2, 5000)])).toEqual([]);
  expect(requestsEndedBy(asked, [at(1, 10_000)])).toEqual(["R1"]);
  expect(chosenPieces(asked, [at(2)])).toEqual([at(2, 5000)]);
  expect(chosenPieces(asked, [at(3)])).toEqual([at(2, 5000), at(1, 10_000)]);
});
