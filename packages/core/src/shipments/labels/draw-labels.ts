import { seller } from "../../content/index.ts";
import { pickup, wordsFor, type DeliveryAddress, type Order } from "../../orders/index.ts";
import { drawGs1Code } from "../../platform/pdf/codes.ts";
import { drawField, drawPapers, ink, mm, type Paper } from "../../platform/pdf/pdf.ts";
import { transportWords } from "../papers/words/index.ts";

/** What a package's label tells. */
export interface Labelled {
  order: Pick<Order, "number" | "anonymousPackaging" | "customerReference" | "customer" | "locale">;
  address: DeliveryAddress | typeof pickup;
  /** The packages' codes, eighteen digits each. */
  codes: readonly string[];
}

/** Millimetres from the label's top: where the address has to end, and GS1's code begins, whose bars are at least 31.75 mm high on what is stored and shipped. */
const places = { order: 76, code: 93, bars: 32, digits: 126 } as const;

/** A label for each package, 100 by 150 mm: who sends, where it goes, which order, which of how many, and its GS1-128 code with the SSCC. */
export function drawLabels(labelled: Labelled): Promise<Uint8Array> {
  const paper = labelsPaper(labelled);
  return drawPapers(paper.style, [paper]);
}

/** The same as one paper of several. */
export function labelsPaper({ order, address, codes }: Labelled): Paper {
  const { anonymousPackaging, customer, number, customerReference, locale } = order;
  const words = wordsFor("it", locale);
  const sender = anonymousPackaging ? (customer.companyName ?? customer.name) : seller.name;
  const style = { title: number, foot: number, page: words.pageOf, label: true as const };
  const draw = (pdf: PDFKit.PDFDocument): void => {
    codes.forEach((code, at) => {
      if (at > 0) pdf.addPage().fillColor(ink);
      const { left, right, top } = pdf.page.margins;
      const width = pdf.page.width - left - right;
      const from = drawField(pdf, [transportWords.it.sender, [sender]], { x: left, y: top, width });
      drawField(pdf, [transportWords.it.destination, []], { x: left, y: from + mm(4), width });
      const [name = "", ...lines] = addressOf(address, customer.name, words.countryOf);
      drawAddress(pdf, [name, lines.join("\n")], width);
      const y = mm(places.order);
      drawField(pdf, [transportWords.it.order, [number]], { x: left, y, width: width / 2 });
      const height = mm(places.code - 1) - pdf.y;
      if (customerReference)
        pdf.text(customerReference, left, pdf.y, { width: (width * 2) / 3, height, ellipsis: true });
      pdf.font("bold").fontSize(24).fillColor(ink);
      pdf.text(`${at + 1}/${codes.length}`, left + width / 2, y, { width: width / 2, align: "right" });
      drawGs1Code(pdf, `(00)${code}`, { x: left, y: mm(places.code), width, height: mm(places.bars) });
      pdf.font("regular").fontSize(10).fillColor(ink);
      pdf.text(`(00) ${code}`, left, mm(places.digits), { width, align: "center" });
    });
  };
  return { style: { ...style, ...(anonymousPackaging && { anonymous: true }) }, draw };
}

/** Where it goes, as large as it fits above the order's number. */
function drawAddress(pdf: PDFKit.PDFDocument, [name, lines]: readonly [string, string], width: number): void {
  const room = mm(places.order - 2) - pdf.y;
  const heightAt = (size: number) =>
    pdf.fontSize(size + 2).heightOfString(name, { width }) + pdf.fontSize(size).heightOfString(lines, { width });
  pdf.font("bold");
  let size = 12;
  while (size > 6 && heightAt(size) > room) size -= 0.5;
  const { left } = pdf.page.margins;
  pdf.fontSize(size + 2).text(name, left, pdf.y, { width });
  pdf.fontSize(size).text(lines, left, pdf.y, { width });
  pdf.font("regular");
}

function addressOf(address: Labelled["address"], customer: string, countryOf: (code: string) => string): string[] {
  if (address === pickup) return [customer, transportWords.it.pickup];
  const { header, street, houseNumber, postalCode, city, provinceCode, countryCode, telephone } = address;
  const province = provinceCode ? ` (${provinceCode})` : "";
  return [
    header,
    `${street} ${houseNumber}`,
    `${postalCode} ${city}${province}`,
    countryOf(countryCode),
    ...(telephone ? [telephone] : []),
  ];
}
