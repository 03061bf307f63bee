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

let transport: Transporter | undefined;

/** Sends over SMTP: Amazon SES's endpoint in the cloud, whatever SMTP_URL names elsewhere. Throws when it is refused. */
export async function sendMail({ messageId, language, attachments = [], ...mail }: Mail): Promise<void> {
  transport ??= createTransport(setting("SMTP_URL"), { from: setting("MAIL_FROM") });
  await transport.sendMail({
    ...mail,
    messageId: `<${messageId}@${new URL(setting("SITE_ORIGIN")).hostname}>`,
    headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
    attachments: [...attachments],
  });
}
