import type { quotationsTexts } from "@solvia/texts/quotations";
import { seller } from "../../content/index.ts";
import {
  deliveryLines,
  drawPaperHead,
  grossPrices,
  linesAt,
  offeredTaxNotes,
  summaryOf,
  summaryRows,
  wordsFor,
  type DocumentWords,
} from "../../orders/index.ts";
import { drawSums } from "../../platform/pdf/sums.ts";
import { drawPdf, drawTable, grey, ink, keepTogether, mm, type PdfColumn } from "../../platform/pdf/pdf.ts";
import { countryOf } from "../../platform/locale.ts";
import { fill } from "../../platform/text/fill.ts";
import { readerTag } from "../../platform/text/reader-format.ts";
import { basisOf } from "../../pricing/index.ts";
import { includedUnder, netUnder } from "../../tax/index.ts";
import type { QuotationLine, QuotationVersion } from "../quotation.ts";
import { orderLineOf } from "../version/amounts.ts";
import { peakPower, perKiloWattPeak } from "../version/differences.ts";

type Texts = Awaited<ReturnType<(typeof quotationsTexts)["in"]>>["quotation"];

interface Paper {
  version: QuotationVersion;
  words: DocumentWords;
  texts: Texts;
  /** Figures as the customer writes them, with so many decimals at most. */
  figure: (value: number, decimals?: number) => string;
  percent: (share: number) => string;
}

/**
 * The PDF of a version that was sent, in its customer's language and format: of what was frozen alone, so that it is the same bytes
 * whenever it is drawn. It shows the hash by which page and order name the version.
 */
export function drawQuotation(version: QuotationVersion, { quotation: texts }: { quotation: Texts }) {
  const { customer, locale, number } = version;
  const tag = readerTag(customer.language, countryOf(locale)?.code ?? "IT");
  const words = wordsFor(customer.language, locale);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const paper: Paper = {
    version,
    words,
    texts,
    figure: (value, decimals = 2) => new Intl.NumberFormat(tag, { maximumFractionDigits: decimals }).format(value),
    percent: (share) => percent.format(share),
  };
  const title = fill(texts.one, { number });
  const foot = `${seller.name} · ${title} · ${texts.version} ${version.version}`;
  return drawPdf({ title, foot, page: words.pageOf, on: new Date(version.sentOn) }, (pdf) => {
    drawHead(pdf, paper, title);
    drawLines(pdf, paper);
    drawAmounts(pdf, paper);
    drawEnd(pdf, paper);
  });
}

function drawHead(pdf: PDFKit.PDFDocument, { version, words, texts }: Paper, title: string): void {
  const { content, customer } = version;
  const buyer = [
    ...(customer.companyName ? [customer.companyName] : []),
    ...(customer.vatNumber ? [words.named(words.vatNumber, customer.vatNumber)] : []),
    customer.name,
    ...(customer.email ? [customer.email] : []),
  ];
  drawPaperHead(pdf, {
    words,
    title,
    note: `${texts.version} ${version.version} · ${fill(texts.validUntil, { date: words.day(content.validUntil) })}`,
    buyer,
    deliveredTo: content.address === undefined ? [texts.noAddress] : deliveryLines(content.address, words),
    date: version.sentOn,
    terms: content.termsOfPayment,
    reference: content.reference,
  });
}

/** List price and discount stand before the price that comes of them, where any line has one. */
const columns = ({ words, texts }: Paper, discounted: boolean): PdfColumn[] => [
  { title: words.product, width: mm(discounted ? 46 : 72) },
  { title: words.code, width: mm(discounted ? 28 : 34) },
  { title: words.pieces, width: mm(14), right: true },
  ...(discounted
    ? [
        { title: words.listPrice, width: mm(23), right: true },
        { title: texts.lines.discount, width: mm(16), right: true },
      ]
    : []),
  { title: words.unitPrice, width: mm(discounted ? 23 : 27), right: true },
  { title: words.amount, width: mm(discounted ? 24 : 27), right: true },
];

const isDiscounted = ({ discount }: QuotationLine): boolean => discount > 0;

