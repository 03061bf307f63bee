import { setTimeout as pause } from "node:timers/promises";
import { mails as mailsOf } from "./cloud.ts";

/** What is found in the mails to an address, waited for: a minute serves a busy machine, and what never comes is named. */
async function fromMails<T>(
  mailboxUrl: string,
  address: string,
  what: string,
  find: (mails: Awaited<ReturnType<typeof mailsOf>>) => T | undefined,
): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    const sent = (await mailsOf(mailboxUrl)).filter(({ to }) => to.some((one) => one.address === address));
    const found = find(sent);
    if (found) return found;
    if (Date.now() > end) {
      throw new Error(`no ${what} came to ${address}, but: ${sent.map(({ subject }) => subject).join(", ")}`);
    }
    await pause(200);
  }
}

/** The mail that somebody got with such a subject; waits until there is one. */
export const aMail = (mailboxUrl: string, address: string, subject: RegExp) =>
  fromMails(mailboxUrl, address, `mail ${subject}`, (sent) => sent.find((mail) => subject.test(mail.subject)));

/** The first link to a page of the site in the mails to an address, none of those named; waits until there is one. */
export const linkTo = (mailboxUrl: string, address: string, page: string, but: readonly string[] = []) =>
  fromMails(mailboxUrl, address, `link to ${page}`, (sent) =>
    sent
      .flatMap(({ html }) => new RegExp(`[^"]*/${page}\\?token=[\\w-]+`).exec(html)?.[0] ?? [])
      .find((link) => !but.includes(link)),
  );

export const tokenIn = (link: string): string => new URL(link).searchParams.get("token") ?? "";
