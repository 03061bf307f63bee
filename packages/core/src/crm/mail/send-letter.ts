import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { createHash } from "node:crypto";
import type { Language } from "../../platform/locale.ts";
import { sendMail, type Mail } from "../../platform/mail.ts";
import { drawLetter } from "./layout.ts";
import type { Letter } from "./letter.ts";
import { SentMailEntity } from "./mail.table.ts";

const rememberedDays = 30;

export interface Recipient {
  email: string;
  language: Language;
}

/**
 * Draws and sends a letter once per event and recipient. The mark is written after the mail server took it: a crash in
 * between repeats the mail with the same Message-ID rather than losing it.
 */
export async function sendLetter(
  eventId: string,
  recipient: Recipient,
  letter: Letter,
  now: Date,
  attachments: NonNullable<Mail["attachments"]> = [],
): Promise<void> {
  const key = { eventId, recipient: createHash("sha256").update(recipient.email).digest("base64url") };
  const { Item: sent } = await SentMailEntity.build(GetItemCommand).key(key).send();
  if (sent) return;
  await sendMail({
    to: recipient.email,
    subject: letter.subject,
    language: recipient.language,
    messageId: `${eventId}.${key.recipient.slice(0, 16)}`,
    attachments,
    ...(await drawLetter(letter, recipient.language)),
  });
  const expiresAt = Math.floor(now.getTime() / 1000) + rememberedDays * 86_400;
  await SentMailEntity.build(PutItemCommand)
    .item({ ...key, expiresAt })
    .send();
}
