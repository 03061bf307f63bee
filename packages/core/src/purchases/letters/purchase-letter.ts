import { seller } from "../../content/index.ts";
import { paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import { euroFormat, readerTag } from "../../platform/text/reader-format.ts";
import { amountOf, type Purchase } from "../purchase.ts";

type Told = Pick<Purchase, "number" | "lines" | "wantedOn" | "notes">;

/** To a supplier: the order stands in the PDF that goes with it. */
export function purchaseLetter(
  { texts: { purchase: texts }, language }: Wording,
  { number, lines, wantedOn, notes }: Told,
): Letter {
  const tag = readerTag(language, seller.countryCode);
  const total = euroFormat(tag)(amountOf(lines));
  const day = (on: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${on}T00:00:00Z`));
  const subject = fill(texts.subject, { number });
  return {
    subject,
    preview: total,
    heading: subject,
    blocks: [
      paragraph(texts.text),
      ...(notes ? [paragraph(notes)] : []),
      { kind: "facts", facts: wantedOn ? [[texts.wantedOn, day(wantedOn)]] : [], total: [texts.total, total] },
    ],
  };
}
