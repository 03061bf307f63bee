import { paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Cents } from "../../platform/money.ts";
import { wordsFor } from "../papers/document-words.ts";
import type { Order } from "../order.ts";
import { toOrder } from "./order-letters.ts";

/** To the buyer of an order whose certificate has fallen away, or whose VAT a correction has put right: what is still to be paid, and why. */
export function vatRaisedLetter(wording: Wording, order: Order, difference: Cents): Letter {
  const { number, certificate } = order;
  const { subject, preview, text } = wording.texts.certificate[certificate ? "raised" : "corrected"];
  const amount = wordsFor(wording.language, order.locale).money(difference);
  return {
    subject: fill(subject, { number }),
    preview: fill(preview, { amount }),
    heading: fill(subject, { number }),
    blocks: [paragraph(fill(text, { number, amount }))],
    action: toOrder(wording, order),
  };
}
