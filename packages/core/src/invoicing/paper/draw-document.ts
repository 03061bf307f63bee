import { seller as house } from "../../content/index.ts";
import { wordsFor, type DocumentWords } from "../../orders/index.ts";
import { drawField, drawPdf, drawTable, grey, ink, keepTogether, mm } from "../../platform/pdf/pdf.ts";
import { countryOf } from "../../platform/locale.ts";
import { sumOf } from "../../platform/money.ts";
import { fill } from "../../platform/text/fill.ts";
import { readerTag } from "../../platform/text/reader-format.ts";
import { isCredit } from "../rules/invoiced.ts";
import type { Content, DocumentLine, DocumentPayment, Party } from "../document.ts";
import { toldTotal } from "../xml/exchange-view.ts";
import { italianDay } from "../rules/invoice-of.ts";
import { invoiceWords } from "./words.ts";

type Words = DocumentWords & (typeof invoiceWords)["it"] & { rateOf: (rate: number) => string };

/** The words of all documents and of invoices in one; rates as the reader writes them. */
function wordsOf({ language, locale }: Pick<Content, "language" | "locale">): Words {
  const rate = new Intl.NumberFormat(readerTag(language, countryOf(locale)?.code ?? "IT"), {
    style: "percent",
    maximumFractionDigits: 2,
  });
  return { ...wordsFor(language, locale), ...invoiceWords[language], rateOf: (points) => rate.format(points / 10_000) };
}

/** What a document is called, with its number. */
export const titleOf = (
  { type, number }: Pick<Content, "type" | "number">,
  words: (typeof invoiceWords)["it"],
): string => fill(isCredit(type) ? words.creditNote : type === "TD02" ? words.deposit : words.invoice, { number });

/**
 * The PDF of a document, in its customer's language, of the same snapshot as its XML: a copy, which says so. Its title stands in
 * Italian too, and the law that it quotes is Italy's.
 */
export function drawDocument(content: Content): Promise<Uint8Array> {
  const words = wordsOf(content);
  const title = titleOf(content, words);
  // Whoever draws it, and two may at once: what is kept and what went to the exchange are the same bytes.
  const style = { title, foot: `${house.name} · ${title}`, page: words.pageOf, on: new Date(content.date) };
  return drawPdf(style, (pdf) => {
    drawHead(pdf, content, words, title);
    drawTable(
      pdf,
      columns(words),
      content.lines.map((line) => rowOf(line, words, content.language)),
    );
    pdf.font("regular").moveDown(1);
    drawSums(pdf, content, words);
    drawNotes(pdf, content, words);
  });
}

function drawHead(pdf: PDFKit.PDFDocument, content: Content, words: Words, title: string): void {
  const { left, top } = pdf.page.margins;
  const { date, language, orderNumber, customerReference } = content;
  const { cig, cup } = content.recipient;
  const traced = [...(cig ? [`CIG ${cig}`] : []), ...(cup ? [`CUP ${cup}`] : [])];
  pdf.font("bold").fontSize(18).text(title, left, top);
  pdf.font("regular").fontSize(9);
  if (language !== "it") pdf.text(`${titleOf(content, invoiceWords.it)} · ${italianDay(date)}`);
  pdf.moveDown(1);
  const y = pdf.y;
  const width = mm(82);
  const below = [
    drawField(pdf, [words.seller, partyLines(content.seller, words)], { x: left, y, width }),
    drawField(pdf, [words.customer, partyLines(content.buyer, words)], { x: left + mm(88), y, width }),
  ];
  const next = Math.max(...below) + mm(4);
  const references = [...(customerReference ? [customerReference] : []), ...traced];
  const facts: [string, string[]][] = [
    [words.date, [words.day(date)]],
    [words.order, [orderNumber]],
    ...(references.length > 0 ? [[words.reference, references] satisfies [string, string[]]] : []),
  ];
  const ends = facts.map(([label, texts], at) =>
    drawField(pdf, [label, texts], { x: left + at * mm(59), y: next, width: mm(54) }),
  );
  pdf.x = left;
  pdf.y = Math.max(...ends) + mm(7);
}

function partyLines(party: Party, words: Words): string[] {
  const { companyName, name = "", surname = "", vatNumber, fiscalCode, provinceCode } = party;
  const province = provinceCode ? ` (${provinceCode})` : "";
  return [
    companyName ?? `${name} ${surname}`.trim(),
    `${party.street} ${party.houseNumber}`.trim(),
    `${party.postalCode} ${party.city}${province}`,
    words.countryOf(party.countryCode),
    ...(vatNumber ? [words.named(words.vatNumber, vatNumber)] : []),
    ...(fiscalCode ? [words.named(words.fiscalCode, fiscalCode)] : []),
  ];
}

