import { wordsFor, type DocumentWords } from "../../orders/index.ts";
import { drawQrCode } from "../../platform/pdf/codes.ts";
import { drawField, drawPdf, drawTable, grey, ink, keepTogether, mm } from "../../platform/pdf/pdf.ts";
import { fill } from "../../platform/text/fill.ts";
import {
  dangerousText,
  destinationLines,
  isHidden,
  kilograms,
  loadingLines,
  needLines,
  partyLines,
  senderLines,
  type Copy,
} from "./paper-facts.ts";
import { damageAddress } from "../damage/page-token.ts";
import type { TransportContent, TransportDocument } from "./transport-document.ts";
import { transportWords } from "./words/index.ts";
import type { TransportWords } from "./words/shape.ts";

type Plain = Exclude<keyof TransportWords, "causes">;

interface Reader {
  /** The facts' words: Italian, as whoever checks a lorry reads it. */
  words: DocumentWords;
  /** A word in Italian, and beside it in the buyer's language. */
  both: (word: Plain) => string;
  bothCauses: string;
  heads: Record<"date" | "code" | "product" | "pieces", string>;
}

const joined = (italian: string, other: string): string => (italian === other ? italian : `${italian} · ${other}`);

function readerOf({ language, locale, cause }: TransportContent): Reader {
  const [italian, other] = [transportWords.it, transportWords[language]];
  const [words, others] = [wordsFor("it", locale), wordsFor(language, locale)];
  return {
    words,
    both: (word) => joined(italian[word], other[word]),
    bothCauses: joined(italian.causes[cause], other.causes[cause]),
    heads: {
      date: joined(words.date, others.date),
      code: joined(words.code, others.code),
      product: joined(words.product, others.product),
      pieces: joined(words.pieces, others.pieces),
    },
  };
}

/** The PDF of a document, of its snapshot alone: in Italian, as the law's readers need it, and in the buyer's language. It has no price. */
export function drawTransportDocument(document: TransportDocument, copy: Copy): Promise<Uint8Array> {
  const { content, issuedOn, annulled, damageToken } = document;
  const reader = readerOf(content);
  const title = `${transportWords.it.title} ${content.number}`;
  const style = { title, foot: title, page: reader.words.pageOf, on: new Date(issuedOn) };
  return drawPdf({ ...style, ...(isHidden(content, copy) && { anonymous: true }) }, (pdf) => {
    drawHead(pdf, document, reader, copy);
    drawGoods(pdf, content, reader);
    drawPackages(pdf, content, reader);
    if (!annulled && damageToken && !isHidden(content, copy)) drawDamage(pdf, content, damageAddress(damageToken));
    drawFoot(pdf, reader);
  });
}

type Field = readonly [label: string, lines: readonly string[]];

/** Fields beside each other, as wide as they fit; leaves the pen below them. */
function drawRow(pdf: PDFKit.PDFDocument, fields: readonly Field[]): void {
  const { left, right } = pdf.page.margins;
  const step = (pdf.page.width - left - right) / fields.length;
  const { y } = pdf;
  const ends = fields.map(([label, lines], at) =>
    drawField(pdf, [label, lines], { x: left + at * step, y, width: step - mm(4) }),
  );
  pdf.x = left;
  pdf.y = Math.max(...ends) + mm(4);
}

function drawHead(pdf: PDFKit.PDFDocument, document: TransportDocument, reader: Reader, copy: Copy): void {
  const { content, annulled } = document;
  const { left, top } = pdf.page.margins;
  const { words, both, bothCauses, heads } = reader;
  const { language, number, date, transportStart, buyer, terms, by, carrier, plate } = content;
  pdf.font("bold").fontSize(16).text(`${transportWords.it.title} ${number}`, left, top);
  pdf.font("regular").fontSize(9);
  const translated = language === "it" ? "" : `${transportWords[language].title} · `;
  pdf.text(`${translated}D.P.R. 472/1996`);
  if (annulled) {
    const said = [transportWords.it, transportWords[language]].map((one) => fill(one.annulled, annulled));
    pdf
      .font("bold")
      .text([...new Set(said)].join(" · "))
      .font("regular");
  }
  pdf.moveDown(1);
  const destination = destinationLines(content, words, both("pickup"));
  // In the reseller's name it goes to whom the goods are brought.
  const recipient: Field = isHidden(content, copy)
    ? [both("recipient"), destination]
    : [both("recipient"), partyLines(buyer, words)];
  const loaded = loadingLines(content, copy, words);
  drawRow(pdf, [
    [both("sender"), senderLines(content, copy, words)],
    ...(loaded.length > 0 ? [[both("loadedAt"), loaded] satisfies Field] : []),
    recipient,
    [both("destination"), destination],
  ]);
  drawRow(pdf, [
    [heads.date, [words.day(date)]],
    [both("start"), [words.moment(transportStart)]],
    [both("cause"), [bothCauses]],
    [both("port"), [both(terms)]],
  ]);
  drawRow(pdf, [
    [both("by"), [by === "carrier" ? both("carrier") : both(by === "sender" ? "bySender" : "byRecipient")]],
    ...(carrier ? [[both("carrier"), carrierLines(carrier, words)] satisfies Field] : []),
    ...(plate ? [[both("plate"), [plate]] satisfies Field] : []),
    [both("order"), referenceLines(content)],
  ]);
}

