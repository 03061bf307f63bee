import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { createHash } from "node:crypto";
import { accountOfEmail, callerById } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { readObject } from "../../platform/files/storage.ts";
import { Problem } from "../../platform/problems.ts";
import { fill } from "../../platform/text/fill.ts";
import { daysLater } from "../../platform/time.ts";
import type { BulkMessage } from "../../platform/work/bulk-messages.ts";
import { wordingFor } from "../../mail/index.ts";
import { latestOwnTickets } from "../list-tickets.ts";
import { findTicket } from "../stored-ticket.ts";
import type { Ticket } from "../ticket.ts";
import { askByMail } from "../writing/ask-support.ts";
import type { Written } from "../writing/message-of.ts";
import { mayAnswer, writeAgain } from "../writing/write-again.ts";
import { isAuthentic } from "./authentic.ts";
import { isAutomatic } from "./automatic.ts";
import { takeMailFiles } from "./mail-files.ts";
import { readMail, type ReadMail } from "./read-mail.ts";
import { languageOf, tellRefused, type MailRefusal } from "./refusal.ts";
import { TakenMailEntity } from "./taken-mail.table.ts";
import { ticketsNamed } from "./ticket-thread.ts";
import { visibleText } from "./visible-text.ts";

/** What became of a mail: a message of a request, a new request, the same as one before, refused in words, or left without any. */
export type MailOutcome = "taken" | "opened" | "again" | "refused" | "left";

type Notice = BulkMessage<"incoming-mail">;

/** Of a message's 3,000 characters, what is left for the names of files that aren't taken. */
const longestText = 2600;
/** Requests that one sender may open by mail within a day: more is what answers by itself. */
const mostOpenedADay = 5;
const rememberedDays = 60;

const domainOf = (address: string): string => address.split("@").at(-1)?.toLowerCase() ?? "";

/** The request that a mail goes on with: one that it names and that is its sender's own. */
async function goesOnWith(sender: User, named: readonly string[]): Promise<Ticket | undefined> {
  for (const id of named) {
    const ticket = await findTicket(id);
    if (ticket?.userId === sender.id) return ticket;
  }
  return undefined;
}

const openedLately = (tickets: readonly Ticket[], now: Date): number =>
  tickets.filter(({ source, createdOn }) => source === "mail" && daysLater(new Date(createdOn), 1) > now).length;

/** Of the sender's own words, with the names of files that aren't taken; the mail itself stands beside where this says less. */
async function writtenOf(sender: User, mail: ReadMail, key: string, hash: string, now: Date): Promise<Written> {
  const { files, left } = await takeMailFiles(sender, mail.files);
  const words = visibleText(mail.words, longestText);
  const told = words.text || mail.subject || "…";
  const { filesLeft } = wordingFor(sender.language).texts.ticket;
  const names = left.slice(0, 5).join(", ") + (left.length > 5 ? ` (+${left.length - 5})` : "");
  const text =
    left.length === 0 ? told : `${told}\n\n${fill(filesLeft, { names: names.slice(0, 300).toWellFormed() })}`;
  const expiresAt = Math.floor(daysLater(now, rememberedDays).getTime() / 1000);
  const guard = TakenMailEntity.build(PutTransaction)
    .item({ hash, expiresAt })
    .options({ condition: { attr: "hash", exists: false } });
  return { text, files, also: [guard], ...((words.isPart || left.length > 0) && { mail: key }) };
}

const refusalOf: Readonly<Record<string, MailRefusal>> = { "not-bought": "notBought", "limit-reached": "full" };

async function heard(
  sender: User,
  mail: ReadMail,
  key: string,
  notice: Notice,
  now: Date,
): Promise<MailOutcome | { why: MailRefusal }> {
  const { messageId, recipients, references, subject } = mail;
  const id = `${mail.from}\n${messageId ?? notice.mail.messageId}`;
  const hash = createHash("sha256").update(id).digest("base64url");
  if ((await TakenMailEntity.build(GetItemCommand).key({ hash }).options({ consistent: true }).send()).Item)
    return "again";
  const desk = setting("SUPPORT_ADDRESS");
  const named = ticketsNamed(desk, [...notice.receipt.recipients, ...recipients], references);
  const ticket = await goesOnWith(sender, named);
  const goesOn = ticket !== undefined && mayAnswer(ticket, now);
  if (!goesOn && openedLately(await latestOwnTickets(sender), now) >= mostOpenedADay) return { why: "tooMany" };
  try {
    const written = await writtenOf(sender, mail, key, hash, now);
    if (goesOn) await writeAgain(sender, ticket.id, written, now);
    else await askByMail(sender, { ...written, subject: ticket?.subject ?? subject }, now);
    return goesOn ? "taken" : "opened";
  } catch (error) {
    const why = error instanceof Problem && refusalOf[error.code];
    if (!why) throw error;
    return { why };
  }
}

/**
 * Takes a mail that came to the support's address: its words go on with the request that it answers, or begin one. Who writes is known by
 * an address that their domain vouches for, never by what a mail says of itself; machines change and are told nothing; who can't be heard
 * is told why, once a day. May be repeated. Throws what another write or the mail server refused: it comes again.
 */
export async function takeMail(notice: Notice, now: Date): Promise<MailOutcome> {
  const { receipt, mail: told } = notice;
  const key = receipt.action.objectKey;
  const stored = await readObject(setting("PRIVATE_BUCKET"), key);
  const mail = stored && (await readMail(stored.bytes).catch(() => undefined));
  if (!mail?.from) return "left";
  const { from, headers, signedBy } = mail;
  const envelope = told.source.replaceAll(/[<>]/g, "").toLowerCase();
  if (isAutomatic(headers, { from, envelope })) return "left";
  const account = await accountOfEmail(from);
  const sender = account && (await callerById(account.id, now));
  const proven = isAuthentic(domainOf(from), {
    spf: receipt.spfVerdict.status,
    dkim: receipt.dkimVerdict.status,
    dmarc: receipt.dmarcVerdict.status,
    envelope: domainOf(envelope),
    signedBy,
  });
  const refuse = async (why: MailRefusal): Promise<MailOutcome> => {
    await tellRefused(from, sender?.language ?? languageOf(headers), why, now);
    return "refused";
  };
  // Nobody who has no account and proves nothing is written to: the address may be anybody's.
  if (!sender) return proven && receipt.spamVerdict.status !== "FAIL" ? refuse("unknown") : "left";
  if (!proven) return receipt.spamVerdict.status === "FAIL" ? "left" : refuse("unproven");
  if (receipt.virusVerdict.status === "FAIL") return refuse("harmful");
  const outcome = await heard(sender, mail, key, notice, now);
  return typeof outcome === "string" ? outcome : refuse(outcome.why);
}
