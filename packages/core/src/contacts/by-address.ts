import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { consentTold, eraseLeadsOfAddress, LeadEntity, leadsOfAddress, namingsOf, type Lead } from "../leads/index.ts";
import { markedOf } from "../platform/personal-data.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { table } from "../platform/table.ts";
import { leaveWebinarsOfAddress, seatsOfAddress, WebinarRegistrationEntity } from "../publications/index.ts";
import { CampaignRecipientEntity } from "./campaigns/campaign.table.ts";
import { ContactEntity } from "./contact.table.ts";
import { messagesFrom, OfficeMessageEntity } from "./messages/message.table.ts";
import { eraseMessage } from "./messages/erase-message.ts";
import { requestsFrom, SubscriptionRequestEntity } from "./opt-in/subscription.table.ts";
import { contactOfAddress, writeContact } from "./stored-contact.ts";
import { suppress, suppressionsOf } from "./suppression/suppress.ts";

async function subscriptionsOf(email: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: requestsFrom(email) })
    .entities(SubscriptionRequestEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

async function messagesOf(email: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: messagesFrom(email) })
    .entities(OfficeMessageEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

async function recordsOf(email: string) {
  const [contact, subscriptions, messages, leads, seats] = await Promise.all([
    contactOfAddress(email),
    subscriptionsOf(email),
    messagesOf(email),
    leadsOfAddress(email),
    seatsOfAddress(email),
  ]);
  return { contact, subscriptions, messages, leads, seats };
}

/** All that contacts, leads and webinars hold of an address, for whoever asks what is known of them (art. 15 GDPR). */
export async function addressData(email: string) {
  const [{ contact, subscriptions, messages, leads, seats }, suppressions] = await Promise.all([
    recordsOf(email),
    suppressionsOf([email]),
  ]);
  return {
    contact: contact
      ? { ...markedOf(ContactEntity, { ...contact }), lists: contact.lists, source: contact.source }
      : null,
    campaigns: contact ? await campaignsTo(contact.id) : [],
    subscriptions: subscriptions.map((one) => markedOf(SubscriptionRequestEntity, one)),
    messages: messages.map((one) => markedOf(OfficeMessageEntity, one)),
    leads: await Promise.all(leads.map(leadData)),
    webinars: seats.map((one) => ({
      publicationId: one.publicationId,
      ...markedOf(WebinarRegistrationEntity, one),
    })),
    suppressed: suppressions.get(email) ?? null,
  };
}

/** A wish for an installer with what its person has agreed to, and to whom. */
const leadData = async (lead: Lead) => ({
  ...markedOf(LeadEntity, { ...lead }),
  consents: (await namingsOf(lead.id)).map(consentTold),
});

/** What an account's address is known for beside the account, by the names of the records: what was said or asked for without logging in. */
export async function besideAccount(email: string, userId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const { contact, subscriptions, messages, leads, seats } = await recordsOf(email);
  const isBeside = (one: { userId?: string | undefined }) => one.userId !== userId;
  return {
    Contact: contact ? [{ ...markedOf(ContactEntity, { ...contact }), lists: contact.lists }] : [],
    CampaignRecipient: contact ? await campaignsTo(contact.id) : [],
    SubscriptionRequest: subscriptions.map((one) => markedOf(SubscriptionRequestEntity, one)),
    OfficeMessage: messages.map((one) => markedOf(OfficeMessageEntity, one)),
    Lead: await Promise.all(leads.filter(isBeside).map(leadData)),
    WebinarRegistration: seats.filter(isBeside).map((one) => markedOf(WebinarRegistrationEntity, one)),
  };
}

/** Letters of campaigns that a contact was to have, while that is known. */
async function campaignsTo(contactId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: `CONTACT#${contactId}#CAMPAIGNS` })
    .entities(CampaignRecipientEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items.map((one) => ({
    campaignId: one.campaignId,
    state: one.state,
    ...markedOf(CampaignRecipientEntity, one),
  }));
}

/**
 * Erases all that contacts, leads and webinars hold of an address, curricula among it (art. 17 GDPR): it is left alone first, so that no list that is
 * brought in later writes to it. May be repeated.
 */
export async function eraseAddress(email: string, now: Date): Promise<void> {
  const known = await contactOfAddress(email);
  for (const one of new Set([email, ...(known ? [known.email, ...known.formerEmails] : [])])) {
    await suppress(one, "erased", now);
    for (const { hash } of await subscriptionsOf(one))
      await SubscriptionRequestEntity.build(DeleteItemCommand).key({ hash }).send();
    for (const message of await messagesOf(one)) await eraseMessage(message);
    await eraseLeadsOfAddress(one);
    await leaveWebinarsOfAddress(one);
  }
  await untilWritten(async () => {
    const before = await contactOfAddress(email);
    if (before) await writeContact({ before }, now);
  });
}
