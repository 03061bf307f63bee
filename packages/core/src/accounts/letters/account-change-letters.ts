import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { leadingLetter } from "./leading-letter.ts";

/** Goes to the new address: it counts once its link is opened. */
export const newEmailLetter = (wording: Wording, name: string, token: string): Letter =>
  leadingLetter(wording, name, wording.texts.newEmail, `/verify-email?token=${token}`);

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

export const companyVerifiedLetter = (wording: Wording, name: string): Letter =>
  leadingLetter(wording, name, wording.texts.companyVerified, "/login");

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
