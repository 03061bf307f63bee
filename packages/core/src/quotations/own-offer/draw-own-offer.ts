import type { ownOfferTexts } from "@solvia/texts/own-offer";
import type { quotationsTexts } from "@solvia/texts/quotations";
import type { OwnBrand } from "../../accounts/index.ts";
import { wordsFor, type DocumentWords } from "../../orders/index.ts";
import type { Category } from "../../platform/category.ts";
import { countryOf, type Locale } from "../../platform/locale.ts";
import { drawField, drawPdf, drawTable, grey, ink, mm, type PdfColumn } from "../../platform/pdf/pdf.ts";
import { drawSums } from "../../platform/pdf/sums.ts";
import { fill } from "../../platform/text/fill.ts";
import { readerTag } from "../../platform/text/reader-format.ts";
import { figuresOf, ownCode, ownNames, type Figures } from "./figures.ts";
import type { Base, OwnOffer } from "./own-offer.ts";

type Texts = Awaited<ReturnType<(typeof quotationsTexts)["in"]>> & Awaited<ReturnType<(typeof ownOfferTexts)["in"]>>;

/** Our own name, which is no part of a line's either. */
const house = "Solvia";

interface Paper {
  offer: OwnOffer;
  base: Base;
  brand: Pick<OwnBrand, "name" | "vatNumber" | "address">;
  /** A PNG or a JPEG. */
  logo?: Uint8Array | undefined;
  /** Whose formats the language is written with. */
  locale: Locale;
  /** What a category is called in the offer's language. */
  categoryOf: (category: Category) => string;
}

interface Drawing extends Paper {
  figures: Figures;
  words: DocumentWords;
  texts: Texts;
  figure: (value: number) => string;
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/**
 * The PDF of a customer's own offer, in the language that it says: their brand, their prices, their words. Nothing of ours is in it: no name,
 * number, price or hash, nor who has drawn it; it is the same bytes each time.
 */
export function drawOwnOffer(paper: Paper, texts: Texts): Promise<Uint8Array> {
  const { offer, base, brand, locale } = paper;
  const tag = readerTag(offer.language, countryOf(locale)?.code ?? "IT");
  const words = wordsFor(offer.language, locale);
  const figures = figuresOf(offer, base);
  const figure = (value: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value);
  const drawing: Drawing = { ...paper, figures, words, texts, figure };
  const title = fill(texts.quotation.one, { number: offer.number }).trim();
  const on = new Date(`${offer.date}T12:00:00Z`);
  const style = { title, foot: `${brand.name} · ${title}`, page: words.pageOf, on, anonymous: true as const };
  return drawPdf(style, (pdf) => {
    drawHead(pdf, drawing, title);
    drawText(pdf, offer.intro);
    drawLines(pdf, drawing);
    drawTotals(pdf, drawing);
    drawText(pdf, offer.closing);
  });
}

function drawHead(pdf: PDFKit.PDFDocument, { offer, brand, logo, words, texts }: Drawing, title: string): void {
  const { left, right, top } = pdf.page.margins;
  const width = mm(80);
  if (logo) {
    pdf.image(Buffer.from(logo), left, top, { fit: [mm(60), mm(25)] });
    pdf.y = top + mm(29);
  } else pdf.y = top;
  const head = pdf.y;
  const vat = brand.vatNumber ? [words.named(words.vatNumber, brand.vatNumber)] : [];
  const below = drawField(pdf, [words.seller, [brand.name, ...linesOf(brand.address), ...vat]], {
    x: left,
    y: head,
    width,
  });
  const other = drawField(pdf, [words.customer, [offer.customerName, ...linesOf(offer.customerAddress)]], {
    x: pdf.page.width - right - width,
    y: head,
    width,
  });
  pdf.x = left;
  pdf.y = Math.max(below, other) + mm(8);
  pdf.font("bold").fontSize(16).text(title, left);
  pdf.font("regular").fontSize(9).moveDown(0.3);
  pdf.text(
    [words.day(offer.date), fill(texts.quotation.validUntil, { date: words.day(offer.validUntil) })].join(" · "),
    left,
  );
  pdf.moveDown(1);
}

function drawText(pdf: PDFKit.PDFDocument, text: string): void {
  if (text !== "") pdf.font("regular").fontSize(9).fillColor(ink).text(text, pdf.page.margins.left).moveDown(1);
}

/** The columns; a code's only where codes are shown. */
function columnsOf({ words, offer }: Drawing): PdfColumn[] {
  return [
    { title: words.product, width: offer.hidesCodes ? mm(92) : mm(64) },
    ...(offer.hidesCodes ? [] : [{ title: words.code, width: mm(28) }]),
    { title: words.pieces, width: mm(18), right: true },
    { title: words.unitPrice, width: mm(32), right: true },
    { title: words.amount, width: mm(32), right: true },
  ];
}

function rowsOf({ offer, base, figures, words, figure, categoryOf }: Drawing): string[][] {
  const ours = new Map(base.lines.map((line) => [line.lineId, line]));
  const works = new Map(offer.works.map((work) => [work.id, work]));
  const names = ownNames(base.lines, offer, { house, categoryOf });
  return figures.lines.map(({ lineId, quantity, price, amount }) => {
    const line = ours.get(lineId);
    const named = (line ? names.get(lineId) : works.get(lineId)?.name) ?? "";
    const name = named || words.steps.shipment;
    const code = line ? ownCode(line, offer) : "";
    return [name, ...(offer.hidesCodes ? [] : [code]), figure(quantity), words.money(price), words.money(amount)];
  });
}

function drawLines(pdf: PDFKit.PDFDocument, drawing: Drawing): void {
  const { words } = drawing;
  pdf.fontSize(7.5).fillColor(grey).text(words.net, pdf.page.margins.left, pdf.y, { align: "right" }).fillColor(ink);
  drawTable(pdf, columnsOf(drawing), rowsOf(drawing));
  pdf.font("regular").moveDown(1);
}

function drawTotals(pdf: PDFKit.PDFDocument, { offer, figures, words, texts, figure }: Drawing): void {
  const { left } = pdf.page.margins;
  const { gross, discount, net, vat, total } = figures;
  const vatName = (rate: number) => words.stepOf({ code: "vat", amount: 0, params: { rate: rate * 100 } });
  const lessDiscount = `${texts.quotation.lines.discount} ${figure(offer.discount / 100)} %`;
  const vatRows = vat.map(({ rate, taxable, amount }) => ({
    label: vat.length > 1 ? `${vatName(rate)} (${words.money(taxable)})` : vatName(rate),
    amount,
  }));
  const rows = [
    ...(discount > 0
      ? [
          { label: texts.ownOffer.gross, amount: gross },
          { label: lessDiscount, amount: 0 - discount },
        ]
      : []),
    { label: texts.ownOffer.net, amount: net },
    ...vatRows,
    { label: words.total, amount: total, total: true },
  ];
  drawSums(pdf, rows, { width: mm(90), money: words.money });
  pdf.x = left;
  if (offer.vatReason) pdf.moveDown(0.5).fontSize(8).fillColor(grey).text(offer.vatReason, left).fillColor(ink);
  pdf.fontSize(9).moveDown(1);
}
