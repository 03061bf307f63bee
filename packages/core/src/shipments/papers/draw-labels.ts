import { seller } from "../../content/index.ts";
import { pickup, wordsFor, type DeliveryAddress, type Order } from "../../orders/index.ts";
import { drawGs1Code } from "../../platform/pdf/codes.ts";
import { drawField, drawPdf, ink, mm } from "../../platform/pdf/pdf.ts";
import { transportWords } from "./words/index.ts";

/** What a package's label tells. */
export interface Labelled {
  order: Pick<Order, "number" | "anonymousPackaging" | "customerReference" | "customer" | "locale">;
  address: DeliveryAddress | typeof pickup;
  /** The packages' codes, eighteen digits each. */
  codes: readonly string[];
}

/** A label for each package, 100 by 150 mm: who sends, where it goes, which order, which of how many, and its GS1-128 code with the SSCC. */
export function drawLabels({ order, address, codes }: Labelled): Promise<Uint8Array> {
  const { anonymousPackaging, customer, number, customerReference, locale } = order;
  const words = wordsFor("it", locale);
  const sender = anonymousPackaging ? (customer.companyName ?? customer.name) : seller.name;
  const style = { title: number, foot: number, page: words.pageOf, label: true as const };
  return drawPdf({ ...style, ...(anonymousPackaging && { anonymous: true }) }, (pdf) => {
    codes.forEach((code, at) => {
      if (at > 0) pdf.addPage().fillColor(ink);
      const { left, right, top } = pdf.page.margins;
      const width = pdf.page.width - left - right;
      const from = drawField(pdf, [transportWords.it.sender, [sender]], { x: left, y: top, width });
      drawField(pdf, [transportWords.it.destination, []], { x: left, y: from + mm(4), width });
      const [name = "", ...lines] = addressOf(address, customer.name, words.countryOf);
      pdf.font("bold").fontSize(14).text(name, left, pdf.y, { width });
      pdf.fontSize(12).text(lines.join("\n"), left, pdf.y, { width }).font("regular");
      const y = mm(78);
      drawField(pdf, [transportWords.it.order, [number, ...(customerReference ? [customerReference] : [])]], {
        x: left,
        y,
        width: width / 2,
      });
      pdf.font("bold").fontSize(24).fillColor(ink);
      pdf.text(`${at + 1}/${codes.length}`, left + width / 2, y, { width: width / 2, align: "right" });
      drawGs1Code(pdf, `(00)${code}`, { x: left, y: mm(96), width, height: mm(28) });
      pdf.font("regular").fontSize(10).fillColor(ink);
      pdf.text(`(00) ${code}`, left, mm(125), { width, align: "center" });
    });
  });
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
