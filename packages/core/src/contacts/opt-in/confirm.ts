import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { hashOf } from "../../accounts/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { expired } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { mostLists, type Contact, type LegalBasis } from "../contact.ts";
import { subscriptionConfirmed } from "../events.ts";
import { contactOfAddress, writeContact } from "../stored-contact.ts";
import { liftSuppression } from "../suppression/suppress.ts";
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
 * Whoever has the letter agrees: from now on the address is a contact in the list, with its consent, whatever was said of it before. A link
 * that has done so says so again. Problem: token-invalid for one that is older than 48 hours, or none.
 */
export async function confirmSubscription(token: string, now: Date): Promise<{ list: string }> {
  const asked = await findSubscription(token);
  if (!asked || expired(asked, now)) throw new Problem("token-invalid");
  if (asked.confirmedOn) return { list: asked.list };
  if (asked.validUntil < instant(now)) throw new Problem("token-invalid");
  await untilWritten(async () => {
    const before = await contactOfAddress(asked.email);
    const after = subscribed(asked, before, now);
    const used = SubscriptionRequestEntity.build(UpdateTransaction).item({
      hash: asked.hash,
      confirmedOn: instant(now),
    });
    const events = [subscriptionConfirmed.of({ contactId: after.id })];
    await writeContact({ before, after }, now, { also: [used], events });
  });
  await liftSuppression(asked.email);
  return { list: asked.list };
}
