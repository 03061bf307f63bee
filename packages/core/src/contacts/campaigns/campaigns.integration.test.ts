import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { startHardMailbox, type HardMailbox } from "../../../../../tests/support/hard-mailbox.ts";
import { documents } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { OutboxEntity } from "../../platform/work/outbox.ts";
import { insertContacts } from "../bulk/insert-contacts.ts";
import { campaignLettersTaken } from "../events.ts";
import { createContactList } from "../lists/contact-lists.ts";
import { contactOfAddress } from "../stored-contact.ts";
import { suppress, suppressionsOf } from "../suppression/suppress.ts";
import { unsubscribe, unsubscribeToken } from "../suppression/unsubscribe.ts";
import { askCampaign } from "./ask-campaign.ts";
import { settled, skipReasons } from "./campaign.ts";
import { judgeCampaign } from "./judge-campaign.ts";
import { moveCampaign } from "./move-campaign.ts";
import { noteUnsubscribed, takeOutcome } from "./outcomes/take-outcome.ts";
import { handOut, handOutAll } from "./sending/hand-out.ts";
import { sendLetters } from "./sending/send-letters.ts";
import { findCampaign, loadCampaign } from "./stored-campaign.ts";
import { saveTemplate } from "./templates/templates.ts";

useDatabase();
let mailbox: HardMailbox;
beforeAll(async () => {
  mailbox = await startHardMailbox();
  Object.assign(process.env, {
    CONTACTS_KEY: "of this test",
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: "Solvia <no-reply@solvia.example>",
    SITE_ORIGIN: "https://solvia.example",
    CAMPAIGN_SHARE: "100000",
  });
});
afterAll(() => mailbox.stop());

const start = new Date();
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const consent = {
  kind: "consent",
  date: instant(later(-600)),
  source: "Fiera",
  textVersion: "1",
  proof: "Faldone",
} as const;
let lists = 0;
let templateVersion = "";

async function aList(emails: readonly string[], legalBasis: typeof consent | undefined = consent): Promise<string> {
  const listName = `list-${(lists += 1)}`;
  await createContactList(listName, start);
  for (let at = 0; at < emails.length; at += 2000) {
    const given = { kind: "text", text: emails.slice(at, at + 2000).join("\n") } as const;
    const common = {
      check: false,
      lists: [listName],
      source: "Fiera di Rimini",
      language: "it",
      country: "IT",
    } as const;
    await insertContacts({ ...common, given, ...(legalBasis && { legalBasis }) }, start);
  }
  return listName;
}

async function aTemplate(): Promise<string> {
  if (templateVersion) return templateVersion;
  const body =
    "Ciao {{ name | default: 'collega' }},\n\nabbiamo moduli nuovi.\n\n[Guarda](https://solvia.example/series)";
  const { template } = await saveTemplate({ tag: "moduli", body, language: "it", check: false }, start);
  return (templateVersion = template?.id ?? "");
}

const sender = { senderName: "Giulia di Solvia", senderEmail: "giulia@solvia.example" };
const ask = async (listName: string) =>
  askCampaign({ listName, templateVersion: await aTemplate(), subject: "Moduli nuovi", ...sender }, start);

/** Looked through and confirmed. */
async function confirmed(listName: string) {
  const { id } = await ask(listName);
  while ((await loadCampaign(id)).state === "checking") await judgeCampaign(id, start);
  const { revision } = await loadCampaign(id);
  await moveCampaign(id, { move: "confirm", revision }, start);
  return id;
}

/** The messages that hand out letters of a campaign, each with its id: the table is larger than one page of a scan. */
async function handedOut(id: string) {
  const pages = paginateScan(
    { client: documents },
    {
      TableName: OutboxEntity.table.getName(),
      FilterExpression: "#et = :event AND #type = :type",
      ExpressionAttributeNames: { "#et": "_et", "#type": "type" },
      ExpressionAttributeValues: { ":event": "Event", ":type": campaignLettersTaken.type },
      ConsistentRead: true,
    },
  );
  const found: { event: string; taken: { campaignId: string; after?: string | undefined; upTo: string } }[] = [];
  for await (const { Items = [] } of pages)
    for (const { id: event, payload } of Items) {
      const taken = campaignLettersTaken.payload.parse(payload);
      if (taken.campaignId === id) found.push({ event: String(event), taken });
    }
  return found;
}
const takenOf = async (id: string) => (await handedOut(id)).map(({ taken }) => taken);

/** What the queue does, each message twice at the same time, as often as the clock comes round until the campaign is done. */
async function run(id: string, from = 0): Promise<void> {
  const done = new Set<string>();
  for (let minute = from; minute < from + 60 && (await loadCampaign(id)).state === "sending"; minute += 5) {
    await handOut(id, later(minute));
    for (const { event, taken } of await handedOut(id)) {
      if (done.has(event)) continue;
      done.add(event);
      await Promise.all([sendLetters(taken, () => later(minute)), sendLetters(taken, () => later(minute))]);
    }
  }
}

