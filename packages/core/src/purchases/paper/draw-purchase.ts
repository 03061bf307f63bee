import type { purchasesTexts } from "@solvia/texts/purchases";
import { seller, sellerVat, vatWords } from "../../content/index.ts";
import type { SupplierFields, Warehouse } from "../../logistics/index.ts";
import { drawField, drawPdf, drawTable, grey, ink, keepTogether, mm } from "../../platform/pdf/pdf.ts";
import { drawSums } from "../../platform/pdf/sums.ts";
import { fill } from "../../platform/text/fill.ts";
import { euroFormat, readerTag } from "../../platform/text/reader-format.ts";
import type { CivilDate } from "../../platform/time.ts";
import { amountOf, type Purchase } from "../purchase.ts";

type Texts = Awaited<ReturnType<(typeof purchasesTexts)["in"]>>["purchase"];

interface Sides {
  /** Where the goods are to come. */
  place: Warehouse;
  supplier: Partial<Pick<SupplierFields, "vatNumber" | "address">>;
}

interface Paper {
  purchase: Purchase;
  sides: Sides;
  texts: Texts;
  money: (cents: number) => string;
  pieces: (count: number) => string;
  day: (day: CivilDate) => string;
}

/** The PDF of an order to a supplier, in its language: the same bytes whenever it is drawn of the same order, supplier and warehouse. */
export function drawPurchase(purchase: Purchase, sides: Sides, texts: Texts): Promise<Uint8Array> {
  const tag = readerTag(purchase.language, seller.countryCode);
  const count = new Intl.NumberFormat(tag, { useGrouping: "always" });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const paper: Paper = {
    purchase,
    sides,
    texts,
    money: euroFormat(tag),
    pieces: (pieces) => count.format(pieces),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
  const title = fill(texts.title, { number: purchase.number });
  const style = {
    title,
    foot: `${seller.name} · ${title}`,
    page: (page: number, pages: number) => fill(texts.page, { page, pages }),
    on: new Date(purchase.sentAt ?? purchase.createdOn),
  };
  return drawPdf(style, (pdf) => {
    drawHead(pdf, paper, title);
    drawLines(pdf, paper);
    drawEnd(pdf, paper);
  });
}

const supplierLines = (
  { supplierName, supplierEmail, language }: Purchase,
  { address, vatNumber }: Sides["supplier"],
): string[] => [
  supplierName,
  ...(address ? [address] : []),
  ...(vatNumber ? [`${vatWords[language].vatNumber} ${vatNumber}`] : []),
  ...(supplierEmail ? [supplierEmail] : []),
];

function drawHead(
  pdf: PDFKit.PDFDocument,
  { purchase, sides: { place, supplier }, texts, day }: Paper,
  title: string,
): void {
  const { left, top } = pdf.page.margins;
  const country = new Intl.DisplayNames(readerTag(purchase.language, seller.countryCode), { type: "region" });
  const countryOf = (code: string): string => country.of(code) ?? code;
  const house = [seller.name, ...seller.address, countryOf(seller.countryCode)];
  const { name, street, houseNumber, postalCode, city, provinceCode, countryCode, telephone } = place;
  const goods = [
    `${seller.name}, ${name}`,
    `${street} ${houseNumber}`,
    [postalCode, city, provinceCode].filter(Boolean).join(" "),
    countryOf(countryCode),
    ...(telephone ? [telephone] : []),
  ];
  pdf.font("bold").fontSize(18).text(title, left, top);
  pdf.font("regular").fontSize(9).moveDown(1.2);
  const width = mm(54);
  const row = (y: number, fields: readonly (readonly [label: string, lines: readonly string[]])[]): number =>
    Math.max(...fields.map((field, at) => drawField(pdf, field, { x: left + at * mm(59), y, width })));
  const below = row(pdf.y, [
    [texts.buyer, [...house, sellerVat(purchase.language)]],
    [texts.supplier, supplierLines(purchase, supplier)],
    [texts.deliveredTo, goods],
  ]);
  const end = row(below + mm(4), [
    [texts.date, [day(purchase.orderOn)]],
    ...(purchase.wantedOn ? [[texts.wantedOn, [day(purchase.wantedOn)]] as const] : []),
  ]);
  pdf.x = left;
  pdf.y = end + mm(7);
}

function drawLines(pdf: PDFKit.PDFDocument, { purchase, texts, money, pieces }: Paper): void {
  const columns = [
    { title: texts.code, width: mm(38) },
    { title: texts.product, width: mm(62) },
    { title: texts.pieces, width: mm(18), right: true },
    { title: texts.unitPrice, width: mm(27), right: true },
    { title: texts.amount, width: mm(29), right: true },
  ];
  const rows = purchase.lines.map(({ purchaseCode, name, productCode, ordered, price }) => [
    purchaseCode,
    `${name}\n${productCode}`,
    pieces(ordered),
    money(price),
    money(price * ordered),
  ]);
  drawTable(pdf, columns, rows);
  pdf.moveDown(1);
}

function drawEnd(pdf: PDFKit.PDFDocument, { purchase, texts, money }: Paper): void {
  const { left } = pdf.page.margins;
  drawSums(pdf, [{ label: texts.total, amount: amountOf(purchase.lines), total: true }], { width: mm(90), money });
  pdf.x = left;
  keepTogether(pdf, mm(20));
  if (purchase.notes) {
    pdf.moveDown(1).font("bold").text(texts.notes, left).font("regular");
    pdf.text(purchase.notes, left);
  }
  pdf.moveDown(1).fontSize(8).fillColor(grey).text(texts.confirm, left).fillColor(ink);
}
