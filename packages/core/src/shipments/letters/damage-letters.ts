import { seller } from "../../content/index.ts";
import { hello, note, paragraph, type Block, type Letter, type Wording } from "../../mail/index.ts";
import { wordsFor, type Order } from "../../orders/index.ts";
import { fill } from "../../platform/text/fill.ts";
import { carrierFacts } from "../damage/carrier-facts.ts";
import { carrierWords } from "../damage/carrier-words.ts";
import type { DamageClaim } from "../damage/claim.ts";

/** What was told, with its pieces and words. */
function told(
  { texts, language }: Wording,
  { locale }: Order,
  { damage, lines, reservation, words }: DamageClaim,
): Block[] {
  const { product, pieces } = wordsFor(language, locale);
  return [
    paragraph(texts.damage.kinds[damage]),
    { kind: "rows", columns: [product, pieces], rows: lines.map(({ name, quantity }) => [name, String(quantity)]) },
    paragraph(`«${reservation}»`),
    ...(words ? [paragraph(words)] : []),
  ];
}

/** To who has bought the goods: what was told of them, and what follows. */
export function damageTakenLetter(wording: Wording, order: Order, claim: DamageClaim): Letter {
  const { subject, text, next, see } = wording.texts.damage;
  return {
    subject: fill(subject, { number: claim.documentNumber }),
    preview: text,
    heading: hello(wording, order.customer.name),
    blocks: [paragraph(text), ...told(wording, order, claim), note(next)],
    action: { label: see, url: `${wording.origin}/shipment?id=${claim.shipmentId}` },
  };
}

/** To the agent who looks after the customer. */
export function damageArrivedLetter(wording: Wording, order: Order, claim: DamageClaim): Letter {
  const { arrived, open } = wording.texts.damage;
  const subject = fill(arrived, { name: claim.customerName, number: claim.documentNumber });
  return {
    subject,
    preview: subject,
    heading: subject,
    blocks: told(wording, order, claim),
    action: { label: open, url: `${wording.origin}/back-office/orders/${claim.orderId}` },
  };
}

/** To who has bought the goods: what became of it. Of one that isn't settled there is none. */
export function damageSettledLetter(wording: Wording, order: Order, claim: DamageClaim): Letter | undefined {
  const { result } = claim;
  if (!result) return undefined;
  const { settledSubject, outcomes, see } = wording.texts.damage;
  return {
    subject: fill(settledSubject, { number: claim.documentNumber }),
    preview: outcomes[result.outcome],
    heading: hello(wording, order.customer.name),
    blocks: [paragraph(outcomes[result.outcome]), ...(result.note ? [paragraph(result.note)] : [])],
    action: { label: see, url: `${wording.origin}/shipment?id=${claim.shipmentId}` },
  };
}

/** To the carrier; the same stands in the PDF that goes with it. */
export function carrierLetter(claim: DamageClaim): Letter {
  const words = carrierWords[claim.basis];
  const subject = fill(words.title, { number: claim.documentNumber });
  return {
    subject,
    preview: words.intro,
    heading: subject,
    blocks: [
      paragraph(words.intro),
      { kind: "facts", facts: carrierFacts(claim) },
      {
        kind: "rows",
        columns: [words.product, words.pieces],
        rows: claim.lines.map(({ name, quantity }) => [name, String(quantity)]),
      },
      ...(claim.toCarrier?.words ? [paragraph(claim.toCarrier.words)] : []),
      paragraph(words.closing),
      paragraph(seller.name),
    ],
  };
}
