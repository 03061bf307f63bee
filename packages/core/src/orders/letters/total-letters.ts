import { paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Cents } from "../../platform/money.ts";
import { wordsFor } from "../papers/document-words.ts";
import type { Locale } from "../../platform/locale.ts";
import type { Order } from "../order.ts";
import { toOrder } from "./order-letters.ts";

/** To the buyer of an order whose total the office has changed: what it was, what it is, and why. */
export function totalChangedLetter(
  wording: Wording,
  order: Order,
  { before, amount, reason }: { before: Cents; amount: Cents; reason: string },
): Letter {
  const { subject, preview, text, why } = wording.texts.orderTotal;
  const { money } = wordsFor(wording.language, order.locale);
  const figures = { number: order.number, before: money(before), amount: money(amount) };
  return {
    subject: fill(subject, figures),
    preview: fill(preview, figures),
    heading: fill(subject, figures),
    blocks: [paragraph(fill(text, figures)), paragraph(fill(why, { reason }))],
    action: toOrder(wording, order),
  };
}

/** To a customer whose cart the office has filled for them: what it comes to, and that it binds once they place it. */
export function preparedLetter(wording: Wording, locale: Locale, cents: Cents): Letter {
  const { subject, preview, text, action } = wording.texts.orderPrepared;
  const amount = wordsFor(wording.language, locale).money(cents);
  return {
    subject,
    preview: fill(preview, { amount }),
    heading: subject,
    blocks: [paragraph(fill(text, { amount }))],
    action: { label: action, url: `${wording.origin}/forklift` },
  };
}
