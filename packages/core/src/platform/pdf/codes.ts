import barCodes from "bwip-js/node";

interface Place {
  /** Of the upper left corner, in points. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A QR code of so many points a side, without the quiet zone of four modules that is left free around it; error correction M. */
export function drawQrCode(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
) {
  const [drawn] = barCodes.raw({ bcid: "qrcode", text });
  if (!drawn || !("pixs" in drawn)) throw new Error("a QR code is made of squares");
  const { pixs, pixx } = drawn;
  const module = side / pixx;
  pixs.forEach((dark, at) => {
    if (dark) pdf.rect(x + (at % pixx) * module, y + Math.floor(at / pixx) * module, module, module);
  });
  pdf.fill("black");
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
