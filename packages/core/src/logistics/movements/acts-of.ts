import { movementMachine } from "./movement-machine.ts";
import { boundTo } from "./bound-to.ts";
import type { Movement } from "./movement.ts";

export const movementActs = ["receive", "set-date", "book", "free", "unload", "cancel", "correct"] as const;
export type MovementAct = (typeof movementActs)[number];

/** What the back office may do to a movement by itself: what belongs to something else goes on there. */
export function actsOf(movement: Movement): MovementAct[] {
  const of = boundTo(movement);
  const isFree = of === undefined;
  const offers = (action: Parameters<typeof movementMachine.offers>[1]): boolean =>
    movementMachine.offers(movement, action, "back-office");
  const may: Readonly<Record<MovementAct, boolean>> = {
    receive: (isFree || of === "purchase") && offers("load"),
    "set-date": of !== "transfer" && offers("set-forecast-date"),
    book: isFree && offers("book"),
    free: isFree && offers("take-back-booking"),
    unload: isFree && offers("unload"),
    cancel: isFree && offers("cancel"),
    correct: isFree && movement.state === "done" && movement.reversedBy === undefined,
  };
  return movementActs.filter((act) => may[act]);
}
