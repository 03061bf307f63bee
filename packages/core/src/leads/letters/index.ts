import { findUser } from "../../accounts/index.ts";
import { wordingFor, type Letter, type LettersFor, type Post, type Wording } from "../../mail/index.ts";
import type * as events from "../events.ts";
import type { Lead, Naming } from "../lead.ts";
import { findLead, leadMessagesOf, namingsOf } from "../stored-lead.ts";
import {
  leadAcceptedLetter,
  leadAskedLetter,
  leadLeftLetter,
  leadNamedLetter,
  leadWrittenLetter,
} from "./lead-letters.ts";

interface Part {
  lead: Lead;
  naming: Naming;
}

async function partOf(leadId: string, installerId: string): Promise<Part | undefined> {
  const lead = await findLead(leadId);
  const naming = lead && (await namingsOf(leadId)).find((one) => one.installerId === installerId);
  return lead && naming ? { lead, naming } : undefined;
}

interface OfInstaller {
  leadId: string;
  installerId: string;
}

/** To its person; nobody where the lead was erased meanwhile. */
async function toPerson({ leadId, installerId }: OfInstaller, write: (wording: Wording, part: Part) => Letter) {
  const part = await partOf(leadId, installerId);
  if (!part) return [];
  const { email, language } = part.lead;
  return [{ to: { email, language }, letter: write(wordingFor(language), part) }];
}

/** To the installer, at the address that the account has now; nobody where either is gone, or it has no need of them any more. */
async function toInstaller(
  { leadId, installerId }: OfInstaller,
  whom: Naming["status"],
  write: (wording: Wording, part: Part) => Letter,
): Promise<Post[]> {
  const [part, user] = await Promise.all([partOf(leadId, installerId), findUser(installerId)]);
  if (!part || !user || user.closedAt || part.naming.status !== whom) return [];
  const { email, language } = user;
  return [{ to: { email, language }, letter: write(wordingFor(language), part) }];
}

/** The letters of leads: an installer is told nothing of who it is. */
export const leadLetters: LettersFor<typeof events> = {
  "lead-asked": async ({ leadId, token }) => {
    const lead = await findLead(leadId);
    if (lead?.status !== "new") return [];
    const { email, language } = lead;
    return [{ to: { email, language }, letter: leadAskedLetter(wordingFor(language), token) }];
  },
  "lead-named": (of) => toInstaller(of, "named", (wording, { lead, naming }) => leadNamedLetter(wording, lead, naming)),
  "lead-waits": (of) =>
    toInstaller(of, "named", (wording, { lead, naming }) => leadNamedLetter(wording, lead, naming, true)),
  "lead-accepted": ({ token, ...of }) =>
    toPerson(of, (wording, { lead, naming }) => leadAcceptedLetter(wording, lead, naming.installerName, token)),
  "lead-left": ({ token, ...of }) =>
    toPerson(of, (wording, { lead, naming }) => leadLeftLetter(wording, lead, naming.installerName, token)),
  "lead-written": async ({ messageId, token, ...of }) => {
    const message = (await leadMessagesOf(of.leadId, of.installerId)).find(({ id }) => id === messageId);
    if (!message) return [];
    return token === undefined
      ? toInstaller(of, "accepted", (wording, { naming }) =>
          leadWrittenLetter(wording, naming.installerName, message, undefined),
        )
      : toPerson(of, (wording, { lead }) => leadWrittenLetter(wording, lead.name, message, token));
  },
};
