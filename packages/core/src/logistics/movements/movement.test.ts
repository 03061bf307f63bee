import fc from "fast-check";
import { expect, it } from "vitest";
import { bookedUnload, cancelled, doneLoad, doneUnload, unloaded } from "./movement-machine.ts";
import { figuresMoved, movementDirections, movementStates, stockOf } from "./movement.ts";

const now = new Date("2026-11-20T10:00:00Z");
const planned = { id: "M", cause: "order" as const, lines: [{ productId: "P", quantity: 3 }] };

it.each([
  [undefined, { direction: "unload", state: "booked" }, { onHand: 0, available: -1, incoming: 0 }],
  ["booked", { direction: "unload", state: "cancelled" }, { onHand: 0, available: 1, incoming: 0 }],
  ["booked", { direction: "unload", state: "done" }, { onHand: -1, available: 0, incoming: 0 }],
  [undefined, { direction: "unload", state: "done" }, { onHand: -1, available: -1, incoming: 0 }],
  [undefined, { direction: "load", state: "forecast" }, { onHand: 0, available: 0, incoming: 1 }],
  ["forecast", { direction: "load", state: "done" }, { onHand: 1, available: 1, incoming: -1 }],
  ["forecast", { direction: "load", state: "cancelled" }, { onHand: 0, available: 0, incoming: -1 }],
] as const)("from %s to %j: %j", (before, after, figures) => {
  expect(figuresMoved(before, after)).toEqual(figures);
});

it("changes the figures by what the sum of all movements changes by", () => {
  const one = fc.record({
    direction: fc.constantFrom(...movementDirections),
    states: fc.array(fc.constantFrom(...movementStates), { minLength: 1, maxLength: 5 }),
    quantity: fc.integer({ min: 1, max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1 }), (lives) => {
      const figures = { onHand: 0, available: 0, incoming: 0 };
      for (const { direction, states, quantity } of lives) {
        states.forEach((state, at) => {
          const { onHand, available, incoming } = figuresMoved(states[at - 1], { direction, state });
          figures.onHand += onHand * quantity;
          figures.available += available * quantity;
          figures.incoming += incoming * quantity;
        });
      }
      const last = lives.map(({ direction, states, quantity }) => ({
        direction,
        state: states.at(-1) ?? "forecast",
        lines: [{ productId: "P", quantity }],
      }));
      expect(stockOf(last).get("P")).toEqual(figures);
    }),
  );
});

it("never changes what is done, nor unloads what is not booked", () => {
  const [load, unload] = [doneLoad(planned, now), doneUnload(planned, now)];
  for (const done of [load, unload]) {
    expect(() => cancelled(done, now)).toThrow("invalid-transition");
    expect(() => unloaded(done, now)).toThrow("invalid-transition");
  }
  const gone = cancelled(bookedUnload(planned, now), now);
  expect(() => unloaded(gone, now)).toThrow("invalid-transition");
});
