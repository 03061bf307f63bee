import { UpdateItemCommand, $remove } from "dynamodb-toolbox/entity/actions/update";
import { drawLetter, type Letter } from "../../../mail/index.ts";
import type { Language } from "../../../platform/locale.ts";
import { sendMail } from "../../../platform/mail.ts";
import { Problem } from "../../../platform/problems.ts";
import { conditionFailed } from "../../../platform/storing/transaction.ts";
import { tagOf } from "../../../platform/text/reader-format.ts";
import { instant } from "../../../platform/time.ts";
import type { LegalBasis } from "../../contact.ts";
import type { JudgedContact } from "../../judged.ts";
import { suppress } from "../../suppression/suppress.ts";
import { unsubscribeToken } from "../../suppression/unsubscribe.ts";
import type { Campaign, SkipReason, Tally } from "../campaign.ts";
import { CampaignRecipientEntity } from "../campaign.table.ts";
import { whatBecame } from "./what-became.ts";

/** Longer than the mail server may take (platform/mail.ts): whoever tries and is silent for so long has died. */
const leaseMs = 90_000;
/** How often the mail server may put a letter off. */
const mostTries = 3;

interface Recipient {
  campaignId: string;
  contactId: string;
  state: string;
  tries: number;
  leasedUntil?: number | undefined;
}

interface Letters {
  (reader: JudgedContact, token: string, basis: LegalBasis["kind"]): Letter;
  language: Language;
}

type End = { state: Tally; why?: SkipReason; bouncedOn?: string; sentOn?: string };

/** Ends a recipient's part, or gives it back, unless another one has meanwhile. */
async function write(
  { campaignId, contactId, ...from }: Recipient,
  to: End | { state: "waiting"; tries: number },
): Promise<void> {
  await CampaignRecipientEntity.build(UpdateItemCommand)
    .item({ campaignId, contactId, leasedUntil: $remove(), ...to })
    .options({
      condition:
        from.leasedUntil === undefined
          ? { attr: "state", eq: "waiting" }
          : {
              and: [
                { attr: "state", eq: "trying" },
                { attr: "leasedUntil", eq: from.leasedUntil },
              ],
            },
    })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** Takes the one try that a letter has; undefined where another delivery has it. */
async function claimed(recipient: Recipient, now: Date): Promise<Recipient | undefined> {
  const { campaignId, contactId } = recipient;
  const leasedUntil = now.getTime() + leaseMs;
  try {
    await CampaignRecipientEntity.build(UpdateItemCommand)
      .item({ campaignId, contactId, state: "trying", leasedUntil })
      .options({ condition: { attr: "state", eq: "waiting" } })
      .send();
    return { ...recipient, state: "trying", leasedUntil };
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

async function send(
  campaign: Campaign,
  contact: JudgedContact,
  letters: Letters,
  basis: LegalBasis["kind"],
): Promise<void> {
  const letter = letters(contact, await unsubscribeToken(contact), basis);
  await sendMail({
    to: contact.email,
    from: { name: campaign.senderName, address: campaign.senderEmail },
    subject: letter.subject,
    language: tagOf(letters.language),
    messageId: `${campaign.id}.${contact.id}`,
    tags: { campaign: campaign.id, contact: contact.id },
    ...(letter.leave && { oneClick: letter.leave.oneClick }),
    ...(await drawLetter(letter, letters.language)),
  });
}

/**
 * Sends a recipient's letter, never twice: the try is written down before the mail server is spoken to, and what dies within it, or isn't
 * answered, is not tried again. Whether they may be written to is asked at this very moment.
 */
export async function attempt(
  campaign: Campaign,
  recipient: Recipient,
  { contact, letters }: { contact: JudgedContact | undefined; letters: Letters },
  clock: () => Date,
): Promise<void> {
  const { leasedUntil } = recipient;
  if (recipient.state === "trying" && leasedUntil !== undefined) {
    if (leasedUntil <= clock().getTime()) await write(recipient, { state: "unsure" });
    return;
  }
  if (recipient.state !== "waiting") return;
  if (!contact) return write(recipient, { state: "skipped", why: "gone" });
  const { verdict } = contact;
  if (!verdict.allowed) return write(recipient, { state: "skipped", why: verdict.reason });
  const mine = await claimed(recipient, clock());
  if (!mine) return;
  try {
    await send(campaign, contact, letters, verdict.basis);
  } catch (error) {
    // The template itself was tried before: what it makes of this reader can't be sent.
    const became = error instanceof Problem ? "failed" : whatBecame(error);
    if (became === "later" && recipient.tries + 1 < mostTries)
      return write(mine, { state: "waiting", tries: recipient.tries + 1 });
    const at = instant(clock());
    if (became === "refused") await suppress(contact.email, "bounced", clock());
    return write(
      mine,
      became === "later" ? { state: "failed" } : { state: became, ...(became === "refused" && { bouncedOn: at }) },
    );
  }
  await write(mine, { state: "sent", sentOn: instant(clock()) });
}
