import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

const byMail = { queues: ["email"] } as const;
/** Of the link that the letter carries: only its hash is stored. */
const token = z.string();
const ofInstaller = { leadId: Id, installerId: Id };

/** Somebody asks for an installer: its address's reader has to confirm. */
export const leadAsked = event("lead-asked", z.object({ leadId: Id, token }), byMail);
/** An installer was named in a lead. */
export const leadNamed = event("lead-named", z.object(ofInstaller), byMail);
/** Nobody has answered for two days. */
export const leadWaits = event("lead-waits", z.object(ofInstaller), byMail);
/** An installer has accepted, and reads how its person is reached. */
export const leadAccepted = event("lead-accepted", z.object({ ...ofInstaller, token }), byMail);
/** One of both sides has written: to the other one, to its person with a link. */
export const leadWritten = event(
  "lead-written",
  z.object({ ...ofInstaller, messageId: Id, token: token.optional() }),
  byMail,
);
/** An installer has left a lead: declined, given back, or silent; somebody else may be named. */
export const leadLeft = event("lead-left", z.object({ ...ofInstaller, token }), byMail);
