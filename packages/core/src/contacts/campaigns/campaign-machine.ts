import { machine } from "../../platform/machine.ts";
import { campaignStates, type Campaign } from "./campaign.ts";

type Facts = Pick<Campaign, "state">;

/** The life of a campaign: its list is looked through, a person confirms what that has shown, and only then anybody is written to. */
export const campaignMachine = machine<Facts, "state">("state")({
  name: "campaign",
  states: campaignStates,
  first: "checking",
  actions: {
    /** The whole list was looked through. */
    judged: { from: ["checking"], to: "ready", actors: ["system"] },
    confirm: { from: ["ready"], to: "sending", actors: ["back-office"] },
    pause: { from: ["sending"], to: "paused", actors: ["back-office"] },
    resume: { from: ["paused"], to: "sending", actors: ["back-office"] },
    cancel: { from: ["checking", "ready", "sending", "paused"], to: "cancelled", actors: ["back-office"] },
    /** Too many addresses don't receive, or complain. */
    stop: { from: ["sending"], to: "paused", actors: ["system"] },
    finish: { from: ["sending"], to: "done", actors: ["system"] },
  },
});
