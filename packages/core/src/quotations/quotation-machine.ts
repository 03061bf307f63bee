import { machine } from "../platform/machine.ts";
import { quotationStatuses, type Quotation } from "./quotation.ts";

type Facts = Pick<Quotation, "status">;

/** The life of a quotation (domain-rules 5.3); what asks for its versions and orders stands with the use cases. */
export const quotationMachine = machine<Facts>()({
  name: "quotation",
  states: quotationStatuses,
  first: "draft",
  actions: {
    /** The draft; of a sent one the next version, while the sent one stays as it is. */
    change: { from: ["draft", "sent"], actors: ["back-office"] },
    /** The customer's own address or VAT: the next version at once, at the same prices. */
    adjust: { from: ["sent"], actors: ["customer"] },
    send: { from: ["draft", "sent"], to: "sent", actors: ["back-office"] },
    /** All of it, or a part: the balance stays and is accepted again. */
    accept: { from: ["sent", "accepted"], to: "accepted", actors: ["customer"] },
    "drop-accepted": { from: ["accepted"], to: "sent", actors: ["back-office"] },
    /** What is lacking of the balance, with substitutes, as a quotation of its own: what was agreed stays as it is. */
    "offer-rest": { from: ["accepted"], actors: ["back-office"] },
    win: { from: ["sent", "accepted"], to: "won", actors: ["back-office", "system"] },
    lose: { from: ["draft", "sent", "accepted", "expired"], to: "lost", actors: ["back-office"] },
    reset: { from: ["won", "lost", "expired"], to: "draft", actors: ["back-office"] },
    /** What was accepted, won or lost never expires. */
    expire: { from: ["sent"], to: "expired", actors: ["system"] },
    remind: { from: ["sent"], actors: ["system"] },
  },
});
