import barCodes from "bwip-js/node";

interface Place {
  /** Of the upper left corner, in points. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A GS1-128 bar code, its text as GS1 writes it: "(00)" and eighteen digits. `width` in points holds quiet zones of ten modules. */
export function drawGs1Code(pdf: PDFKit.PDFDocument, text: string, { x, y, width, height }: Place): void {
  const [drawn] = barCodes.raw({ bcid: "gs1-128", text });
  if (!drawn || !("sbs" in drawn)) throw new Error("GS1-128 is made of bars");
  const { sbs } = drawn;
  const module = width / (sbs.reduce((sum, bar) => sum + bar, 0) + 20);
  let left = x + 10 * module;
  sbs.forEach((bar, at) => {
    // Bars and gaps take turns, a bar first.
    if (at % 2 === 0) pdf.rect(left, y, bar * module, height);
    left += bar * module;
  });
  pdf.fill("black");
}