/** Lines as their reader reads prices: net for a company, else with contribution and VAT. */
function rowsOf({ version, words, figure, percent }: Paper, lines: readonly QuotationLine[]): string[][] {
  const { locale, content, amounts, sentOn } = version;
  const { address, reducedVat } = content;
  const discounted = lines.some(isDiscounted);
  const grossOf = (some: readonly QuotationLine[]) => {
    const asOrdered = some.map((line) => orderLineOf(line, line.quantity, locale));
    const at = linesAt({ locale, address, reducedVat, lines: asOrdered }, new Date(sentOn));
    return basisOf(version) === "net" ? undefined : grossPrices(at, amounts.treatment);
  };
  const gross = grossOf(lines);
  const grossList = grossOf(lines.map((line) => ({ ...line, unit: line.list })));
  return lines.map(({ brand, name, note, productCode, quantity, discount, list, unit }, at) => [
    [`${brand} ${name}`.trim(), ...(note ? [note] : [])].join("\n"),
    productCode,
    figure(quantity),
    ...(discounted
      ? discount > 0
        ? [words.money(grossList?.[at]?.each ?? list), `−${percent(discount)}`]
        : ["", ""]
      : []),
    words.money(gross?.[at]?.each ?? unit),
    words.money(gross?.[at]?.all ?? unit * quantity),
  ]);
}

function drawLines(pdf: PDFKit.PDFDocument, paper: Paper): void {
  const { version, words, texts } = paper;
  const { lines } = version.content;
  const { left } = pdf.page.margins;
  const basis = words[(basisOf(version) === "net" ? netUnder : includedUnder)(version.amounts.treatment)];
  pdf.fontSize(7.5).fillColor(grey).text(basis, { align: "right" }).fillColor(ink);
  const firm = lines.filter((line) => !line.optional);
  drawTable(pdf, columns(paper, firm.some(isDiscounted)), rowsOf(paper, firm));
  const optional = lines.filter((line) => line.optional);
  if (optional.length > 0) {
    keepTogether(pdf, mm(30));
    pdf.font("bold").fontSize(9).moveDown(1).text(texts.lines.optionalTitle, left);
    pdf.font("regular").fontSize(7.5).fillColor(grey).text(texts.lines.optionalHint, left).fillColor(ink).moveDown(0.5);
    drawTable(pdf, columns(paper, optional.some(isDiscounted)), rowsOf(paper, optional));
  }
  pdf.font("regular").moveDown(1);
}

function drawAmounts(pdf: PDFKit.PDFDocument, { version, words }: Paper): void {
  const { amounts, content, locale, sentOn } = version;
  const { address, reducedVat } = content;
  const counted = content.lines
    .filter(({ optional }) => !optional)
    .map((line) => orderLineOf(line, line.quantity, locale));
  const lines = linesAt({ locale, address, reducedVat, lines: counted }, new Date(sentOn));
  const summary = summaryOf({ lines, amounts }, basisOf(version));
  const { left } = pdf.page.margins;
  drawSums(pdf, summaryRows(summary, amounts, words), { width: mm(80), money: words.money });
  for (const note of offeredTaxNotes({ amounts }, words)) pdf.moveDown(0.5).text(note, left);
  pdf.x = left;
  pdf.moveDown(1);
}

/** What of it a plant's owner compares, what the seller says besides, and the code of the version. */
function drawEnd(pdf: PDFKit.PDFDocument, { version, words, texts, figure }: Paper): void {
  const { left } = pdf.page.margins;
  const perKilo = perKiloWattPeak(version);
  keepTogether(pdf, mm(22));
  if (perKilo !== undefined) {
    const power = fill(texts.lines.peakPower, { power: `${figure(peakPower(version) / 1000)} kWp` });
    // Cents of 1000 Wp are hundred-thousandths of a euro of one.
    const price = fill(texts.lines.perWattPeak, { price: `${figure(perKilo / 100_000, 3)} €` });
    pdf.text(`${power} · ${price}`, left).moveDown(0.5);
  }
  if (version.content.customerNotes) {
    pdf.font("bold").text(texts.notes, left).font("regular");
    pdf.text(version.content.customerNotes, left).moveDown(0.5);
  }
  pdf.fontSize(7.5).fillColor(grey);
  pdf.text(words.named(texts.hash, version.hash), left).text(texts.hashHint, left).fillColor(ink);
}
