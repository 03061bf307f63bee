import { paragraph, type Letter, type Wording } from "../../mail/index.ts";
import type { Cents } from "../../platform/money.ts";
import { fill } from "../../platform/text/fill.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Order } from "../order.ts";
import { wordsFor } from "../papers/document-words.ts";
import { toOrder } from "./order-letters.ts";

interface Debit {
  amount: Cents;
  on: CivilDate;
  /** The mandate's reference. */
  mandate: string;
  /** Its end alone is told. */
  iban: string;
  /** The house's creditor identifier. */
  creditor: string;
}

/** To the buyer whose account the house's bank debits: when, how much, by which mandate (the pre-notification of SEPA's rulebooks). */
export function bankDebitLetter(
  wording: Wording,
  order: Order,
  { amount, on, mandate, iban, creditor }: Debit,
): Letter {
  const { subject, text, mandate: byMandate } = wording.texts.bankDebit;
  const words = wordsFor(wording.language, order.locale);
  const facts = {
    number: order.number,
    amount: words.money(amount),
    date: words.day(on),
    account: `…${iban.slice(-4)}`,
    mandate,
    creditor,
  };
  return {
    subject: fill(subject, facts, wording.language),
    preview: `${facts.amount}, ${facts.date}`,
    heading: fill(subject, facts, wording.language),
    blocks: [paragraph(fill(text, facts, wording.language)), paragraph(fill(byMandate, facts))],
    action: toOrder(wording, order),
  };
}
