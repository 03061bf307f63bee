import { note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import { wordsFor } from "../papers/document-words.ts";
import type { Order } from "../order.ts";
import { asksNet } from "../papers/asks-net.ts";
import { toOrder } from "./order-letters.ts";

/** To the owners of a company whose buyer has ordered above the limit. */
export function approvalLetter(wording: Wording, order: Order): Letter {
  const { subject, heading, text, kept, action } = wording.texts.approval;
  const words = wordsFor(wording.language, order.locale);
  const { money } = words;
  const amount = money(order.amounts.total);
  const limit = money(order.approval?.limit ?? 0);
  return {
    subject: fill(subject, { number: order.number }),
    preview: amount,
    heading,
    blocks: [paragraph(fill(text, { name: order.customer.name, amount, limit })), ...asksNet(order, words), note(kept)],
    action: { ...toOrder(wording, order), label: action },
  };
}

/** To the buyer whose order was declined, or waited too long. */
export function declinedLetter(wording: Wording, order: Order, reason: string): Letter {
  const { subject, preview, heading, expired } = wording.texts.declined;
  const { number } = order;
  return {
    subject: fill(subject, { number }),
    preview,
    heading: fill(heading, { number }),
    blocks: [paragraph(reason === "approval-expired" ? expired : reason)],
    action: toOrder(wording, order),
  };
}
