import { machine } from "../../platform/machine.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { isTooFar } from "../../platform/page/usual-days.ts";
import { instant, romeDate, type CivilDate } from "../../platform/time.ts";
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
    /** Another day on which it is to come or to leave. */
    "set-forecast-date": { from: ["forecast"], actors: ["back-office", "warehouse", "system"] },
    book: { from: ["forecast"], to: "booked", actors: ["back-office", "system"], guard: notOf("load") },
    /** What was kept for somebody is free again, and still to leave one day. */
    "take-back-booking": { from: ["booked"], to: "forecast", actors: ["back-office"] },
    load: { from: ["forecast"], to: "done", actors: ["back-office", "warehouse", "system"], guard: notOf("unload") },
    unload: { from: ["booked"], to: "done", actors: ["back-office", "warehouse", "system"], guard: notOf("load") },
    cancel: { from: ["forecast", "booked"], to: "cancelled", actors: ["back-office", "system"] },
  },
});

/** What a movement is of, wherever it stands; without a warehouse it is of the main one. */
export type Planned = Omit<
  Movement,
  "state" | "direction" | "warehouseId" | "createdOn" | "bookedOn" | "doneOn" | "cancelledOn"
> & { warehouseId?: string | undefined };

const forecast = (planned: Planned, direction: Facts["direction"], now: Date): Movement => ({
  ...planned,
  direction,
  state: "forecast",
  warehouseId: planned.warehouseId ?? mainWarehouseId,
  createdOn: instant(now),
});

/** Goods that are to come on a day. Problems: forecast-in-past, the field `forecastOn` as `too-far`. */
export function forecastLoad(planned: Planned & { forecastOn: CivilDate }, now: Date): Movement {
  demandNotPast(planned.forecastOn, now);
  return forecast(planned, "load", now);
}

/** Goods that come from another warehouse of ours: no day is said, nobody is promised them before they are there. */
export const onTheWay = (planned: Planned & { counterpart: string }, now: Date): Movement =>
  forecast(planned, "load", now);

/** Goods that are to leave, for which nothing is kept yet. */
export const forecastUnload = (planned: Planned, now: Date): Movement => forecast(planned, "unload", now);

/** The same to come, or to leave, on another day. Problems: invalid-transition, forecast-in-past. */
export function forecastFor(
  movement: Movement,
  forecastOn: CivilDate,
  actor: "back-office" | "warehouse" | "system",
  now: Date,
): Movement {
  movementMachine.demand(movement, "set-forecast-date", actor);
  demandNotPast(forecastOn, now);
  return { ...movement, forecastOn };
}

/** Domain-rules 5.5: a forecast is of today or later; nobody says a day of more than a year ahead. */
function demandNotPast(day: CivilDate, now: Date): void {
  if (day < romeDate(now)) throw new Problem("forecast-in-past");
  if (isTooFar(day, romeDate(now))) throw invalid({ field: "forecastOn", code: "too-far" });
}

/** Goods that were forecast and have come. */
export const loaded = (movement: Movement, actor: "back-office" | "warehouse" | "system", now: Date): Movement => ({
  ...movementMachine.after(movement, "load", actor),
  doneOn: instant(now),
});

/** What was only to leave is kept from now on. */
export const bookedNow = (movement: Movement, actor: "back-office" | "system", now: Date): Movement => ({
  ...movementMachine.after(movement, "book", actor),
  bookedOn: instant(now),
});

/** What was kept is free again. */
export const unbooked = (movement: Movement): Movement => ({
  ...movementMachine.after(movement, "take-back-booking", "back-office"),
  bookedOn: undefined,
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
export const doneLoad = (planned: Planned, now: Date): Movement =>
  loaded(forecast(planned, "load", now), "system", now);
