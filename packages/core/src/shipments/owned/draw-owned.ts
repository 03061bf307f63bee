import { ownedPapersTexts } from "@solvia/texts/owned-papers";
import { wordsFor, type Order } from "../../orders/index.ts";
import { drawField, drawPdf, drawTable, mm } from "../../platform/pdf/pdf.ts";
import type { Described } from "./list-owned.ts";

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
    const holder = order.customer.companyName ?? order.customer.name;
    const ends = [
      drawField(pdf, [paper.holder, [holder]], { x: left, y, width: mm(80) }),
      drawField(pdf, [paper.order, [order.number]], { x: left + mm(90), y, width: mm(80) }),
    ];
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
