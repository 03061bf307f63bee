import { fill } from "../../platform/text/fill.ts";
import { paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { leadingLetter } from "./leading-letter.ts";

/** Asks to confirm the address. The link works once and for 48 hours. */
export function verificationLetter({ texts, origin }: Wording, name: string, token: string): Letter {
  const { subject, preview, heading, text, action } = texts.verification;
  return {
    subject,
    preview,
    heading: fill(heading, { name }),
    blocks: [paragraph(text)],
    action: { label: action, url: `${origin}/verify-email?token=${token}` },
  };
}

/** To whoever an agent made an account for. The link works once and for seven days. */
export const completionLetter = (wording: Wording, name: string, token: string): Letter =>
  leadingLetter(wording, name, wording.texts.completion, `/registration/complete?token=${token}`);

/** Leads to a new password. The link works once and for one hour. */
export const resetLetter = (wording: Wording, name: string, token: string): Letter =>
  leadingLetter(wording, name, wording.texts.reset, `/reset-password?token=${token}`);
