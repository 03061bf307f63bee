import { MailDev } from "maildev";

export interface Mailbox {
  smtpUrl: string;
  url: string;
  stop: () => Promise<void>;
}

/** A mail server that keeps what it is sent, with a page to read it. */
export async function startMailbox(smtp: number, web: number): Promise<Mailbox> {
  const maildev = new MailDev({ smtp, web, ip: "127.0.0.1", webIp: "127.0.0.1", silent: true });
  await maildev.start();
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, url: `http://localhost:${web}`, stop: () => maildev.stop() };
}
