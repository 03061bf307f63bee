import { consentTextVersion } from "../../accounts/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import { leadWritten } from "../events.ts";
import { mostMessages, type MessageSide } from "../lead-codes.ts";
import { leadMachine, namingMachine } from "../lead-machine.ts";
import type { Lead, Naming } from "../lead.ts";
import { alive, namingsOf, withLink, writeLead } from "../stored-lead.ts";
import { nameInstaller } from "./name-installer.ts";
import { leadOfLink, leadPage } from "./open-lead.ts";

interface Words {
  side: MessageSide;
  authorName: string;
  text: string;
}

/** Where words lead: the first ones make contact. Problem: invalid-transition. */
function written(lead: Lead, naming: Naming, side: MessageSide): Lead {
  const actor = side === "visitor" ? "customer" : "installer";
  namingMachine.demand(naming, "write", actor);
  if (lead.status === "accepted") return leadMachine.after(lead, "write", actor);
  leadMachine.demand(lead, "write-again", actor);
  return lead;
}

/**
 * Writes a message of either side of a naming that stands accepted; the other side hears by mail. Problems: invalid-transition,
 * too-many-requests beyond a hundred messages, version-conflict.
 */
export async function writeMessage(
  { before, naming }: { before: Lead; naming: Naming },
  { side, authorName, text }: Words,
  now: Date,
): Promise<Lead> {
  const moved = written(before, naming, side);
  if (naming.messages >= mostMessages) throw new Problem("too-many-requests");
  const { leadId, installerId } = naming;
  const message = {
    leadId,
    installerId,
    id: newIdAt(now),
    side,
    authorName,
    text,
    userId: before.userId,
    createdOn: instant(now),
  };
  const told = { leadId, installerId, messageId: message.id };
  const change = {
    before,
    message,
    namings: [{ before: naming, after: { ...naming, messages: naming.messages + 1 } }],
  };
  if (side === "visitor")
    return writeLead({ ...change, after: alive(moved, now), events: [leadWritten.of(told)], now });
  const { lead: after, token, also } = withLink(moved, now);
  return writeLead({ ...change, after, also, events: [leadWritten.of({ ...told, token })], now });
}

interface InstallerMail {
  /** That this installer may learn how they are reached once they accept. */
  consent?: true | undefined;
  text?: string | undefined;
}

/**
 * What a lead's person sends an installer: the first time it names them, which needs consent to this very one; afterwards it is a message.
 * Naming again what is named changes nothing. Problems: token-invalid, not-found, invalid-input without consent, installers-named, pace-reached,
 * invalid-transition, version-conflict.
 */
export const emailInstaller = (
  token: string,
  installerId: string,
  { consent, text }: InstallerMail,
  ip: string,
  now: Date,
) =>
  untilWritten(async () => {
    const before = await leadOfLink(token, now);
    const naming = (await namingsOf(before.id)).find((one) => one.installerId === installerId);
    if (naming && text !== undefined) {
      const words = { side: "visitor", authorName: before.name, text } as const;
      return leadPage(await writeMessage({ before, naming }, words, now));
    }
    if (naming) return leadPage(before);
    if (!consent) throw new Problem("consent-needed");
    const given = { textVersion: consentTextVersion, on: instant(now), ip };
    return leadPage(await nameInstaller(before, installerId, given, "customer", now));
  });
