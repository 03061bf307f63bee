import { seller } from "../../content/index.ts";
import { drawField, mm } from "../../platform/pdf/pdf.ts";
import type { TermsCode } from "../../payments/index.ts";
import type { DocumentWords } from "./document-words.ts";
import { pickup, type Order } from "../order.ts";

interface Head {
  words: DocumentWords;
  title: string;
  /** The line below the title. */
  note: string;
  buyer: readonly string[];
  deliveredTo: readonly string[];
  date: string;
  terms: TermsCode;
  reference: string | undefined;
  /** The version of a quotation that it was made of. */
  quotation?: string | undefined;
}

/** The head of a paper for a customer: what it is, who sells, who buys, where it goes, when and on which terms. */
export function drawPaperHead(
  pdf: PDFKit.PDFDocument,
  { words, title, note, buyer, deliveredTo, date, terms, reference, quotation }: Head,
): void {
  const { left, top } = pdf.page.margins;
  pdf.font("bold").fontSize(18).text(title, left, top);
  pdf.font("regular").fontSize(9).moveDown(0.3).text(note).moveDown(1);
  const width = mm(54);
  const row = (y: number, fields: readonly (readonly [label: string, lines: readonly string[]])[]): number =>
    Math.max(
      ...fields.map(([label, lines], at) => drawField(pdf, [label, [...lines]], { x: left + at * mm(59), y, width })),
    );
  const from = [seller.name, ...seller.address, words.countryOf(seller.countryCode), words.sellerVat];
  const below = row(pdf.y, [
    [words.seller, from],
    [words.customer, buyer],
    [words.deliveredTo, deliveredTo],
  ]);
  const agreed = row(below + mm(4), [
    [words.date, [words.day(date)]],
    [words.terms, [words.termsOf(terms)]],
    ...(reference ? [[words.reference, [reference]] as const] : []),
  ]);
  const end = quotation ? row(agreed + mm(4), [[words.quotation, [quotation]]]) : agreed;
  pdf.x = left;
  pdf.y = end + mm(7);
}

/** Where goods go, in lines as on a parcel. */
export function deliveryLines(address: Order["address"], words: DocumentWords): string[] {
  if (address === pickup) return [words.pickup];
  const { header, street, houseNumber, postalCode, city, provinceCode, countryCode } = address;
  const province = provinceCode ? ` (${provinceCode})` : "";
  return [header, `${street} ${houseNumber}`, `${postalCode} ${city}${province}`, words.countryOf(countryCode)];
}
