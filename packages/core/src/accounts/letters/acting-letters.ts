import type { ToldKind } from "../../platform/act-kinds.ts";
import { fill } from "../../platform/text/fill.ts";
import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";

const list = ({ texts, origin }: Wording) => ({ label: texts.acting.action, url: `${origin}/profile/settings#acts` });

/** Tells a customer that an employee acts for them from now on, and why. */
export function actingBeganLetter(
  wording: Wording,
  name: string,
  { by, reason }: { by: string; reason: string },
): Letter {
  const { subject, text, reason: why, advice } = wording.texts.acting;
  return {
    subject: fill(subject, { by }),
    preview: reason,
    heading: hello(wording, name),
    blocks: [paragraph(fill(text, { by })), paragraph(fill(why, { reason })), note(advice)],
    action: list(wording),
  };
}

/** Tells a customer what an employee did for them. */
export function actedForLetter(wording: Wording, name: string, { by, kind }: { by: string; kind: ToldKind }): Letter {
  const { done, doneText, kinds, advice } = wording.texts.acting;
  const what = kinds[kind];
  return {
    subject: fill(done, { what }),
    preview: fill(doneText, { by, what }),
    heading: hello(wording, name),
    blocks: [paragraph(fill(doneText, { by, what })), note(advice)],
    action: list(wording),
  };
}
