import { drawPdf, drawTable, ink, keepTogether, mm } from "../../platform/pdf/pdf.ts";
import { fill } from "../../platform/text/fill.ts";
import { romeDate } from "../../platform/time.ts";
import type { PaperLanguage } from "./paper-languages.ts";
import type { PickingList } from "./picking-list.ts";
import { pickingWords } from "./picking-words.ts";
import { walkFor } from "./picking.ts";

/**
 * A picking list on paper: first the walk, each article once by its place with the pieces of all shipments and a box to tick, then each shipment with what belongs to it, by which the
 * trolley is parted.
 */
export function drawPicking(list: PickingList, language: PaperLanguage, now: Date): Promise<Uint8Array> {
  const words = pickingWords[language];
  const title = fill(words.title, { warehouse: list.warehouseName, on: romeDate(now) });
  const page = (number: number, of: number) => fill(words.page, { number: String(number), of: String(of) });
  return drawPdf({ title, foot: title, page, on: now }, (pdf) => {
    const { left, top } = pdf.page.margins;
    const head = (text: string, size: number) => pdf.font("bold").fontSize(size).fillColor(ink).text(text, left, pdf.y);
    pdf.y = top;
    head(title, 14).moveDown(0.5);
    const columns = [
      { title: words.place, width: mm(24) },
      { title: words.article, width: mm(82) },
      { title: words.pieces, width: mm(18), right: true },
      { title: words.forOrders, width: mm(36) },
      { title: words.taken, width: mm(14) },
    ];
    drawTable(
      pdf,
      columns,
      walkFor(list.shipments).map(({ place = "–", brand, name, productCode, quantity, of }) => [
        place,
        `${brand} ${name} (${productCode})`,
        String(quantity),
        of.map((one) => `${one.orderNumber}: ${one.quantity}`).join("\n"),
        "[   ]",
      ]),
    );
    for (const { orderNumber, customerName, carrier, lines } of list.shipments) {
      pdf.moveDown(1);
      keepTogether(pdf, mm(30));
      head([fill(words.order, { number: orderNumber }), customerName, carrier].filter(Boolean).join(" · "), 10);
      pdf.moveDown(0.3);
      drawTable(
        pdf,
        columns.slice(0, 3).map((column, at) => (at === 1 ? { ...column, width: mm(132) } : column)),
        lines.map(({ place = "–", brand, name, productCode, quantity }) => [
          place,
          `${brand} ${name} (${productCode})`,
          String(quantity),
        ]),
      );
    }
  });
}
