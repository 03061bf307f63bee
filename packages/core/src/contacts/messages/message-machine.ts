import { machine } from "../../platform/machine.ts";
import { messageStates, type OfficeMessage } from "./message.ts";

type Facts = Pick<OfficeMessage, "state">;

/** The life of what comes in by a form. */
export const messageMachine = machine<Facts, "state">("state")({
  name: "officeMessage",
  states: messageStates,
  first: "new",
  actions: {
    see: { from: ["new"], to: "seen", actors: ["back-office"] },
    /** To oneself or to a colleague, or on to another one. */
    assign: { from: ["new", "seen"], to: "seen", actors: ["back-office"] },
    finish: { from: ["new", "seen"], to: "done", actors: ["back-office"] },
    reopen: { from: ["done"], to: "seen", actors: ["back-office"] },
  },
});
