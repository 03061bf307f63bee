import { drawPdf } from "@solvia/core/platform/pdf/pdf";

/** A page that stands for a paper of an order, and says that it is none. */
export const drawPaper = (title: string, about: string): Promise<Uint8Array> =>
  drawPdf({ title, foot: "Solvia", page: (number, of) => `${number} / ${of}` }, (pdf) => {
    pdf.font("bold").fontSize(18).text(title).moveDown(0.5);
    pdf.font("regular").fontSize(11).text(about).moveDown();
    pdf.text("Documento dimostrativo, senza valore fiscale.");
  });
