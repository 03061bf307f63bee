import { createHash } from "node:crypto";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startMailbox, type Mailbox } from "@solvia/local/mailbox/mailbox";
import { freePort } from "@solvia/local/gateways/ports";
import { useDatabase } from "../../../../tests/support/database.ts";
import { newId } from "../platform/ids.ts";
import { SentMailEntity } from "./mail.table.ts";
import { sendLetter } from "./send-letter.ts";

useDatabase();
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox(await freePort(), await freePort());
  Object.assign(process.env, { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: "Solvia <no-reply@solvia.example>" });
});
afterAll(() => mailbox.stop());

const now = new Date("2026-11-20T10:00:00Z");
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const letter = (subject: string) => ({ subject, preview: "", heading: subject, blocks: [] });
const send = (id: string, at = now, email = "ada@example.com") =>
  sendLetter(id, { email, language: "it" }, letter(id), at);

async function received(subject: string): Promise<number> {
  const mails = (await (await fetch(`${mailbox.url}/api/email`)).json()) as { subject: string }[];
  return mails.filter((mail) => mail.subject === subject).length;
}

it("sends one mail when five deliveries of an event come at the same time, and none when it comes again", async () => {
  const id = newId();
  const deliveries = await Promise.allSettled(Array.from({ length: 5 }, () => send(id)));
  expect(deliveries.some(({ status }) => status === "fulfilled")).toBe(true);
  await send(id, inSeconds(3600));
  expect(await received(id)).toBe(1);
});

it("sends an event's letter to each of its recipients", async () => {
  const id = newId();
  await Promise.all([send(id), send(id, now, "leo@example.com")]);
  expect(await received(id)).toBe(2);
});

it("lets the next delivery send at once what the mail server refused", async () => {
  const id = newId();
  await expect(send(id, now, "no address")).rejects.toThrow("No recipients");
  await expect(send(id, now, "no address")).rejects.toThrow("No recipients");
});

it("lets a later delivery send what a dead worker had claimed, but not before its lease is over", async () => {
  const id = newId();
  const recipient = createHash("sha256").update("ada@example.com").digest("base64url");
  const expiresAt = inSeconds(86_400).getTime() / 1000;
  const leasedUntil = inSeconds(90).getTime();
  await SentMailEntity.build(PutItemCommand).item({ eventId: id, recipient, leasedUntil, expiresAt }).send();
  await expect(send(id, inSeconds(30))).rejects.toThrow("is being sent");
  expect(await received(id)).toBe(0);
  await send(id, inSeconds(90));
  expect(await received(id)).toBe(1);
});