it("a campaign of 2,000 to a mailbox that refuses, puts off, falls silent and is told twice: each once, whoever was left alone never", async () => {
  const kinds = ["nobody", "later", "silent"];
  const emails = Array.from(
    { length: 2000 },
    (_, at) => `${at % 50 < 3 ? kinds[at % 50] : "reader"}.${at}@example.com`,
  );
  const listName = await aList(emails);
  const left = emails.filter((email) => email.startsWith("reader")).slice(0, 25);
  for (const email of left.slice(0, 15)) await suppress(email, "unsubscribed", start);
  const { id } = await ask(listName);
  while ((await loadCampaign(id)).state === "checking")
    await Promise.all([judgeCampaign(id, start), judgeCampaign(id, start)]);
  expect(await loadCampaign(id)).toMatchObject({
    state: "ready",
    recipients: 1985,
    allowed: [{ basis: "consent", country: "IT", count: 1985 }],
    refusedWhy: { unsubscribed: 15 },
  });
  expect(mailbox.taken.size).toBe(0);
  for (const email of left.slice(15)) await suppress(email, "complained", start);
  await moveCampaign(id, { move: "confirm", revision: (await loadCampaign(id)).revision }, start);
  // By the stop rules 4 % who don't receive are let through.
  await run(id);
  const campaign = await loadCampaign(id);
  expect(campaign).toMatchObject({ state: "done", refused: 40, unsure: 40, skipped: 10, failed: 0, bounced: 40 });
  expect(campaign.sent).toBe(2000 - 15 - 10 - 80);
  expect(settled(campaign)).toBe(campaign.recipients);
  expect(campaign.skippedWhy).toEqual({ complained: 10 });
  expect(new Set(mailbox.taken.values())).toEqual(new Set([1]));
  const wanted = emails.filter((email) => !email.startsWith("nobody") && !left.includes(email));
  expect([...mailbox.taken.keys()].toSorted()).toEqual(wanted.toSorted());
  expect((await suppressionsOf(["nobody.0@example.com"])).get("nobody.0@example.com")).toBe("bounced");
  const head = mailbox.heads.get("reader.60@example.com") ?? "";
  expect(head).toMatch(/^From: Giulia di Solvia <giulia@solvia\.example>$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

it("a worker that is killed leaves nobody with two letters, and all others with one", async () => {
  const emails = Array.from({ length: 200 }, (_, at) => `killed.${at}@example.com`);
  const id = await confirmed(await aList(emails));
  await handOut(id, later(0));
  const taken = await takenOf(id);
  const received = () => emails.filter((email) => mailbox.taken.has(email)).length;
  const script = new URL("../../../../../tests/support/campaign-sender.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, JSON.stringify(taken)], { env: process.env, stdio: "inherit" });
  while (received() < 30) {
    if (child.exitCode !== null) throw new Error("it was done before it could be killed");
    await setTimeout(5);
  }
  child.kill("SIGKILL");
  await once(child, "exit");
  await run(id, 5);
  const campaign = await loadCampaign(id);
  expect(campaign.state).toBe("done");
  expect(campaign.sent + campaign.unsure).toBe(200);
  expect(new Set(emails.map((email) => mailbox.taken.get(email) ?? 1))).toEqual(new Set([1]));
  expect(200 - received()).toBeLessThanOrEqual(campaign.unsure);
});

it("nobody is written to before a person has confirmed, nor while no share is set, nor once it was stopped", async () => {
  const email = "waits@example.com";
  const { id } = await ask(await aList([email]));
  await judgeCampaign(id, start);
  await handOut(id, later(0));
  expect(await takenOf(id)).toEqual([]);
  process.env["CAMPAIGN_SHARE"] = "0";
  const { revision } = await loadCampaign(id);
  await expect(moveCampaign(id, { move: "confirm", revision }, start)).rejects.toMatchObject({ code: "campaigns-off" });
  process.env["CAMPAIGN_SHARE"] = "100000";
  await expect(moveCampaign(id, { move: "confirm", revision: 99 }, start)).rejects.toMatchObject({
    code: "version-conflict",
  });
  await moveCampaign(id, { move: "confirm", revision }, start);
  await handOut(id, later(0));
  await moveCampaign(id, { move: "pause", revision: (await loadCampaign(id)).revision }, start);
  for (const taken of await takenOf(id)) await sendLetters(taken, () => later(1));
  expect(mailbox.taken.get(email)).toBeUndefined();
  await moveCampaign(id, { move: "resume", revision: (await loadCampaign(id)).revision }, start);
  expect(await handOutAll(later(2))).toBeGreaterThan(0);
  await run(id, 2);
  expect(mailbox.taken.get(email)).toBe(1);
});

it("the minute's share is kept to by all campaigns together", async () => {
  process.env["CAMPAIGN_SHARE"] = "120";
  const at = later(500);
  const ids = [];
  for (const name of ["one", "other"])
    ids.push(await confirmed(await aList(Array.from({ length: 100 }, (_, n) => `${name}.${n}@example.com`))));
  for (let again = 0; again < 3; again++) await Promise.all(ids.map((id) => handOut(id, at)));
  const places = await Promise.all(ids.map((id) => takenOf(id)));
  expect(places.flat().length).toBeLessThanOrEqual(6);
  await Promise.all(ids.map((id) => handOut(id, at)));
  expect((await Promise.all(ids.map((id) => takenOf(id)))).flat()).toHaveLength(6);
  process.env["CAMPAIGN_SHARE"] = "100000";
});

it("what the mail service tells counts once and leaves the address alone; too many complaints stop the campaign", async () => {
  const emails = Array.from({ length: 120 }, (_, at) => `told.${at}@example.com`);
  const id = await confirmed(await aList(emails));
  await handOut(id, later(0));
  for (const taken of await takenOf(id)) await sendLetters(taken, () => later(1));
  const idOf = async (email: string) => (await contactOfAddress(email))?.id ?? "";
  const tell = async (email: string, told: object) =>
    takeOutcome(
      { mail: { tags: { campaign: [id], contact: [await idOf(email)] } }, ...told } as unknown as Parameters<
        typeof takeOutcome
      >[0],
      later(1),
    );
  const complaint = (emailAddress: string) => ({
    eventType: "Complaint",
    complaint: { complainedRecipients: [{ emailAddress }] },
  });
  for (let twice = 0; twice < 2; twice++) {
    for (const email of emails.slice(0, 3)) await tell(email, { eventType: "Delivery" });
    await tell(emails[0]!, complaint(emails[0]!));
    const full = { bounceType: "Transient", bouncedRecipients: [{ emailAddress: emails[1] }] };
    await tell(emails[1]!, { eventType: "Bounce", bounce: full });
    const token = await unsubscribeToken((await contactOfAddress(emails[2]!))!);
    await unsubscribe(token, later(1));
    await noteUnsubscribed(await idOf(emails[2]!), later(1));
  }
  expect(await findCampaign(id)).toMatchObject({
    state: "sending",
    delivered: 3,
    complained: 1,
    bounced: 0,
    unsubscribed: 1,
  });
  expect(Object.fromEntries(await suppressionsOf(emails.slice(0, 3)))).toEqual({
    [emails[0]!]: "complained",
    [emails[2]!]: "unsubscribed",
  });
  await tell(emails[3]!, complaint(emails[3]!));
  expect(await findCampaign(id)).toMatchObject({ state: "paused", pausedBy: "complaints", complained: 2 });
  // A mail of another kind that bounces leaves its address alone too, and no campaign counts it.
  const bounce = { bounceType: "Permanent", bouncedRecipients: [{ emailAddress: "Ada <password.mail@example.com>" }] };
  await takeOutcome({ eventType: "Bounce", mail: { tags: {} }, bounce }, later(1));
  expect((await suppressionsOf(["password.mail@example.com"])).size).toBe(1);
});

it("attack: a template reads, loops and reaches for nothing, and no sender's name is forged", async () => {
  const save = (body: string) => saveTemplate({ tag: "attacco", body, language: "it", check: true }, start);
  for (const body of [
    "{% include 'x' %}",
    "{% render '/etc/passwd' %}",
    "{% for i in (1..1000000000) %}x{% endfor %}",
    "{{ constructor }}",
    "{{ name.constructor.constructor }}",
    "{{ email }}",
    "{{ name | where: 'a' }}",
    "{{ name",
  ])
    await expect(save(body), body).rejects.toMatchObject({ fields: [{ field: "body", code: "template" }] });
  const { preview } = await save("Ciao {{ name }}<script>alert(1)</script>");
  expect(preview.html).not.toContain("<script>alert");
  expect(preview.text).toContain("Ciao Giulia Rossi");
  const listName = await aList(["forged@example.com"]);
  const forged = { ...sender, senderEmail: "ceo@solvia.example.evil.com" };
  await expect(
    askCampaign({ listName, templateVersion: await aTemplate(), subject: "x", ...forged }, start),
  ).rejects.toMatchObject({ fields: [{ field: "senderEmail", code: "sender-domain" }] });
  expect(skipReasons).toContain("gone");
});
