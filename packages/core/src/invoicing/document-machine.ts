import { machine } from "../platform/machine.ts";
import { documentStates, type FiscalDocument, type NoticeKind } from "./document.ts";

type Facts = Pick<FiscalDocument, "state" | "content">;

/**
 * The life of a document at the exchange (domain-rules 1.5). It is handed over once: whoever comes back to one that is `sending`
 * asks the exchange whether it has the file. What was refused is sent again with its number and date, in another file.
 */
export const documentMachine = machine<Facts, "state">("state")({
  name: "document",
  states: documentStates,
  first: "generated",
  actions: {
    "hand-over": { from: ["generated"], to: "sending", actors: ["system"] },
    taken: { from: ["sending"], to: "sent", actors: ["system"] },
    deliver: { from: ["sending", "sent", "available"], to: "delivered", actors: ["provider"] },
    "leave-available": { from: ["sending", "sent"], to: "available", actors: ["provider"] },
    reject: { from: ["sending", "sent"], to: "rejected", actors: ["provider"] },
    resend: { from: ["rejected"], to: "generated", actors: ["back-office"] },
    /** A public body's answers, and its time that has passed without one. */
    accept: { from: ["sending", "sent", "available", "delivered"], to: "accepted", actors: ["provider"] },
    refuse: { from: ["sending", "sent", "available", "delivered"], to: "refused", actors: ["provider"] },
    lapse: { from: ["sending", "sent", "available", "delivered"], to: "lapsed", actors: ["provider"] },
    /** The exchange attests that it couldn't deliver: it is issued, and the house sends it itself. */
    attest: { from: ["sending", "sent", "available"], to: "undeliverable", actors: ["provider"] },
  },
});

type Told = "deliver" | "leave-available" | "reject" | "accept" | "refuse" | "lapse" | "attest";

const byKind: Readonly<Record<Exclude<NoticeKind, "NE">, Told>> = {
  RC: "deliver",
  MC: "leave-available",
  NS: "reject",
  DT: "lapse",
  AT: "attest",
};

/** What a notice does to a document; EC02 is a public body's no. */
export const toldBy = (kind: NoticeKind, codes: readonly string[]): Told =>
  kind === "NE" ? (codes.includes("EC02") ? "refuse" : "accept") : byKind[kind];