const carrierLines = ({ name, vatNumber, address }: NonNullable<TransportContent["carrier"]>, words: DocumentWords) => [
  name,
  ...(address ? [address] : []),
  ...(vatNumber ? [words.named(words.vatNumber, vatNumber)] : []),
];

const referenceLines = ({ orderNumber, customerReference }: TransportContent): string[] => [
  orderNumber,
  ...(customerReference ? [customerReference] : []),
];

function drawGoods(pdf: PDFKit.PDFDocument, content: TransportContent, { both, heads }: Reader): void {
  const columns = [
    { title: heads.code, width: mm(40) },
    { title: heads.product, width: mm(112) },
    { title: heads.pieces, width: mm(22), right: true },
  ];
  const rows = content.lines.map(({ code, name, quantity, serials }) => [
    code,
    serials ? `${name}\n${fill(both("serials"), { count: serials })}` : name,
    String(quantity),
  ]);
  drawTable(pdf, columns, rows);
  pdf.font("regular").fontSize(9).moveDown(1);
  if (content.dangerous.length === 0) return;
  keepTogether(pdf, mm(6) * (content.dangerous.length + 1));
  pdf.font("bold").text("ADR", pdf.page.margins.left).font("regular");
  for (const goods of content.dangerous) pdf.text(dangerousText(goods, content));
  pdf.moveDown(1);
}

function drawPackages(pdf: PDFKit.PDFDocument, content: TransportContent, { words, both }: Reader): void {
  const { packages, notes } = content;
  const { count, pallets, appearance, grossGrams, netGrams } = packages;
  keepTogether(pdf, mm(30));
  drawRow(pdf, [
    [both("packages"), [String(count)]],
    [both("aspect"), [both(appearance)]],
    [both("pallets"), [String(pallets)]],
    [both("gross"), [kilograms(grossGrams, content)]],
    [both("net"), [kilograms(netGrams, content)]],
  ]);
  const needs = needLines(content, both);
  if (needs.length > 0) drawRow(pdf, [[both("needs"), needs]]);
  if (notes) pdf.text(words.named(both("notes"), notes));
  pdf.moveDown(1);
}

/** The code that opens the page on which damage is told, with what it is for in the buyer's language. */
function drawDamage(pdf: PDFKit.PDFDocument, { language }: TransportContent, address: string): void {
  const side = mm(24);
  keepTogether(pdf, side + mm(30));
  const { left, right } = pdf.page.margins;
  const top = pdf.y + mm(2);
  drawQrCode(pdf, address, { x: left + mm(2), y: top, side });
  const beside = left + side + mm(6);
  pdf.font("bold").fontSize(10).fillColor(ink);
  pdf.text(transportWords[language].damage, beside, top + mm(8), { width: pdf.page.width - right - beside });
  pdf.font("regular").fontSize(9);
  pdf.x = left;
  pdf.y = top + side + mm(3);
}

/** Places to sign. */
function drawFoot(pdf: PDFKit.PDFDocument, { both }: Reader): void {
  keepTogether(pdf, mm(26));
  const { left } = pdf.page.margins;
  const top = pdf.y + mm(4);
  (["driver", "signature"] as const).forEach((word, at) => {
    const x = left + at * mm(90);
    drawField(pdf, [both(word), []], { x, y: top, width: mm(80) });
    pdf
      .moveTo(x, top + mm(20))
      .lineTo(x + mm(80), top + mm(20))
      .lineWidth(0.4)
      .strokeColor(grey)
      .stroke();
  });
}
