import { createRequire } from "node:module";

export interface Mailbox {
  smtpUrl: string;
  url: string;
  stop: () => Promise<void>;
}

interface MailDevInstance {
  listen: (callback: (error?: Error) => void) => void;
  close: (callback: () => void) => void;
}
type MailDevConstructor = new (options: Record<string, unknown>) => MailDevInstance;

/** A mail server that keeps what it is sent, with a page to read it. */
export async function startMailbox(smtpPort: number, webPort: number): Promise<Mailbox> {
  const MailDev = createRequire(import.meta.url)("maildev") as MailDevConstructor;
  const maildev = new MailDev({ smtp: smtpPort, web: webPort, ip: "127.0.0.1", silent: true });
  await new Promise<void>((resolve, reject) => maildev.listen((error) => (error ? reject(error) : resolve())));
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://localhost:${webPort}`,
    stop: () => new Promise((resolve) => maildev.close(resolve)),
  };
}
