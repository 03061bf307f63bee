import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { isOver, mayBeLeft, type Correction } from "./correction.ts";

/** `open`: it goes on by itself; `stopped` by a problem, until somebody sees to it; `closed` by somebody, with what was left of it. */
export const correctionStates = ["open", "stopped", "done", "closed"] as const;
export type CorrectionState = (typeof correctionStates)[number];

type Course = Pick<Correction, "steps" | "problem"> & { closed?: object | undefined };

/** How a correction stands: follows from its steps. */
export const correctionState = (correction: Course): CorrectionState =>
  correction.closed ? "closed" : isOver(correction) ? "done" : correction.problem ? "stopped" : "open";

type Facts = Pick<Correction, "steps"> & { state: CorrectionState };

/** Problem: invalid-transition where a document of it is still missing. */
function demandLeavable({ state, steps }: Facts): void {
  if (!mayBeLeft(steps)) throw new Problem("invalid-transition", { state, action: "close" });
}

/** The life of a correction: carried on step after step, by whoever comes to it. */
export const correctionMachine = machine<Facts, "state">("state")({
  name: "correction",
  states: correctionStates,
  first: "open",
  actions: {
    /** Does the next step, which is refused, leads on or is the last. */
    step: { from: ["open", "stopped"], to: ["open", "stopped", "done"], actors: ["back-office", "system"] },
    /** Names another account for its money. */
    "name-account": { from: ["open", "stopped"], actors: ["back-office"] },
    close: { from: ["stopped"], to: "closed", actors: ["back-office"], guard: demandLeavable },
  },
});

/** A correction as its machine looks at it. */
export const standing = <C extends Course>(correction: C) => ({
  ...correction,
  state: correctionState(correction),
});

/** Whether somebody may end it as it stands. */
export const mayClose = (correction: Course): boolean =>
  correctionMachine.offers(standing(correction), "close", "back-office");
