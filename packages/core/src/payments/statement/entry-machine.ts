import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import type { StatementEntry } from "./entry.ts";
import { entryStates, type EntryState, type Share } from "./match.ts";

type Facts = Pick<StatementEntry, "credit" | "currency"> & {
  state: EntryState;
  shares: readonly Pick<Share, "done">[];
};

/** Problem: invalid-transition for what isn't money that came, in euro. */
function demandMoney({ state, credit, currency }: Facts): void {
  if (!credit || currency !== "eur") throw new Problem("invalid-transition", { state });
}

/** Problem: invalid-transition while it is being booked: it isn't put away in the middle of it. */
function demandIdle({ state, shares }: Facts): void {
  if (shares.some(({ done }) => !done)) throw new Problem("invalid-transition", { state });
}

/** The life of a bank statement's entry; fees and what went out begin `aside` (docs/decisions/bank-statements.md). */
export const entryMachine = machine<Facts, "state">("state")({
  name: "bankEntry",
  states: entryStates,
  first: "open",
  actions: {
    /** For orders, each by a share; it is booked when nothing of it is left. */
    book: { from: ["open"], to: ["open", "booked"], actors: ["back-office"], guard: demandMoney },
    /** The booking of a share of it was a slip: that money waits to be matched again. */
    "strike-out": { from: ["open", "booked"], to: "open", actors: ["back-office"] },
    "set-aside": { from: ["open"], to: "aside", actors: ["back-office"], guard: demandIdle },
    "take-up": { from: ["aside"], to: "open", actors: ["back-office"] },
  },
});
