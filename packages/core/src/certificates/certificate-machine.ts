import { machine } from "../platform/machine.ts";
import { Problem } from "../platform/problems.ts";
import { certificateStates, checklistOf, type Certificate } from "./certificate.ts";

type Facts = Pick<Certificate, "status" | "signed" | "identity" | "checklist" | "reason"> &
  Partial<Pick<Certificate, "declaration">>;

function demandFiles({ signed, identity }: Facts): void {
  if (!signed || !identity) throw new Problem("invalid-transition", { state: "generated", action: "submit" });
}

/** Problem: checklist-incomplete with what wasn't looked at. */
function demandChecklist({ checklist = [], declaration }: Facts): void {
  const missing = checklistOf(declaration).filter((item) => !checklist.includes(item));
  if (missing.length > 0) throw new Problem("checklist-incomplete", { missing });
}

function demandReason({ status, reason }: Facts): void {
  if (!reason) throw new Problem("invalid-transition", { state: status });
}

/** The life of a certificate for the reduced rate (domain-rules 5.7). */
export const certificateMachine = machine<Facts>()({
  name: "certificate",
  states: certificateStates,
  first: "draft",
  actions: {
    /** The PDF to sign is drawn: its data and its hash are frozen until it is drawn anew. */
    generate: { from: ["draft", "generated", "rejected"], to: "generated", actors: ["customer"] },
    submit: { from: ["generated"], to: "submitted", actors: ["customer"], guard: demandFiles },
    approve: { from: ["submitted"], to: "approved", actors: ["back-office"], guard: demandChecklist },
    reject: { from: ["submitted"], to: "rejected", actors: ["back-office"], guard: demandReason },
    /** Its last day is over, or its one order is invoiced. */
    expire: { from: ["approved"], to: "expired", actors: ["system"] },
    /** Also by its holder, whose use of the goods changes. */
    revoke: { from: ["approved"], to: "revoked", actors: ["back-office", "customer"], guard: demandReason },
  },
});
