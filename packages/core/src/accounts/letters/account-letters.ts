import { fill } from "../../platform/fill.ts";
import { hello, paragraph, type Letter, type Wording } from "../../mail/index.ts";

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
export function completionLetter(wording: Wording, name: string, token: string): Letter {
  const { subject, preview, text, action } = wording.texts.completion;
  return {
    subject,
    preview,
    heading: hello(wording, name),
    blocks: [paragraph(text)],
    action: { label: action, url: `${wording.origin}/registration/complete?token=${token}` },
  };
}

/** Leads to a new password. The link works once and for one hour. */
export function resetLetter(wording: Wording, name: string, token: string): Letter {
  const { subject, preview, text, action } = wording.texts.reset;
  return {
    subject,
    preview,
    heading: hello(wording, name),
    blocks: [paragraph(text)],
    action: { label: action, url: `${wording.origin}/reset-password?token=${token}` },
  };
}
