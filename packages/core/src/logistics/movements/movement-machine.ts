import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { mainWarehouseId, movementStates, type Movement } from "./movement.ts";

type Facts = Pick<Movement, "direction" | "state">;

/** Refused to movements of this direction. */
const notOf =
  (direction: Facts["direction"]) =>
  (movement: Facts): void => {
    if (movement.direction === direction) throw new Problem("invalid-transition", { state: movement.state });
  };

/** The life of a movement of goods (domain-rules 5.5). What is done is corrected by a counter-movement, never changed. */
export const movementMachine = machine<Facts, "state">("state")({
  name: "movement",
  states: movementStates,
  first: "forecast",
  actions: {
    book: { from: ["forecast"], to: "booked", actors: ["back-office", "system"], guard: notOf("load") },
    load: { from: ["forecast"], to: "done", actors: ["back-office", "system"], guard: notOf("unload") },
    unload: { from: ["booked"], to: "done", actors: ["back-office", "system"], guard: notOf("load") },
    cancel: { from: ["forecast", "booked"], to: "cancelled", actors: ["back-office", "system"] },
  },
});

type Planned = Omit<
  Movement,
  "state" | "direction" | "warehouseId" | "createdOn" | "bookedOn" | "doneOn" | "cancelledOn"
>;

const forecast = (planned: Planned, direction: Facts["direction"], now: Date): Movement => ({
  ...planned,
  direction,
  state: "forecast",
  warehouseId: mainWarehouseId,
  createdOn: instant(now),
});

/** Goods that are kept for somebody, and still lie there. */
export const bookedUnload = (planned: Planned, now: Date): Movement => ({
  ...movementMachine.after(forecast(planned, "unload", now), "book", "system"),
  bookedOn: instant(now),
});

export const unloaded = (booked: Movement, now: Date): Movement => ({
  ...movementMachine.after(booked, "unload", "system"),
  doneOn: instant(now),
});

export const cancelled = (movement: Movement, now: Date): Movement => ({
  ...movementMachine.after(movement, "cancel", "system"),
  cancelledOn: instant(now),
});

/** Goods that leave at once. */
export const doneUnload = (planned: Planned, now: Date): Movement => unloaded(bookedUnload(planned, now), now);

/** Goods that have come. */
export const doneLoad = (planned: Planned, now: Date): Movement => ({
  ...movementMachine.after(forecast(planned, "load", now), "load", "system"),
  doneOn: instant(now),
});
