import { createTransport } from "nodemailer";
import { isForDesk } from "./hand-in.ts";
import type { KeptMail } from "./kept-mails.ts";

const headerOf = ({ headers }: KeptMail, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value;

/** Where a mail's reader can answer it; nowhere for most of what the shop sends. */
export const answerableAt = (mail: KeptMail): string | undefined =>
  mail.replyTo.map(({ address }) => address).find((address) => isForDesk(address));

/** The answer that a mail's reader would send, as a mail program writes it: the words, and below them what they answer to. */
export async function answerTo(
  mail: KeptMail,
  text: string,
): Promise<{ raw: Buffer; from: string; to: string } | undefined> {
  const to = answerableAt(mail);
  const from = mail.recipients[0];
  if (!to || !from) return undefined;
  const messageId = headerOf(mail, "message-id") ?? "";
  const quoted = mail.text.split("\n").map((line) => `> ${line}`);
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail({
    from,
    to,
    subject: `Re: ${mail.subject}`,
    inReplyTo: messageId,
    references: messageId,
    text: `${text}\n\nIl giorno ${mail.receivedAt.toISOString().slice(0, 10)} Solvia <${to}> ha scritto:\n\n${quoted.join("\n")}\n`,
  });
  return { raw: message as Buffer, from, to };
}
