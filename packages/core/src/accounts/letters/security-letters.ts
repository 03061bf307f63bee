import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";

const reset = ({ texts, origin }: Wording) => ({
  label: texts.passwordChanged.action,
  url: `${origin}/reset-password`,
});

/** Tells the owner of a new password, who may not have set it. */
export function passwordChangedLetter(wording: Wording, name: string, keyEnded: boolean): Letter {
  const { passwordChanged, resetNow } = wording.texts;
  return {
    subject: passwordChanged.subject,
    preview: resetNow,
    heading: hello(wording, name),
    blocks: [
      paragraph(passwordChanged.text),
      ...(keyEnded ? [paragraph(passwordChanged.keyEnded)] : []),
      note(resetNow),
    ],
    action: reset(wording),
  };
}

/** Tells that the second step of the login was turned on or off. */
export function secondFactorLetter(wording: Wording, name: string, turned: "on" | "off"): Letter {
  const { secondFactor, resetAdvice } = wording.texts;
  return {
    subject: secondFactor[turned],
    preview: resetAdvice,
    heading: hello(wording, name),
    blocks: [paragraph(turned === "on" ? secondFactor.onText : secondFactor.offText), note(resetAdvice)],
    action: reset(wording),
  };
}

/** Tells that the back office has turned the second step off, and what to do next. */
export function secondFactorResetLetter(wording: Wording, name: string): Letter {
  const { subject, preview, text, advice, action } = wording.texts.secondFactorReset;
  return {
    subject,
    preview,
    heading: hello(wording, name),
    blocks: [paragraph(text), note(advice)],
    action: { label: action, url: `${wording.origin}/profile/settings` },
  };
}
