import { machine } from "../platform/machine.ts";
import { collectionStates, lineOutcomes, type CollectionLine, type CollectionState } from "./collection.ts";

/** The life of a slip: made once, settled once the outcome of every line is known, and made again when one is struck out. */
export const collectionMachine = machine<{ state: CollectionState }, "state">("state")({
  name: "slip",
  states: collectionStates,
  first: "making",
  actions: {
    /** Goes on taking payments up, by whoever comes back to one that broke off. */
    make: { from: ["making"], to: "made", actors: ["back-office"] },
    /** Notes what became of its lines. */
    note: { from: ["made", "settled"], to: ["made", "settled"], actors: ["back-office"] },
  },
});

const lineStates = ["asked", ...lineOutcomes] as const;

/** The life of a line in a slip: money that counts as paid may still come back, or be struck out; what was recalled or came back is over. */
export const slipLineMachine = machine<{ outcome: (typeof lineStates)[number] }, "outcome">("outcome")({
  name: "slipLine",
  states: lineStates,
  first: "asked",
  actions: {
    "confirm-paid": { from: ["asked"], to: "paid", actors: ["back-office"] },
    "come-back": { from: ["asked", "paid"], to: "unpaid", actors: ["back-office"] },
    /** The booking of its money was a slip of the pen: it waits for its outcome as before. */
    "strike-out": { from: ["paid"], to: "asked", actors: ["back-office"] },
    recall: { from: ["asked"], to: "recalled", actors: ["back-office"] },
  },
});

/** A line as its machine looks at it: without an outcome it is asked for. */
export const asked = ({ outcome }: Pick<CollectionLine, "outcome">) => ({ outcome: outcome ?? "asked" }) as const;
