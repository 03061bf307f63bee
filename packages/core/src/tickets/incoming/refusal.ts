import { note, paragraph, sendLetter, wordingFor, type Letter, type Wording } from "../../mail/index.ts";
import { languages, type Language } from "../../platform/locale.ts";
import { romeDate } from "../../platform/time.ts";
import type { Headers } from "./automatic.ts";

/** Why a mail is not taken, as its sender is told. */
export type MailRefusal = "unknown" | "unproven" | "notBought" | "full" | "tooMany" | "harmful";

/** To who wrote by mail and wasn't heard: why, and where they are. */
export function mailRefusedLetter({ texts, origin }: Wording, why: MailRefusal): Letter {
  const { notTaken, notTakenWhy, write } = texts.ticket;
  return {
    subject: notTaken,
    preview: notTakenWhy[why],
    heading: notTaken,
    blocks: [paragraph(notTakenWhy[why]), note(texts.ticket.notTakenOnce)],
    action: { label: write, url: `${origin}/technical-support-request` },
  };
}

/** The language in which a mail says it is written, where it is one of ours. */
export function languageOf(headers: Headers): Language {
  const told = headers
    .find(({ key }) => key === "content-language")
    ?.value.trim()
    .slice(0, 2)
    .toLowerCase();
  return languages.find((one) => one === told) ?? "it";
}

/** Once a day to an address, whatever comes from it: what answers by itself is not talked to. */
export const tellRefused = (email: string, language: Language, why: MailRefusal, now: Date): Promise<void> =>
  sendLetter(`mail-refused-${romeDate(now)}`, { email, language }, mailRefusedLetter(wordingFor(language), why), now);
