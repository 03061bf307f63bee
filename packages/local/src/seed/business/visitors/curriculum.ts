import { drawPdf } from "@solvia/core/platform/pdf/pdf";

/** A curriculum of one page, which somebody who applies sends along. */
export const drawCurriculum = (name: string, lines: readonly string[]): Promise<Uint8Array> =>
  drawPdf({ title: `Curriculum di ${name}`, foot: name, page: (number, of) => `${number} / ${of}` }, (pdf) => {
    pdf.font("bold").fontSize(18).text(name).moveDown(0.5);
    pdf.font("regular").fontSize(11);
    for (const line of lines) pdf.text(line).moveDown(0.5);
  });
