import { machine } from "../../platform/machine.ts";
import type { Actor } from "../../platform/machine.ts";
import { claimStatuses, type DamageClaim } from "./claim.ts";

type Facts = Pick<DamageClaim, "status">;

/** The way of what was told of damaged goods. */
export const claimMachine = machine<Facts>("status")({
  name: "damageClaim",
  states: claimStatuses,
  first: "open",
  actions: {
    /** Again too: a carrier that says it has had nothing. */
    claim: { from: ["open", "claimed"], to: "claimed", actors: ["back-office"] },
    settle: { from: ["open", "claimed"], to: "settled", actors: ["back-office"] },
  },
});

export const claimActs = ["claim", "settle"] as const;
export type ClaimAct = (typeof claimActs)[number];

export const claimActsOf = (claim: Facts, actor: Actor): ClaimAct[] =>
  claimActs.filter((act) => claimMachine.offers(claim, act, actor));
