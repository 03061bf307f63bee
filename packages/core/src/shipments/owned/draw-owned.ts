import { ownedPapersTexts } from "@solvia/texts/owned-papers";
import { seller } from "../../content/index.ts";
import { wordsFor, type DocumentWords, type Order } from "../../orders/index.ts";
import { drawField, drawPdf, drawTable, mm } from "../../platform/pdf/pdf.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Described } from "./list-owned.ts";

/** Who bought, as the order names them, with the number of a company. */
const holderLines = ({ customer }: Order, words: DocumentWords): string[] => [
  ...(customer.companyName ? [customer.companyName] : []),
  customer.name,
  ...(customer.vatNumber ? [words.named(words.vatNumber, customer.vatNumber)] : []),
];

const titleOf = ({ brand, name }: Described): string => `${brand} ${name}`.trim();

/** A paper of what an order has brought, in its buyer's language. */
async function paperOf(order: Order, which: "card" | "serials", draw: (pdf: PDFKit.PDFDocument) => void) {
  const { language } = order.customer;
  const words = wordsFor(language, order.locale);
  const paper = await ownedPapersTexts.in(language);
  const title = which === "card" ? paper.card : paper.serials;
  return drawPdf({ title, foot: `${title} · ${order.number}`, page: words.pageOf }, (pdf) => {
    const { left, top } = pdf.page.margins;
    pdf.font("bold").fontSize(16).text(title, left, top).font("regular").fontSize(9).moveDown(1);
    const { y } = pdf;
    const house = [seller.name, ...seller.address, words.countryOf(seller.countryCode), words.sellerVat];
    // A gift's self-invoice isn't its buyer's.
    const sold = order.invoices?.filter(({ type }) => type !== "TD04" && type !== "TD27") ?? [];
    const invoices = sold.map(({ number, date }) => fill(paper.invoiceOf, { number, date: words.day(date) }));
    const fields: readonly (readonly [label: string, lines: readonly string[]])[] = [
      [words.seller, house],
      [paper.holder, holderLines(order, words)],
      [paper.order, [order.number]],
      ...(invoices.length > 0 ? [[paper.invoice, invoices] as const] : []),
    ];
    const step = mm(174) / fields.length;
    const ends = fields.map((field, at) => drawField(pdf, field, { x: left + at * step, y, width: step - mm(4) }));
    pdf.x = left;
    pdf.y = Math.max(...ends) + mm(4);
    draw(pdf);
  });
}

/** The warranty card: each article with its pieces, and until when its guarantees run; then the serials of each. */
export async function drawWarrantyCard(order: Order, products: readonly Described[]): Promise<Uint8Array> {
  const words = wordsFor(order.customer.language, order.locale);
  const paper = await ownedPapersTexts.in(order.customer.language);
  const day = (date: string | undefined): string => (date ? words.day(date) : "–");
  return paperOf(order, "card", (pdf) => {
    drawTable(
      pdf,
      [
        { title: words.product, width: mm(78) },
        { title: words.pieces, width: mm(16), right: true },
        { title: paper.delivered, width: mm(26) },
        { title: paper.product, width: mm(27) },
        { title: paper.performance, width: mm(27) },
      ],
      products.map((one) => [
        `${titleOf(one)}\n${one.productCode}`,
        String(one.quantity),
        day(one.deliveredOn),
        day(one.productGuaranteeUntil),
        day(one.performanceGuaranteeUntil),
      ]),
    );
    pdf.font("regular").fontSize(9).moveDown(1);
    const { left } = pdf.page.margins;
    for (const one of products.filter(({ serials }) => serials.length > 0)) {
      pdf.font("bold").text(titleOf(one), left).font("regular");
      pdf.text(one.serials.join("   "), left).moveDown(1);
    }
    pdf.text(paper.note, left);
  });
}

/** All serials of an order's articles, one a row: for grid and incentive papers. */
export async function drawSerials(order: Order, products: readonly Described[]): Promise<Uint8Array> {
  const paper = await ownedPapersTexts.in(order.customer.language);
  return paperOf(order, "serials", (pdf) =>
    drawTable(
      pdf,
      [
        { title: paper.brand, width: mm(34) },
        { title: paper.model, width: mm(80) },
        { title: paper.serial, width: mm(60) },
      ],
      products.flatMap((one) => one.serials.map((code) => [one.brand, `${one.name} (${one.productCode})`, code])),
    ),
  );
}