const columns = (words: Words) => [
  { title: words.product, width: mm(62) },
  { title: words.code, width: mm(34) },
  { title: words.pieces, width: mm(14), right: true },
  { title: words.unitPrice, width: mm(24), right: true },
  { title: words.rate, width: mm(16), right: true },
  { title: words.amount, width: mm(24), right: true },
];

/** What is no product's name is said in the reader's language; a deposit in Italian as in the file for the exchange, with its document. */
function nameOf({ kind, description, net }: DocumentLine, words: Words, language: Content["language"]): string {
  const { steps } = words;
  if (kind === "deposit" && language === "it") return description;
  const names: Partial<Record<DocumentLine["kind"], string>> = {
    waste: steps["waste-disposal-tax"],
    battery: steps["battery-contribution"],
    shipment: steps.shipment,
    coupon: steps.coupon,
    deposit: net > 0 ? words.depositBack : words.lessDeposit,
  };
  return names[kind] ?? description;
}

const rowOf = (line: DocumentLine, words: Words, language: Content["language"]): string[] => [
  nameOf(line, words, language),
  line.code ?? "",
  String(line.quantity),
  words.money(line.unit),
  words.rateOf(line.rate),
  words.money(line.net),
];

function drawSums(pdf: PDFKit.PDFDocument, content: Content, words: Words): void {
  const { groups, total, splitPayment, stampDuty, oneStopShop } = content;
  keepTogether(pdf, mm(7) * (groups.length + 5));
  const rows = groups.map(({ rate, taxable, vat, law }) => [
    words.rateOf(rate),
    words.money(taxable),
    words.money(vat),
    // "OSS" tells its reader nothing (`toldLaw`).
    oneStopShop ? "" : (law ?? ""),
  ]);
  const heads = [
    { title: words.rate, width: mm(20) },
    { title: words.taxable, width: mm(32), right: true },
    { title: words.vat, width: mm(28), right: true },
    { title: "", width: mm(94) },
  ];
  drawTable(pdf, heads, rows);
  const { left } = pdf.page.margins;
  pdf.font("bold").fontSize(11).moveDown(0.5);
  pdf
    .text(words.named(words.total, words.money(total)), left)
    .font("regular")
    .fontSize(9);
  // Public bodies are Italy's alone.
  if (splitPayment && groups.some(({ vat }) => vat !== 0)) {
    const net = words.money(sumOf(groups.map(({ taxable }) => taxable)));
    pdf.text(`Scissione dei pagamenti, art. 17-ter DPR 633/72: l'IVA è versata dall'ente. Netto senza IVA: ${net}`);
  }
  if (stampDuty) pdf.text(`Imposta di bollo assolta in modo virtuale: ${words.money(stampDuty)}`);
  pdf.moveDown(1);
}

/** "311,34 € · scadenza 31/12/2026"; once it had come when the document was issued: "311,34 € · pagati il 20/11/2026" */
export const paymentLine = (
  { amount, dueDate, paidOn }: DocumentPayment,
  words: Pick<Words, "money" | "day" | "dueOn" | "paidOn">,
): string => {
  const due = dueDate && fill(words.dueOn, { date: words.day(dueDate) });
  return [words.money(amount), paidOn ? fill(words.paidOn, { date: words.day(paidOn) }) : due]
    .filter(Boolean)
    .join(" · ");
};

/** Which document says what: the exchange's is the original, save that a one-stop shop's VAT stands in ours alone. */
export const originalNote = (
  content: Pick<Content, "groups" | "oneStopShop" | "total">,
  words: Pick<Words, "money" | "original" | "originalOneStopShop">,
): string =>
  content.oneStopShop
    ? fill(words.originalOneStopShop, { net: words.money(toldTotal(content)), total: words.money(content.total) })
    : words.original;

function drawNotes(pdf: PDFKit.PDFDocument, content: Content, words: Words): void {
  const { payments, related, deliveries, reason, operationOn } = content;
  keepTogether(pdf, mm(5) * (payments.length + 6));
  const { left } = pdf.page.margins;
  if (operationOn) pdf.text(words.named(words.operationOn, words.day(operationOn)), left).moveDown(0.5);
  if (reason) pdf.text(words.named(words.reason, reason), left).moveDown(0.5);
  const others = [...related, ...deliveries].map(({ number, date }) => `${number} (${words.day(date)})`);
  if (others.length > 0) pdf.text(words.named(words.follows, others.join(", ")), left).moveDown(0.5);
  const isOpen = payments.some(({ paidOn }) => !paidOn);
  if (payments.length > 0)
    pdf
      .font("bold")
      .text(isOpen ? words.toPay : words.payment, left)
      .font("regular");
  for (const payment of payments) pdf.text(paymentLine(payment, words), left);
  pdf.moveDown(1).fontSize(7.5).fillColor(grey).text(originalNote(content, words), left).fillColor(ink);
}
