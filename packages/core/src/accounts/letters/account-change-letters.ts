import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";

/** Goes to the new address: it counts once its link is opened. */
export function newEmailLetter(wording: Wording, name: string, token: string): Letter {
  const { subject, preview, text, action } = wording.texts.newEmail;
  return {
    subject,
    preview,
    heading: hello(wording, name),
    blocks: [paragraph(text)],
    action: { label: action, url: `${wording.origin}/verify-email?token=${token}` },
  };
}

/** Goes to the old address, so that its owner learns of a change that they did not make. */
export function emailChangedLetter(wording: Wording, name: string): Letter {
  const { emailChanged, notYou } = wording.texts;
  return {
    subject: emailChanged.subject,
    preview: notYou,
    heading: hello(wording, name),
    blocks: [paragraph(emailChanged.text), note(notYou)],
  };
}

export function companyVerifiedLetter(wording: Wording, name: string): Letter {
  const { subject, preview, text, action } = wording.texts.companyVerified;
  return {
    subject,
    preview,
    heading: hello(wording, name),
    blocks: [paragraph(text)],
    action: { label: action, url: `${wording.origin}/login` },
  };
}

/** The only place where a rejected company learns why (domain-rules 3.7). */
export function companyRejectedLetter(wording: Wording, name: string, reason: string): Letter {
  const { subject, text, next, action } = wording.texts.companyRejected;
  return {
    subject,
    preview: reason,
    heading: hello(wording, name),
    blocks: [paragraph(text), paragraph(reason), paragraph(next)],
    action: { label: action, url: `${wording.origin}/registration` },
  };
}
