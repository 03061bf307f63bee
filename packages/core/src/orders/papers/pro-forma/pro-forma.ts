import { fill } from "../../../platform/text/fill.ts";
import { drawSums } from "../../../platform/pdf/sums.ts";
import { drawPdf, drawTable, grey, ink, keepTogether, mm, type PdfColumn } from "../../../platform/pdf/pdf.ts";
import type { Receipt } from "../../../payments/index.ts";
import { linePrices } from "../../amounts.ts";
import { wordsFor, type DocumentWords } from "../document-words.ts";
import type { Order } from "../../order.ts";
import { deliveryLines, drawPaperHead } from "../paper-head.ts";
import { customerLines, priceWords, taxNotes, versionLine } from "../paper-facts.ts";
import { seller } from "../../../content/index.ts";
import { bankDetails } from "../../payment/bank-details.ts";
import { basisOf } from "../../../pricing/index.ts";
import { asksForMoney, standingTexts, unpaidOf, withdrawnTexts } from "./pro-forma-standing.ts";
import { summaryOf } from "../../summary.ts";
import { summaryRows } from "../summary-rows.ts";

/**
 * The pro-forma of an order as PDF: what was ordered, what it costs and how to pay it; of one that has ended, or was withdrawn from, what
 * became of it and of its money instead. It is no invoice and says so.
 */
export function drawProForma(order: Order, receipts: readonly Receipt[] = []): Promise<Uint8Array> {
  const words = wordsFor(order.customer.language, order.locale);
  const title = fill(words.proForma, { number: order.number });
  return drawPdf({ title, foot: `${seller.name} · ${words.notAnInvoice}`, page: words.pageOf }, (pdf) => {
    drawPaperHead(pdf, {
      words,
      title,
      note: words.notAnInvoice,
      buyer: customerLines(order, words),
      deliveredTo: [
        ...deliveryLines(order.address, words),
        ...(order.anonymousPackaging ? [words.named(words.packaging, words.anonymousPackaging)] : []),
        ...(order.packagingWish ? [words.named(words.packaging, order.packagingWish)] : []),
      ],
      date: order.placedOn,
      terms: order.termsOfPayment,
      reference: order.customerReference,
      quotation: versionLine(order, words),
    });
    drawLines(pdf, order, words);
    drawAmounts(pdf, order, words);
    const texts = [...withdrawnTexts(order, receipts, words), ...standingTexts(order, receipts, words)];
    for (const text of texts) pdf.text(text, pdf.page.margins.left).moveDown(0.3);
    if (asksForMoney(order)) drawPayment(pdf, order, words);
  });
}

export const lineColumns = (words: DocumentWords): PdfColumn[] => [
  { title: words.product, width: mm(69) },
  { title: words.code, width: mm(39) },
  { title: words.pieces, width: mm(14), right: true },
  { title: words.unitPrice, width: mm(26), right: true },
  { title: words.amount, width: mm(26), right: true },
];

function drawLines(pdf: PDFKit.PDFDocument, order: Order, words: DocumentWords): void {
  const { lines } = order;
  const prices = linePrices(order);
  pdf.fontSize(7.5).fillColor(grey);
  pdf.text(priceWords(order, words), { align: "right" }).fillColor(ink);
  const rows = lines.flatMap(({ brand, name, productCode }, index) =>
    (prices[index]?.parts ?? []).map(({ quantity, each, all }) => [
      `${brand} ${name}`,
      productCode,
      String(quantity),
      words.money(each),
      words.money(all),
    ]),
  );
  drawTable(pdf, lineColumns(words), rows);
  pdf.font("regular").moveDown(1);
}

function drawAmounts(pdf: PDFKit.PDFDocument, order: Order, words: DocumentWords): void {
  const summary = summaryOf(order, basisOf(order));
  const { left, right } = pdf.page.margins;
  const width = mm(80);
  const x = pdf.page.width - right - width;
  drawSums(pdf, summaryRows(summary, order.amounts, words), { width, money: words.money });
  if (summary.rows.some(({ code }) => code === "rounding"))
    pdf.fillColor(grey).text(words.whyRounding, x, pdf.y, { width }).fillColor(ink);
  for (const text of taxNotes(order, words)) pdf.moveDown(0.5).text(text, left);
  pdf.x = left;
  pdf.moveDown(1.5);
}

function drawPayment(pdf: PDFKit.PDFDocument, order: Order, words: DocumentWords): void {
  const due = unpaidOf(order);
  if (due.length === 0) return;
  const { left } = pdf.page.margins;
  keepTogether(pdf, mm(5) * (due.length + 6));
  pdf.font("bold").text(words.payment, left).font("regular");
  for (const { amount, dueDate } of due) {
    pdf.text(`${words.money(amount)}${dueDate ? ` · ${fill(words.dueOn, { date: words.day(dueDate) })}` : ""}`, left);
  }
  if (order.method !== "manual_wire_transfer") return;
  const { holder, iban, bank, reason } = bankDetails(order, due[0]?.amount ?? 0);
  pdf.moveDown(0.5);
  for (const text of [
    words.named(words.holder, holder),
    words.named("IBAN", iban),
    words.named(words.bank, bank),
    words.named(words.reason, reason),
  ])
    pdf.text(text, left);
}
