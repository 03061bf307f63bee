import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { hashOf } from "../../accounts/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { expired } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { mostLists, type Contact, type LegalBasis } from "../contact.ts";
import { subscriptionConfirmed } from "../events.ts";
import { contactOfAddress, writeContacts } from "../stored-contact.ts";
import { liftSuppression, suppress, suppressionsOf } from "../suppression/suppress.ts";
import { SubscriptionRequestEntity } from "./subscription.table.ts";

/** What a letter's token asks for; undefined for one that there isn't. */
export async function findSubscription(token: string) {
  const { Item } = await SubscriptionRequestEntity.build(GetItemCommand)
    .key({ hash: hashOf(token) })
    .options({ consistent: true })
    .send();
  return Item;
}

type Asked = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

const consentOf = ({ requestedOn, ip, list, textVersion }: Asked, now: Date): LegalBasis => ({
  kind: "consent",
  date: instant(now),
  source: list,
  textVersion,
  proof: `double opt-in: asked ${requestedOn} from ${ip}, confirmed ${instant(now)} by the letter's link`,
});

function subscribed(asked: Asked, before: Contact | undefined, now: Date): Contact {
  const at = instant(now);
  const legalBasis = consentOf(asked, now);
  const { email, list, language, country } = asked;
  if (!before) {
    const fresh = { id: newIdAt(now), email, formerEmails: [], country, language, source: list };
    return { ...fresh, lists: [list], legalBasis, revision: 0, createdOn: at, changedOn: at };
  }
  const lists = [...new Set([list, ...before.lists])].slice(0, mostLists);
  return { ...before, lists, legalBasis, country: before.country ?? country, language, changedOn: at };
}

/**
 * What is written of a confirmation. Its reader has agreed for the address that was asked and for no other: one that a contact only had
 * formerly leaves it and becomes a contact of its own.
 */
function changesOf(asked: Asked, holder: Contact | undefined, now: Date) {
  const { email } = asked;
  if (!holder || holder.email === email) {
    const after = subscribed(asked, holder, now);
    return { after, changes: [{ before: holder, after }] };
  }
  const formerEmails = holder.formerEmails.filter((former) => former !== email);
  const after = subscribed(asked, undefined, now);
  const left = { before: holder, after: { ...holder, formerEmails, changedOn: instant(now) }, leaves: [email] };
  return { after, changes: [left, { after, takesFrom: holder.id }] };
}

/** What an address is left alone for goes on holding for the contact that had it formerly: its reader has said nothing. */
async function keepLeftAlone(email: string, holder: Contact | undefined, now: Date): Promise<void> {
  if (!holder || holder.email === email) return;
  const reason = (await suppressionsOf([email])).get(email);
  if (reason) await suppress(holder.email, reason, now);
}

/**
 * Whoever has the letter agrees: from now on the address is a contact in the list, with its consent, whatever was said of it before. A link
 * that has done so says so again. Problems: token-invalid for one that is older than 48 hours, or none; version-conflict.
 */
export async function confirmSubscription(token: string, now: Date): Promise<{ list: string }> {
  const asked = await findSubscription(token);
  if (!asked || expired(asked, now)) throw new Problem("token-invalid");
  if (asked.confirmedOn) return { list: asked.list };
  if (asked.validUntil < instant(now)) throw new Problem("token-invalid");
  await untilWritten(async () => {
    const holder = await contactOfAddress(asked.email);
    const { after, changes } = changesOf(asked, holder, now);
    const used = SubscriptionRequestEntity.build(UpdateTransaction).item({
      hash: asked.hash,
      confirmedOn: instant(now),
    });
    const events = [subscriptionConfirmed.of({ contactId: after.id })];
    await keepLeftAlone(asked.email, holder, now);
    try {
      await writeContacts(changes, now, { also: [used], events });
    } catch (error) {
      throw orVersionConflict(error);
    }
  });
  await liftSuppression(asked.email);
  return { list: asked.list };
}
