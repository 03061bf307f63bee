import { createTransport, type Transporter } from "nodemailer";
import { setting } from "./config.ts";
import { secret } from "./secret.ts";

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The language of the text, for the Content-Language header. */
  language: string;
  /** Unique per mail: the worker's event and recipient. */
  messageId: string;
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
  /** In whose name, if not the shop's own; an address of the same domain. */
  from?: { name: string; address: string };
  /** What the mail service says again when it tells what became of the mail (Amazon SES: message tags). */
  tags?: Readonly<Record<string, string>>;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** The address by which a mail program ends such mails by itself, of those that somebody has chosen (RFC 8058). */
  oneClick?: string;
}

/** RFC 2369 and RFC 8058: the address is called by POST alone. */
const leaving = (oneClick: string) => ({
  "List-Unsubscribe": `<${oneClick}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const tagged = (tags: Readonly<Record<string, string>>) => ({
  "X-SES-MESSAGE-TAGS": Object.entries(tags)
    .map(([name, value]) => `${name}=${value}`)
    .join(", "),
});

/** How long the mail server may be silent before a mail counts as refused. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Of the address that it was made for: another password is another address. */
let connection: { url: string; transport: Transporter } | undefined;

async function transportNow(): Promise<Transporter> {
  const url = await secret("SMTP_URL");
  if (connection?.url !== url)
    connection = { url, transport: createTransport({ url, ...timeouts }, { from: setting("MAIL_FROM") }) };
  return connection.transport;
}

/** Sends over SMTP: Amazon SES's endpoint in the cloud, whatever SMTP_URL names elsewhere. Throws when it is refused. */
export async function sendMail({
  messageId,
  language,
  attachments = [],
  oneClick,
  tags,
  ...mail
}: Mail): Promise<void> {
  const transport = await transportNow();
  await transport.sendMail({
    ...mail,
    messageId: `<${messageId}@${new URL(setting("SITE_ORIGIN")).hostname}>`,
    headers: {
      "Content-Language": language,
      "Auto-Submitted": "auto-generated",
      ...(oneClick !== undefined && leaving(oneClick)),
      ...(tags && tagged(tags)),
    },
    attachments: [...attachments],
  });
}
