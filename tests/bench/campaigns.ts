import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { createTable, startDatabase } from "@solvia/local/database/database";
import { startHardMailbox } from "../support/hard-mailbox.ts";
import type { Row } from "./measure.ts";

const readers = 20_000;
const listName = "bench";

/** What the queue would be told. */
async function handedOutLetters() {
  const { documents } = await import("@solvia/core/platform/table");
  const { campaignLettersTaken } = await import("@solvia/core/contacts/events");
  const pages = paginateScan({ client: documents }, { TableName: "solvia-campaigns", ConsistentRead: true });
  const found: ReturnType<typeof campaignLettersTaken.payload.parse>[] = [];
  for await (const { Items = [] } of pages)
    for (const { _et, type, payload } of Items)
      if (_et === "Event" && type === campaignLettersTaken.type)
        found.push(campaignLettersTaken.payload.parse(payload));
  return found;
}

/** A campaign of 20,000 from the list to the last letter, to a mail server beside it that takes each at once, against the database of one machine. */
export async function campaignRows(): Promise<Row[]> {
  const { endpoint, stop } = await startDatabase();
  const mailbox = await startHardMailbox();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: "solvia-campaigns",
    SITE_ORIGIN: "https://solvia.example",
    MAIL_FROM: "Solvia <no-reply@solvia.example>",
    SMTP_URL: mailbox.smtpUrl,
    CONTACTS_KEY: "of this bench",
    CAMPAIGN_SHARE: "10000000",
  });
  await createTable(endpoint, "solvia-campaigns");
  const { insertContacts } = await import("@solvia/core/contacts/bulk/insert-contacts");
  const { createContactList } = await import("@solvia/core/contacts/lists/contact-lists");
  const { askCampaign } = await import("@solvia/core/contacts/campaigns/ask-campaign");
  const { judgeCampaign } = await import("@solvia/core/contacts/campaigns/judge-campaign");
  const { moveCampaign } = await import("@solvia/core/contacts/campaigns/move-campaign");
  const { handOut } = await import("@solvia/core/contacts/campaigns/sending/hand-out");
  const { sendLetters } = await import("@solvia/core/contacts/campaigns/sending/send-letters");
  const { workersAtOnce } = await import("@solvia/core/contacts/campaigns/sending/share");
  const { inPool } = await import("@solvia/core/platform/work/in-pool");
  const { loadCampaign } = await import("@solvia/core/contacts/campaigns/stored-campaign");
  const { saveTemplate } = await import("@solvia/core/contacts/campaigns/templates/templates");
  const now = new Date();
  await createContactList(listName, now);
  const date = new Date(now.getTime() - 86_400_000).toISOString();
  const legalBasis = { kind: "consent", date, source: "Fiera", textVersion: "1", proof: "Faldone" } as const;
  const common = {
    check: false,
    lists: [listName],
    source: "Fiera",
    language: "it",
    country: "IT",
    legalBasis,
  } as const;
  for (let at = 0; at < readers; at += 2000) {
    const text = Array.from({ length: 2000 }, (_, n) => `reader.${at + n}@example.com`).join("\n");
    await insertContacts({ ...common, given: { kind: "text", text } }, now);
  }
  await saveTemplate({ tag: "bench", body: "Ciao {{ name }},\n\nmoduli nuovi.", language: "it", check: false }, now);
  const sender = { senderName: "Solvia", senderEmail: "offerte@solvia.example" };
  const { id } = await askCampaign({ listName, templateVersion: "bench.1", subject: "Moduli", ...sender }, now);
  let begun = performance.now();
  while ((await loadCampaign(id)).state === "checking") await judgeCampaign(id, now);
  const judged = (performance.now() - begun) / 1000;
  await moveCampaign(id, { move: "confirm", revision: (await loadCampaign(id)).revision }, now);
  begun = performance.now();
  await handOut(id, now);
  const handedOut = (performance.now() - begun) / 1000;
  // As the queue's two workers do it.
  await inPool(await handedOutLetters(), workersAtOnce, (taken) => sendLetters(taken, () => new Date()));
  const sent = (performance.now() - begun) / 1000;
  const campaign = await loadCampaign(id);
  if (campaign.sent !== readers) throw new Error(`${campaign.sent} letters have left`);
  await Promise.all([stop(), mailbox.stop()]);
  return [
    { what: "a list of 20,000 is looked through for a campaign", measured: judged, unit: "s" },
    { what: "20,000 letters of a campaign are handed out", measured: handedOut, unit: "s" },
    { what: "letters of a campaign in a minute of our own time", measured: (readers / sent) * 60, unit: "" },
  ];
}
