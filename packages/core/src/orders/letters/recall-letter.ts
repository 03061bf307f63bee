import { note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill, fillCount } from "../../platform/text/fill.ts";
import type { Order } from "../order.ts";
import { toOrder } from "./order-letters.ts";

interface Recalled {
  /** The article's name. */
  product: string;
  codes: readonly string[];
  /** The office's own words, as they were written. */
  words: string;
}

/** What the house writes of pieces that its customer has, by their serials. */
export function recallLetter(wording: Wording, order: Order, { product, codes, words }: Recalled): Letter {
  const { subject, text, serials } = wording.texts.recall;
  const { number } = order;
  const told = fillCount(text, wording.language, { number, product, count: codes.length });
  return {
    subject: fill(subject, { product }),
    preview: told,
    heading: fill(subject, { product }),
    blocks: [paragraph(told), paragraph(words), note(`${serials} ${codes.join(", ")}`)],
    action: toOrder(wording, order),
  };
}
