import { findUser } from "../../accounts/index.ts";
import { wordingFor, type LettersFor, type Post } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { certificateLetter, type Happening } from "./certificate-letters.ts";

/** To the certificate's signer; who has closed their account gets none. */
async function toSigner(
  { userId, reason, until }: { userId: string; reason?: string | undefined; until?: string | undefined },
  what: Happening,
): Promise<Post[]> {
  const user = await findUser(userId);
  if (!user || user.closedAt) return [];
  const { email, language } = user;
  const day =
    until && new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(until));
  return [
    {
      to: { email, language },
      letter: certificateLetter(wordingFor(language), user.name, what, { reason, until: day }),
    },
  ];
}

export const certificateLetters: LettersFor<typeof events> = {
  "certificate-submitted": (payload) => toSigner(payload, "submitted"),
  "certificate-approved": (payload) => toSigner(payload, "approved"),
  "certificate-rejected": (payload) => toSigner(payload, "rejected"),
  "certificate-expiring": (payload) => toSigner(payload, "expiring"),
  "certificate-ended": (payload) => toSigner(payload, payload.how),
};
