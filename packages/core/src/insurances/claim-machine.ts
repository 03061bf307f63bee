import { machine } from "../platform/machine.ts";
import { claimStates, type ClaimState } from "./insurance-states.ts";

/** The life of a claim at the insurer: one that was refused may be won after all, and what was withdrawn is declared anew. */
export const claimMachine = machine<{ state: ClaimState }, "state">("state")({
  name: "claim",
  states: claimStates,
  first: "declared",
  actions: {
    accept: { from: ["declared", "refused"], to: "accepted", actors: ["back-office"] },
    refuse: { from: ["declared", "accepted"], to: "refused", actors: ["back-office"] },
    withdraw: { from: ["declared", "accepted", "refused"], to: "withdrawn", actors: ["back-office"] },
    declare: { from: ["withdrawn"], to: "declared", actors: ["back-office"] },
  },
});

/** What is noted of a claim, and by which act. */
export const claimAnswers = { accepted: "accept", refused: "refuse", withdrawn: "withdraw" } as const;
export type ClaimAnswer = keyof typeof claimAnswers;

/** What may be noted of a claim as it stands. */
export const nextAnswers = (claim: { state: ClaimState }): ClaimAnswer[] =>
  (Object.keys(claimAnswers) as ClaimAnswer[]).filter((answer) =>
    claimMachine.offers(claim, claimAnswers[answer], "back-office"),
  );
