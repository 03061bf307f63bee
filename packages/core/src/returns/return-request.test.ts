import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleOrder } from "../../../../tests/support/example-order.ts";
import type { Order } from "../orders/index.ts";
import { returnConditions, returnStatuses } from "./return-codes.ts";
import { returnActionsOf } from "./return-machine.ts";
import { withReceived } from "./pieces/received-lines.ts";
import { askedLines, leftToReturn, receivedOf, takenUp, wayBackPaidBy, type ReturnLine } from "./return-request.ts";

const [anyLine] = exampleOrder("it", "it").lines;
const lineOf = (productId: string, quantity: number) => ({ ...anyLine, productId, quantity }) as Order["lines"][number];
const order = {
  status: "paid" as const,
  fulfilment: "delivered" as const,
  failedReason: undefined,
  withdrawals: undefined,
  returns: undefined,
  lines: [lineOf("A", 3), lineOf("B", 1)],
};
const line = (quantity: number): ReturnLine => ({
  productId: "A",
  name: "A",
  quantity,
  reason: "defective",
  received: [],
});
const withdrawn = (quantity: number): NonNullable<Order["withdrawals"]>[number] => ({
  declaredOn: "2026-11-20T10:00:00.000Z",
  name: "Ada Neri",
  email: "ada@example.com",
  state: "declared",
  lines: [{ productId: "A", quantity }],
});

it("lets goods come back that were delivered, less those withdrawn from and those another request takes up", () => {
  expect(leftToReturn(order)).toEqual([
    { productId: "A", quantity: 3 },
    { productId: "B", quantity: 1 },
  ]);
  for (const fulfilment of ["none", "ready", "shipped"] as const)
    expect(leftToReturn({ ...order, fulfilment })).toEqual([]);
  expect(leftToReturn({ ...order, status: "failed", failedReason: "withdrawn" })).toEqual([]);
  const returns = [{ id: "R", lines: [{ productId: "B", quantity: 1 }] }];
  expect(leftToReturn({ ...order, withdrawals: [withdrawn(2)], returns })).toEqual([{ productId: "A", quantity: 1 }]);
  expect(() => askedLines({ ...order, fulfilment: "ready" }, [])).toThrow("return-not-possible");
  const ask = (...quantities: number[]) =>
    askedLines(
      order,
      quantities.map((quantity) => ({ productId: "A", quantity, reason: "defective" as const })),
    );
  expect(ask(3)).toMatchObject([{ productId: "A", quantity: 3, received: [] }]);
  expect(() => ask(4)).toThrow("return-beyond-order");
  expect(() => ask(1, 1)).toThrow("return-beyond-order");
});

it("never gives out more pieces of a line than were delivered, whatever becomes of the requests", () => {
  const step = fc.record({
    quantity: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(...returnStatuses),
    came: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const returns: NonNullable<Order["returns"]>[number][] = [];
      for (const [at, { quantity, status, came }] of steps.entries()) {
        const left = leftToReturn({ ...order, returns }).find(({ productId }) => productId === "A")?.quantity ?? 0;
        const ask = () => askedLines({ ...order, returns }, [{ productId: "A", quantity, reason: "damaged" }]);
        if (quantity > left) {
          expect(ask).toThrow("return-beyond-order");
          continue;
        }
        const received = [{ condition: "as-new" as const, quantity: Math.min(came, quantity) }];
        const lines = ask().map((one) => ({ ...one, received }));
        returns.push(takenUp({ id: String(at), status, lines, refund: undefined }));
        const out = returns.flatMap((one) => one.lines).reduce((sum, one) => sum + one.quantity, 0);
        expect(out).toBeLessThanOrEqual(3);
      }
    }),
  );
});

it("takes in no more than was asked for, over as many deliveries as come, and nothing at all is no delivery", () => {
  const came = fc.array(fc.record({ condition: fc.constantFrom(...returnConditions), quantity: fc.nat(5) }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(came, { maxLength: 5 }), (quantity, deliveries) => {
      let lines = [line(quantity)];
      for (const delivery of deliveries) {
        const pieces = delivery.reduce((sum, one) => sum + one.quantity, 0);
        const before = receivedOf(lines[0] as ReturnLine);
        const take = () =>
          withReceived(
            lines,
            delivery.map((one) => ({ ...one, productId: "A" })),
          );
        if (pieces === 0 || before + pieces > quantity) {
          expect(take).toThrow("return-beyond-order");
          continue;
        }
        lines = take();
        expect(receivedOf(lines[0] as ReturnLine)).toBe(before + pieces);
      }
    }),
  );
  expect(() => withReceived([line(1)], [{ productId: "Z", condition: "as-new", quantity: 1 }])).toThrow(
    "return-beyond-order",
  );
});

it("has the seller pay the way back of goods at fault, and the buyer that of all others", () => {
  expect(wayBackPaidBy(["defective", "wrong-item"])).toBe("seller");
  expect(wayBackPaidBy(["defective", "not-needed"])).toBe("buyer");
});

it("offers the office what can become of a request, and once money is on its way nothing but its end", () => {
  const came = { lines: [{ ...line(2), received: [{ condition: "opened" as const, quantity: 1 }] }] };
  const refund = { way: "money" as const, parts: [], credited: 1 };
  expect(returnActionsOf({ status: "asked", lines: [line(2)] })).toEqual(["approve", "reject"]);
  expect(returnActionsOf({ status: "approved", lines: [line(2)] })).toEqual(["receive"]);
  expect(returnActionsOf({ status: "received", ...came })).toEqual(["receive", "refund", "replace", "refuse"]);
  const all = { lines: [{ ...line(1), received: [{ condition: "opened" as const, quantity: 1 }] }] };
  expect(returnActionsOf({ status: "received", ...all })).toEqual(["refund", "replace", "refuse"]);
  expect(returnActionsOf({ status: "received", ...came, refund })).toEqual(["refund"]);
  for (const status of ["rejected", "refunded", "replaced", "refused", "cancelled"] as const)
    expect(returnActionsOf({ status, ...came })).toEqual([]);
});
