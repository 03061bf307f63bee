import { ink, keepTogether, mm } from "../../platform/pdf/pdf.ts";
import type { PaperBlock } from "./paper-blocks.ts";

/** Points of each kind's letters, and the space above it. */
const looks: Readonly<Record<PaperBlock["kind"], { size: number; above: number }>> = {
  h2: { size: 14, above: mm(6) },
  h3: { size: 12, above: mm(5) },
  h4: { size: 10.5, above: mm(4) },
  p: { size: 10, above: mm(2.5) },
  item: { size: 10, above: mm(1.2) },
  quote: { size: 10, above: mm(3) },
};
/** How far an item stands in, for each list around it. */
const inset = mm(6);
const linkInk = "#0f5132";

/** A heading is never the last of its page: so much of what follows stands below it. */
const alongHeading = mm(22);

/** Blocks below each other, over as many pages as they take. */
export function drawBlocks(pdf: PDFKit.PDFDocument, blocks: readonly PaperBlock[]): void {
  for (const block of blocks) drawBlock(pdf, block);
}

function drawBlock(pdf: PDFKit.PDFDocument, { kind, mark, depth, runs }: PaperBlock): void {
  const { size, above } = looks[kind];
  const { left, right } = pdf.page.margins;
  const x = left + (kind === "quote" ? inset : depth * inset);
  const width = pdf.page.width - right - x;
  keepTogether(pdf, kind.startsWith("h") ? alongHeading : above + 2 * size);
  pdf.y += above;
  pdf.fontSize(size).fillColor(ink);
  const { y } = pdf;
  if (mark) pdf.font("regular").text(mark, x - inset, y, { width: inset - mm(1.5), align: "right", lineBreak: false });
  pdf.x = x;
  pdf.y = y;
  runs.forEach(({ text, bold, italic, underline, link }, at) => {
    pdf.font(bold ? "bold" : "regular").fillColor(link ? linkInk : ink);
    pdf.text(text, {
      width,
      lineGap: 2,
      continued: at < runs.length - 1,
      oblique: italic,
      underline,
      link: link ?? null,
    });
  });
  pdf.font("regular").fillColor(ink);
  pdf.x = left;
}
