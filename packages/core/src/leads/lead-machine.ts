import { machine } from "../platform/machine.ts";
import { leadStatuses, namingStatuses, type LeadStatus, type NamingStatus } from "./lead-codes.ts";

/** The life of a wish for an installer (domain-rules 5.10). Where giving back leads follows from who else stands in it. */
export const leadMachine = machine<{ status: LeadStatus }>()({
  name: "lead",
  states: leadStatuses,
  first: "new",
  actions: {
    verify: { from: ["new"], to: "verified", actors: ["customer"] },
    name: { from: ["verified"], to: "assigned", actors: ["customer", "back-office"] },
    /** Another one beside those who stand in it. */
    "name-another": { from: ["assigned", "accepted", "contacted"], actors: ["customer", "back-office"] },
    accept: { from: ["assigned"], to: "accepted", actors: ["installer"] },
    /** Each of those who were named may. */
    "accept-too": { from: ["accepted", "contacted"], actors: ["installer"] },
    write: { from: ["accepted"], to: "contacted", actors: ["customer", "installer"] },
    "write-again": { from: ["contacted"], actors: ["customer", "installer"] },
    /** One of the installers leaves it: declined, given back, or silent for five days. */
    leave: {
      from: ["assigned", "accepted", "contacted"],
      to: ["verified", "assigned", "accepted", "contacted"],
      actors: ["installer", "system"],
    },
    win: { from: ["accepted", "contacted"], to: "won", actors: ["installer", "back-office"] },
    lose: { from: ["accepted", "contacted"], to: "lost", actors: ["back-office"] },
    /** An installer gives it up; it is lost where nobody else stands in it. */
    "give-up": {
      from: ["accepted", "contacted"],
      to: ["lost", "assigned", "accepted", "contacted"],
      actors: ["installer"],
    },
    note: { from: leadStatuses, actors: ["back-office"] },
    expire: { from: ["verified", "assigned"], to: "expired", actors: ["system", "back-office"] },
  },
});

/** The life of one installer's part in it. Hours are counted by the use cases, which have the clock. */
export const namingMachine = machine<{ status: NamingStatus }>()({
  name: "leadInstaller",
  states: namingStatuses,
  first: "named",
  actions: {
    accept: { from: ["named"], to: "accepted", actors: ["installer"] },
    decline: { from: ["named"], to: "declined", actors: ["installer"] },
    /** Within 72 hours of the acceptance, with a reason. */
    return: { from: ["accepted"], to: "returned", actors: ["installer"] },
    remind: { from: ["named"], actors: ["system"] },
    lapse: { from: ["named"], to: "lapsed", actors: ["system"] },
    write: { from: ["accepted"], actors: ["customer", "installer"] },
    win: { from: ["accepted"], to: "won", actors: ["installer", "back-office"] },
    lose: { from: ["accepted"], to: "lost", actors: ["installer", "back-office"] },
  },
});
