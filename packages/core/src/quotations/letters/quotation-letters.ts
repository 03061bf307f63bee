import { note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { askedIn, asksNet, wordsFor } from "../../orders/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Acceptance, Quotation, QuotationVersion } from "../quotation.ts";

const toQuotation = ({ texts, origin }: Wording, id: string) => ({
  label: texts.quotation.see,
  url: `${origin}/quotations/${id}`,
});
const toOffice = ({ texts, origin }: Wording, id: string) => ({
  label: texts.quotation.see,
  url: `${origin}/back-office/quotations/${id}`,
});

/** As much of a hash as the page shows: the whole one stands where the version is accepted. */
const beginning = (hash: string): string => `${hash.slice(0, 12)}…`;

/** The letter shows what it comes to, of a public body what of that it is asked for, and the beginning of the hash of what it is about. */
function shown(wording: Wording, { locale, amounts, hash }: QuotationVersion) {
  const words = wordsFor(wording.language, locale);
  return [
    { kind: "facts" as const, facts: [], total: [words.total, words.money(amounts.total)] as const },
    ...asksNet({ amounts }, words),
    note(fill(wording.texts.quotation.hash, { hash: beginning(hash) })),
  ];
}

/** A version was sent; a further one says that it replaces the former. */
export function sentLetter(wording: Wording, version: QuotationVersion): Letter {
  const { subject, text, nextSubject, nextText } = wording.texts.quotation;
  const words = wordsFor(wording.language, version.locale);
  const facts = {
    number: version.number,
    version: version.version,
    date: words.day(version.content.validUntil),
  };
  const first = version.version === 1;
  return {
    subject: fill(first ? subject : nextSubject, facts),
    preview: words.money(askedIn(version.amounts)),
    heading: fill(first ? subject : nextSubject, facts),
    blocks: [
      paragraph(fill(first ? text : nextText, facts, wording.language)),
      ...(version.content.customerNotes ? [paragraph(version.content.customerNotes)] : []),
      ...shown(wording, version),
    ],
    action: toQuotation(wording, version.quotationId),
  };
}

/** Three days before the validity ends. */
export function quotationReminderLetter(wording: Wording, version: QuotationVersion): Letter {
  const { reminder, reminderText } = wording.texts.quotation;
  const words = wordsFor(wording.language, version.locale);
  const facts = { number: version.number, date: words.day(version.content.validUntil) };
  const subject = fill(reminder, facts, wording.language);
  return {
    subject,
    preview: words.money(askedIn(version.amounts)),
    heading: subject,
    blocks: [paragraph(reminderText), ...shown(wording, version)],
    action: toQuotation(wording, version.quotationId),
  };
}

/** To whoever looks after it. */
export function acceptedLetter(
  wording: Wording,
  { id, number }: Pick<Quotation, "id" | "number">,
  { name, version, hash }: Pick<Acceptance, "name" | "version" | "hash">,
): Letter {
  const { accepted, acceptedText, hash: code } = wording.texts.quotation;
  const text = fill(acceptedText, { name, version });
  return {
    subject: fill(accepted, { number }),
    preview: text,
    heading: fill(accepted, { number }),
    blocks: [paragraph(text), note(fill(code, { hash: beginning(hash) }))],
    action: toOffice(wording, id),
  };
}

interface Written {
  from: "customer" | "office";
  authorName: string;
  text: string;
}

/** What one side has written, to the other. */
export function writtenLetter(
  wording: Wording,
  { id, number }: Pick<Quotation, "id" | "number">,
  { from, authorName, text }: Written,
): Letter {
  const { asked, answered } = wording.texts.quotation;
  const subject = from === "customer" ? fill(asked, { name: authorName, number }) : fill(answered, { number });
  return {
    subject,
    preview: text.slice(0, 80),
    heading: subject,
    blocks: [paragraph(text)],
    action: (from === "customer" ? toOffice : toQuotation)(wording, id),
  };
}
