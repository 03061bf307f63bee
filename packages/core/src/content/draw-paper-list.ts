import { guidanceTexts } from "@solvia/texts/guidance";
import { drawPdf, grey, ink, keepTogether, mm } from "../platform/pdf/pdf.ts";
import { fill } from "../platform/text/fill.ts";
import type { Language } from "../platform/locale.ts";
import { guidanceFacts } from "./guidance-facts.ts";
import { guidance } from "./guidance.ts";
import type { FileTextId } from "./plain-text.ts";
import { seller } from "./seller.ts";

/** The papers that a page of advice asks for, each with a box to tick, as of when they hold and by which acts. */
export async function drawPaperList(id: FileTextId, language: Language): Promise<Uint8Array> {
  const [{ common }, text] = await Promise.all([guidanceTexts.in(language), guidance(id, language)]);
  const page = (number: number, of: number) => fill(common.page, { page: number, pages: of });
  const { asOf } = guidanceFacts[id];
  return drawPdf(
    { title: text.title, foot: `${seller.name} · ${text.title}`, page, ...(asOf && { on: new Date(asOf) }) },
    (pdf) => {
      pdf.font("bold").fontSize(15).text(text.title).moveDown(0.4);
      pdf.font("regular").fontSize(10).text(text.lead).moveDown(0.4);
      pdf
        .fontSize(8)
        .fillColor(grey)
        .text(text.standing ?? "")
        .fillColor(ink)
        .moveDown(1);
      heading(pdf, common.papers);
      for (const paper of text.papers?.items ?? []) ticked(pdf, paper);
      pdf.moveDown(0.8);
      heading(pdf, common.sources);
      pdf.fontSize(8);
      for (const { name, url } of text.sources?.items ?? []) {
        keepTogether(pdf, mm(8));
        pdf.fillColor(ink).text(name).fillColor(grey).text(url, { link: url }).fillColor(ink).moveDown(0.3);
      }
    },
  );
}

function heading(pdf: PDFKit.PDFDocument, text: string): void {
  keepTogether(pdf, mm(20));
  pdf.font("bold").fontSize(12).text(text).font("regular").fontSize(10).moveDown(0.4);
}

/** A box of 3.5 mm before the paper's name. */
function ticked(pdf: PDFKit.PDFDocument, paper: string): void {
  keepTogether(pdf, mm(12));
  const { left } = pdf.page.margins;
  const { y } = pdf;
  pdf
    .rect(left, y + mm(0.6), mm(3.5), mm(3.5))
    .lineWidth(0.8)
    .stroke(ink);
  pdf.text(paper, left + mm(7), y, { width: pdf.page.width - pdf.page.margins.right - left - mm(7) });
  pdf.x = left;
  pdf.y += mm(2);
}
