import { readAll } from "../../platform/storing/read-all.ts";
import { setting } from "../../platform/config.ts";
import { newIdAt } from "../../platform/ids.ts";
import { invalid } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { ContactListEntity } from "../contact.table.ts";
import { campaignAsked } from "../events.ts";
import type { Campaign } from "./campaign.ts";
import { writeCampaign } from "./stored-campaign.ts";
import { lettersOf } from "./templates/templates.ts";

/** What a letter with offers says of itself, and in whose name it goes. */
export interface Sending {
  templateVersion: string;
  subject: string;
  senderName: string;
  senderEmail: string;
}

const domainOf = (address: string): string =>
  (address.split("@").at(-1) ?? "").replace(/>.*$/, "").trim().toLowerCase();

/** A mail in the name of a domain that isn't ours would be a forgery, and the mail service takes none. Problem: invalid-input, `sender-domain`. */
export function demandOwnSender(senderEmail: string): void {
  const domain = domainOf(setting("MAIL_FROM"));
  if (domainOf(senderEmail) !== domain)
    throw invalid({ field: "senderEmail", code: "sender-domain", params: { domain } });
}

/**
 * Asks for a campaign: its list is looked through first, and nobody is written to before a person has confirmed what that shows. Problems: invalid-input,
 * `not-found` for a list or a template that isn't there, and those of the template.
 */
export async function askCampaign(
  { listName, ...sending }: Sending & { listName: string },
  now: Date,
): Promise<Campaign> {
  demandOwnSender(sending.senderEmail);
  const [list] = await readAll(ContactListEntity, [{ name: listName }]);
  if (!list) throw invalid({ field: "listName", code: "not-found" });
  (await lettersOf(sending))({}, "", "consent");
  const id = newIdAt(now);
  const none = { sent: 0, refused: 0, failed: 0, unsure: 0, skipped: 0, skippedWhy: {} };
  const untold = { delivered: 0, bounced: 0, complained: 0, unsubscribed: 0 };
  const at = instant(now);
  return writeCampaign(
    undefined,
    {
      id,
      listName,
      ...sending,
      state: "checking",
      allowed: [],
      refusedWhy: {},
      recipients: 0,
      ...none,
      ...untold,
      createdOn: at,
      changedOn: at,
    },
    { events: [campaignAsked.of({ campaignId: id })] },
    now,
  );
}
