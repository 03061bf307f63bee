import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { createHash } from "node:crypto";
import { sendMail, type Mail } from "../platform/mail.ts";
import { tagOf } from "../platform/text/reader-format.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { drawLetter } from "./layout.ts";
import type { Letter, Recipient } from "./letter.ts";
import { SentMailEntity } from "./mail.table.ts";
import type { Post } from "./post.ts";

const rememberedDays = 30;
/** Longer than the mail server may take (platform/mail.ts): who claimed a letter and is silent for so long has died. */
const leaseMs = 90_000;

/**
 * Draws and sends a letter once per event and recipient, also when two deliveries of the event come at the same time:
 * one claims it, the other throws and comes back with its message. The mark that it went out is written after the mail
 * server took it: a crash in between repeats the mail with the same Message-ID rather than losing it.
 */
export async function sendLetter(
  eventId: string,
  recipient: Recipient,
  letter: Letter,
  now: Date,
  { attachments = [], thread, from }: Pick<Post, "attachments" | "thread"> & Pick<Mail, "from"> = {},
): Promise<void> {
  const key = { eventId, recipient: createHash("sha256").update(recipient.email).digest("base64url") };
  const mark = { ...key, expiresAt: Math.floor(now.getTime() / 1000) + rememberedDays * 86_400 };
  const leasedUntil = now.getTime() + leaseMs;
  if (!(await claimed({ ...mark, leasedUntil }, now))) return;
  try {
    await sendMail({
      to: recipient.email,
      subject: letter.subject,
      language: tagOf(recipient.language),
      messageId: [...(thread ? [thread.id] : []), eventId, key.recipient.slice(0, 16)].join("."),
      attachments,
      ...(from && { from }),
      ...(thread && { replyTo: thread.replyTo }),
      ...(letter.leave && { oneClick: letter.leave.oneClick }),
      ...(await drawLetter(letter, recipient.language)),
    });
  } catch (error) {
    await release(key, leasedUntil);
    throw error;
  }
  await SentMailEntity.build(PutItemCommand).item(mark).send();
}

interface Key {
  eventId: string;
  recipient: string;
}

/** Whether the letter is this delivery's to send: false when it went out. Throws while another one is sending it. */
async function claimed(claim: Key & { leasedUntil: number; expiresAt: number }, now: Date): Promise<boolean> {
  try {
    await SentMailEntity.build(PutItemCommand)
      .item(claim)
      .options({
        condition: {
          or: [
            { attr: "eventId", exists: false },
            { attr: "leasedUntil", lte: now.getTime() },
          ],
        },
      })
      .send();
    return true;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
  const { Item } = await SentMailEntity.build(GetItemCommand).key(claim).options({ consistent: true }).send();
  if (Item && Item.leasedUntil === undefined) return false;
  throw new Error(`The letter for ${claim.eventId} is being sent by another delivery of its message`);
}

/** The mail server refused: the next delivery need not wait for the lease. A lease that another one took over stays. */
async function release(key: Key, leasedUntil: number): Promise<void> {
  await SentMailEntity.build(DeleteItemCommand)
    .key(key)
    .options({ condition: { attr: "leasedUntil", eq: leasedUntil } })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}
