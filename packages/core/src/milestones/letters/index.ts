import { hello, paragraph, wordingFor, type Letter, type LettersFor, type Wording } from "../../mail/index.ts";
import { wordsFor } from "../../orders/index.ts";
import type { Locale } from "../../platform/locale.ts";
import { fill } from "../../platform/text/fill.ts";
import type { PayloadOf } from "../../platform/work/event.ts";
import type * as events from "../events.ts";
import { toldOf } from "../told-of.ts";

type Reached = PayloadOf<typeof events.milestoneReached>;

/** What the reward is, and until when it can be had. */
function reachedLetter(
  wording: Wording,
  name: string,
  locale: Locale,
  { until, amount, percent = 0 }: Reached,
): Letter {
  const { language, texts, origin } = wording;
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  const facts = {
    worth: amount === undefined ? share.format(percent / 10_000) : wordsFor(language, locale).money(amount),
    until: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(until)),
  };
  const { subject, text, action } = texts.milestone;
  return {
    subject: fill(subject, facts, language),
    preview: fill(text, facts, language),
    heading: hello(wording, name),
    blocks: [paragraph(fill(text, facts, language))],
    action: { label: action, url: `${origin}/dashboard/milestones` },
  };
}

export const milestoneLetters: LettersFor<typeof events> = {
  "milestone-reached": async (reached) =>
    (await toldOf(reached.holderId)).map(({ email, language, locale, name }) => ({
      to: { email, language },
      letter: reachedLetter(wordingFor(language), name, locale, reached),
    })),
};
