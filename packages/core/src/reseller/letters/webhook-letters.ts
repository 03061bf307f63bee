import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import type { Webhook } from "../webhooks/webhook.ts";

/** Its host alone: what follows in an address may be a secret of the receiver's. */
const hostOf = ({ url }: Pick<Webhook, "url">): string => new URL(url).host;

const action = (wording: Wording) => ({
  label: wording.texts.webhook.see,
  url: `${wording.origin}/profile/dropshipping`,
});

/** Nothing has got through for days, and what comes of it. */
export function webhookFailingLetter(wording: Wording, name: string, webhook: Webhook): Letter {
  const { failing, failingText, willStop, retried } = wording.texts.webhook;
  return {
    subject: failing,
    preview: hostOf(webhook),
    heading: hello(wording, name),
    blocks: [paragraph(failingText), note(hostOf(webhook)), paragraph(willStop), paragraph(retried)],
    action: action(wording),
  };
}

/** It is told nothing any more: why, and how it is again. */
export function webhookOffLetter(wording: Wording, name: string, webhook: Webhook, reason: "gone" | "failing"): Letter {
  const { off, goneText, offText, again } = wording.texts.webhook;
  return {
    subject: off,
    preview: hostOf(webhook),
    heading: hello(wording, name),
    blocks: [paragraph(reason === "gone" ? goneText : offText), note(hostOf(webhook)), paragraph(again)],
    action: action(wording),
  };
}
