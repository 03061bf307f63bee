import { createTransport, type Transporter } from "nodemailer";
import { setting } from "./config.ts";

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
}

/** How long the mail server may be silent before a mail counts as refused. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

let transport: Transporter | undefined;

/** Sends over SMTP: Amazon SES's endpoint in the cloud, whatever SMTP_URL names elsewhere. Throws when it is refused. */
export async function sendMail({ messageId, language, attachments = [], ...mail }: Mail): Promise<void> {
  transport ??= createTransport({ url: setting("SMTP_URL"), ...timeouts }, { from: setting("MAIL_FROM") });
  await transport.sendMail({
    ...mail,
    messageId: `<${messageId}@${new URL(setting("SITE_ORIGIN")).hostname}>`,
    headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
    attachments: [...attachments],
  });
}
