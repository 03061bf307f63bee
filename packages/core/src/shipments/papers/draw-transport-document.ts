import { versionLine, type DocumentWords } from "../../orders/index.ts";
import { drawQrCode } from "../../platform/pdf/codes.ts";
import { drawFieldRow, fieldRowHeight, type Field } from "../../platform/pdf/field-rows.ts";
import { drawField, drawPapers, drawTable, grey, ink, keepTogether, mm, type Paper } from "../../platform/pdf/pdf.ts";
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
import { readerOf, type Reader } from "./paper-reader.ts";
import type { TransportContent, TransportDocument } from "./transport-document.ts";
import { transportWords } from "./words/index.ts";

/** The PDF of a document, of its snapshot alone: in Italian, as the law's readers need it, and in the buyer's language. It has no price. */
export function drawTransportDocument(document: TransportDocument, copy: Copy): Promise<Uint8Array> {
  const paper = transportPaper(document, copy);
  return drawPapers(paper.style, [paper]);
}

/** The same as one paper of several. */
export function transportPaper(document: TransportDocument, copy: Copy): Paper {
  const { content, issuedOn, annulled, damageToken } = document;
  const reader = readerOf(content);
  const title = `${transportWords.it.title} ${content.number}`;
  const style = { title, foot: title, page: reader.words.pageOf, on: new Date(issuedOn) };
  const draw = (pdf: PDFKit.PDFDocument): void => {
    drawHead(pdf, document, reader, copy);
    const address = !annulled && damageToken && !isHidden(content, copy) ? damageAddress(damageToken) : undefined;
    const below = packagesHeight(pdf, content, reader) + (address ? damageHeight : 0) + footHeight;
    drawGoods(pdf, content, reader, below);
    drawPackages(pdf, content, reader);
    if (address) drawDamage(pdf, content, address);
    drawFoot(pdf, reader, document);
  };
  return { style: { ...style, ...(isHidden(content, copy) && { anonymous: true }) }, draw };
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
  drawFieldRow(pdf, [
    [both("sender"), senderLines(content, copy, words)],
    ...(loaded.length > 0 ? [[both("loadedAt"), loaded] satisfies Field] : []),
    recipient,
    [both("destination"), destination],
  ]);
  drawFieldRow(pdf, [
    [heads.date, [words.day(date)]],
    [both("start"), [transportStart ? words.moment(transportStart) : openMoment]],
    [both("cause"), [bothCauses]],
    [both("port"), [both(terms)]],
  ]);
  drawFieldRow(pdf, [
    [both("by"), [by === "carrier" ? both("carrier") : both(by === "sender" ? "bySender" : "byRecipient")]],
    ...(carrier ? [[both("carrier"), carrierLines(carrier, words)] satisfies Field] : []),
    ...(plate ? [[both("plate"), [plate]] satisfies Field] : []),
    [both("order"), referenceLines(content, copy, words)],
  ]);
}

/** Room for a day and an hour, where nobody has said yet when the goods set out: whoever hands them over writes it. */
const openMoment = "__ /__ /____  __:__";

const carrierLines = ({ name, vatNumber, address }: NonNullable<TransportContent["carrier"]>, words: DocumentWords) => [
  name,
  ...(address ? [address] : []),
  ...(vatNumber ? [words.named(words.vatNumber, vatNumber)] : []),
];

/** Where the goods come of a quotation, which version of it was accepted, by the code of its page and PDF; in the reseller's name that is nobody else's. */
function referenceLines(content: TransportContent, copy: Copy, words: DocumentWords): string[] {
  const { orderNumber, customerReference } = content;
  const version = isHidden(content, copy) ? undefined : versionLine(content, words);
  return [
    orderNumber,
    ...(customerReference ? [customerReference] : []),
    ...(version ? [words.named(words.quotation, version)] : []),
  ];
}

/** A line of text, with what stands between lines (points). */
const lineHeight = mm(6);

/** The goods, their last lines on the page of what stands below them (`below`, points). */
function drawGoods(pdf: PDFKit.PDFDocument, content: TransportContent, { both, heads }: Reader, below: number): void {
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
  const { length: dangerous } = content.dangerous;
  const dangerousHeight = dangerous === 0 ? 0 : lineHeight * (dangerous + 2);
  drawTable(pdf, columns, rows, lineHeight + dangerousHeight + below);
  pdf.font("regular").fontSize(9).moveDown(1);
  if (dangerous === 0) return;
  keepTogether(pdf, dangerousHeight);
  pdf.font("bold").text("ADR", pdf.page.margins.left).font("regular");
  for (const goods of content.dangerous) pdf.text(dangerousText(goods, content));
  pdf.moveDown(1);
}

/** What was packed, and what its place asks of whoever drives. */
function packageRows(content: TransportContent, { both }: Reader): Field[][] {
  const { count, pallets, appearance, grossGrams, netGrams } = content.packages;
  const needs = needLines(content, both);
  return [
    [
      [both("packages"), [String(count)]],
      [both("aspect"), [both(appearance)]],
      [both("pallets"), [String(pallets)]],
      [both("gross"), [kilograms(grossGrams, content)]],
      [both("net"), [kilograms(netGrams, content)]],
    ],
    ...(needs.length > 0 ? [[[both("needs"), needs] satisfies Field]] : []),
  ];
}

const noteLines = ({ notes }: TransportContent, { words, both }: Reader): string =>
  notes ? words.named(both("notes"), notes) : "";

/** Points that packages, needs and notes take. */
function packagesHeight(pdf: PDFKit.PDFDocument, content: TransportContent, reader: Reader): number {
  const rows = packageRows(content, reader).reduce((sum, row) => sum + fieldRowHeight(pdf, row), 0);
  const { left, right } = pdf.page.margins;
  const notes = noteLines(content, reader);
  pdf.font("regular").fontSize(9);
  return rows + (notes ? pdf.heightOfString(notes, { width: pdf.page.width - left - right }) : 0) + lineHeight;
}

function drawPackages(pdf: PDFKit.PDFDocument, content: TransportContent, reader: Reader): void {
  keepTogether(pdf, packagesHeight(pdf, content, reader));
  for (const row of packageRows(content, reader)) drawFieldRow(pdf, row);
  const notes = noteLines(content, reader);
  if (notes) pdf.text(notes);
  pdf.moveDown(1);
}

/** Points that the code, and the places to sign, take. */
const codeSide = mm(24);
const damageHeight = codeSide + mm(5);
const footHeight = mm(28);

/** The code that opens the page on which damage is told, with what it is for in the buyer's language. */
function drawDamage(pdf: PDFKit.PDFDocument, { language }: TransportContent, address: string): void {
  const side = codeSide;
  keepTogether(pdf, damageHeight + footHeight);
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

/** Places to sign; of goods that have arrived who has signed for them, as the office was told. */
function drawFoot(pdf: PDFKit.PDFDocument, { both, words }: Reader, { signed }: TransportDocument): void {
  keepTogether(pdf, footHeight);
  const { left } = pdf.page.margins;
  const top = pdf.y + mm(4);
  (["driver", "signature"] as const).forEach((word, at) => {
    const x = left + at * mm(90);
    const said = word === "signature" && signed ? [`${signed.name}, ${words.moment(signed.on)}`] : [];
    drawField(pdf, [both(word), said], { x, y: top, width: mm(80) });
    pdf
      .moveTo(x, top + mm(20))
      .lineTo(x + mm(80), top + mm(20))
      .lineWidth(0.4)
      .strokeColor(grey)
      .stroke();
  });
}
