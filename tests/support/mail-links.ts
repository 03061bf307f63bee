import { setTimeout as pause } from "node:timers/promises";
import { mails } from "./cloud.ts";

/** The mail that somebody got with such a subject; waits until there is one. */
export async function aMail(mailboxUrl: string, address: string, subject: RegExp) {
  for (;;) {
    const mail = (await mails(mailboxUrl)).find(
      (one) => one.to.some((to) => to.address === address) && subject.test(one.subject),
    );
    if (mail) return mail;
    await pause(200);
  }
}

/** The newest link to a page of the site in the mails to an address, none of those named; waits until there is one. */
export async function linkTo(
  mailboxUrl: string,
  address: string,
  page: string,
  but: readonly string[] = [],
): Promise<string> {
  for (;;) {
    const links = (await mails(mailboxUrl))
      .filter(({ to }) => to.some((one) => one.address === address))
      .flatMap(({ html }) => new RegExp(`[^"]*/${page}\\?token=[\\w-]+`).exec(html)?.[0] ?? []);
    const link = links.find((one) => !but.includes(one));
    if (link) return link;
    await pause(200);
  }
}

export const tokenIn = (link: string): string => new URL(link).searchParams.get("token") ?? "";
