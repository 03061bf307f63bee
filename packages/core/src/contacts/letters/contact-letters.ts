import { note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import type { MessageKind } from "../messages/message.ts";

/** To whoever reads an address: do they want what was asked for? No word of whoever has asked stands in it (abuse as a relay of mail). */
export function confirmSubscriptionLetter({ texts, origin }: Wording, token: string, list: string): Letter {
  const { confirm, confirmText, confirmComing, confirmAction, ignore, askedWhy: why } = texts.contacts;
  return {
    subject: confirm,
    preview: confirmAction,
    heading: confirm,
    blocks: [paragraph(list === "newsletter" ? confirmText : confirmComing), note(ignore)],
    action: { label: confirmAction, url: `${origin}/subscribe-to-newsletter?token=${token}` },
    why,
  };
}

/** They have said yes; how to say no stands in it. */
export function subscribedLetter({ texts, origin }: Wording, unsubscribeToken: string): Letter {
  const { subscribed, subscribedText, unsubscribe, campaignWhy } = texts.contacts;
  return {
    subject: subscribed,
    preview: subscribedText,
    heading: subscribed,
    blocks: [paragraph(subscribedText)],
    action: { label: unsubscribe, url: `${origin}/unsubscribe/${unsubscribeToken}` },
    why: campaignWhy.consent,
  };
}

/** What was written has come. Who is addressed may not be who wrote: no name, no text. */
export function messageReceivedLetter({ texts }: Wording, kind: MessageKind): Letter {
  const { received, receivedText, applied, appliedText, askedWhy: why } = texts.contacts;
  const [subject, text] = kind === "application" ? [applied, appliedText] : [received, receivedText];
  return { subject, preview: text, heading: subject, blocks: [paragraph(text)], why };
}
