import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { listen } from "../gateways/listen.ts";
import { handIn, isForDesk } from "./hand-in.ts";
import { KeptMails } from "./kept-mails.ts";
import { mailboxSite } from "./mailbox-site.ts";
import { tellOutcome } from "./tell-outcome.ts";

export interface Mailbox {
  smtpUrl: string;
  url: string;
  stop: () => Promise<void>;
}

/** What mail servers take as a rule, in bytes. */
const largestMail = 30_000_000;

/** A mail server that keeps what it is sent, with a page to read it; what is for the support's address it hands in. */
export async function startMailbox(smtp: number, web: number): Promise<Mailbox> {
  const mails = new KeptMails();
  const site = mailboxSite(mails);
  const take = async (raw: Buffer, source: string, recipients: readonly string[]): Promise<void> => {
    const forDesk = recipients.filter(isForDesk);
    if (forDesk.length > 0) await handIn({ raw, source, recipients: forDesk });
    const others = recipients.filter((address) => !isForDesk(address));
    if (others.length === 0) return;
    await mails.add(raw, others);
    if (process.env["QUEUE_MAIL_OUTCOMES_URL"]) await tellOutcome(raw, others);
    site.tellOfChange();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    size: largestMail,
    closeTimeout: 1000,
    onData: (stream, { envelope }, answer) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const source = envelope.mailFrom ? envelope.mailFrom.address : "";
      received(stream)
        .then((raw) => take(raw, source, recipients))
        .then(
          () => answer(),
          (error: Error) => answer(Object.assign(error, { responseCode: 554 })),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(smtp, "127.0.0.1", resolve);
  });
  // Whoever breaks off has only lost its own mail.
  server.on("error", () => undefined);
  const page = await listen(site.handle, { port: web });
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    url: `http://localhost:${page.port}`,
    stop: async () => {
      await Promise.all([page.stop(), new Promise<void>((resolve) => server.close(resolve))]);
    },
  };
}

async function received(stream: SMTPServerDataStream): Promise<Buffer> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw new Error(`A mail of more than ${largestMail} bytes is refused`);
  return raw;
}
