import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { hashOf } from "../../accounts/index.ts";
import { Problem } from "../../platform/problems.ts";
import { expired } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import type { LegalBasis } from "../contact.ts";
import { subscriptionConfirmed } from "../events.ts";
import { liftSuppression } from "../suppression/suppress.ts";
import { writeAgreed } from "./agree.ts";
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

/**
 * Whoever has the letter agrees: from now on the address is a contact in the list, with its consent, whatever was said of it before. A link
 * that has done so says so again. Problems: token-invalid for one that is older than 48 hours, or none; version-conflict.
 */
export async function confirmSubscription(token: string, now: Date): Promise<{ list: string }> {
  const asked = await findSubscription(token);
  if (!asked || expired(asked, now)) throw new Problem("token-invalid");
  if (asked.confirmedOn) return { list: asked.list };
  if (asked.validUntil < instant(now)) throw new Problem("token-invalid");
  const used = SubscriptionRequestEntity.build(UpdateTransaction).item({ hash: asked.hash, confirmedOn: instant(now) });
  const { email, list, language, country } = asked;
  await writeAgreed(
    { email, list, language, country, legalBasis: consentOf(asked, now) },
    now,
    ({ id: contactId }) => ({
      also: [used],
      events: [subscriptionConfirmed.of({ contactId })],
    }),
  );
  await liftSuppression(asked.email);
  return { list: asked.list };
}
