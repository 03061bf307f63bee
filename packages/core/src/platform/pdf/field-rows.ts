import { drawField, mm } from "./pdf.ts";

/** A small label over its lines. */
export type Field = readonly [label: string, lines: readonly string[]];

/** Points below a row of fields. */
const below = mm(4);

/** How wide each of some fields is beside the others, and the step from one to the next (points). */
function placesOf({ page }: PDFKit.PDFDocument, fields: readonly Field[]): { step: number; width: number } {
  const step = (page.width - page.margins.left - page.margins.right) / fields.length;
  return { step, width: step - mm(4) };
}

/** Fields beside each other, as wide as they fit; leaves the pen below them. */
export function drawFieldRow(pdf: PDFKit.PDFDocument, fields: readonly Field[]): void {
  const { left } = pdf.page.margins;
  const { step, width } = placesOf(pdf, fields);
  const { y } = pdf;
  const ends = fields.map((field, at) => drawField(pdf, field, { x: left + at * step, y, width }));
  pdf.x = left;
  pdf.y = Math.max(...ends) + below;
}

/** How high that row will be (points), to keep it together with what stands above it. */
export function fieldRowHeight(pdf: PDFKit.PDFDocument, fields: readonly Field[]): number {
  const { width } = placesOf(pdf, fields);
  const heightOf = ([label, lines]: Field) => {
    pdf.font("regular").fontSize(7.5);
    const head = pdf.heightOfString(label, { width });
    pdf.fontSize(9);
    return lines.reduce((sum, line) => sum + pdf.heightOfString(line, { width }), head);
  };
  return Math.max(...fields.map(heightOf)) + below;
}
