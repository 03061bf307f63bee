import { wordsFor } from "../../orders/index.ts";
import { drawField, drawPdf, grey, mm } from "../../platform/pdf/pdf.ts";
import {
  dangerousText,
  destinationLines,
  isHidden,
  kilograms,
  needLines,
  partyLines,
  senderLines,
  type Copy,
} from "./paper-facts.ts";
import type { TransportContent, TransportDocument } from "./transport-document.ts";
import { transportWords } from "./words/index.ts";

/** The boxes of the note by their numbers, in Italian and English: it is read wherever the lorry stops. */
const boxes = {
  1: "Mittente · Sender",
  2: "Destinatario · Consignee",
  3: "Luogo di consegna · Place of delivery of the goods",
  4: "Luogo e data di presa in carico · Place and date of taking over the goods",
  5: "Documenti allegati · Documents attached",
  6: "Contrassegni e numeri · Marks and numbers",
  7: "Numero di colli · Number of packages",
  8: "Imballaggio · Method of packing",
  9: "Natura della merce · Nature of the goods",
  10: "Numero statistico · Statistical number",
  11: "Peso lordo · Gross weight",
  12: "Volume m³ · Volume in m³",
  13: "Istruzioni del mittente · Sender's instructions",
  14: "Pagamento del trasporto · Payment for carriage",
  15: "Contrassegno · Cash on delivery",
  16: "Vettore · Carrier",
  17: "Vettori successivi · Successive carriers",
  18: "Riserve e osservazioni del vettore · Carrier's reservations and observations",
  19: "Accordi particolari · Special agreements",
  20: "Da pagare a cura di · To be paid by",
  21: "Emessa a, il · Established in, on",
  22: "Firma del mittente · Signature of the sender",
  23: "Firma del vettore · Signature of the carrier",
  24: "Merce ricevuta: luogo, data, firma · Goods received: place, date, signature",
} as const;
type BoxNumber = keyof typeof boxes;
type Box = readonly [number: BoxNumber, lines: readonly string[], share: number];

/** The three originals that the convention asks for (art. 5). */
const originals = ["1 · mittente · sender", "2 · destinatario · consignee", "3 · vettore · carrier"] as const;

const statement =
  "Al trasporto si applica, malgrado ogni patto contrario, la Convenzione CMR (Ginevra, 19 maggio 1956). · This carriage is subject, whatever is agreed otherwise, to the CMR Convention (Geneva, 19 May 1956).";

/** Articles that are named one by one; more of them are those of the transport document that goes along. */
const mostNamed = 14;

function goodsOf(content: TransportContent): string[] {
  const { lines, number, dangerous } = content;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const named =
    lines.length > mostNamed
      ? [`${pieces} × ${number}`]
      : lines.map(({ quantity, name, code }) => `${quantity} × ${name} (${code})`);
  return [...named, ...dangerous.map((one) => `ADR ${dangerousText(one, content)}`)];
}

const payment: Readonly<Record<TransportContent["terms"], string>> = {
  franco: "Franco · Carriage paid",
  assegnato: "Assegnato · Carriage forward",
  exw: "EXW",
};

/**
 * The consignment note of goods that go abroad by road, three originals, of the transport document's snapshot alone (CMR, art. 5 and 6): what its
 * facts don't say stays empty to be written by hand. Its sender is named as in the copy of the transport document that goes along.
 */
export function drawConsignmentNote({ content, issuedOn }: TransportDocument, copy: Copy): Promise<Uint8Array> {
  const words = wordsFor("it", content.locale);
  const title = `CMR ${content.number}`;
  const style = { title, foot: title, page: words.pageOf, on: new Date(issuedOn) };
  const hidden = isHidden(content, copy);
  const { loadedAt, packages, carrier, plate, notes, date, buyer, number, terms } = content;
  const to = destinationLines(content, words, "");
  const place = hidden ? "" : `${loadedAt.address.postalCode} ${loadedAt.address.city}`;
  const day = words.day(date);
  const rows: readonly (readonly Box[])[] = [
    [
      [1, senderLines(content, copy, words), 0.5],
      [
        16,
        carrier ? [carrier.name, carrier.address ?? "", carrier.vatNumber ?? "", plate ?? ""].filter(Boolean) : [],
        0.5,
      ],
    ],
    [
      [2, hidden ? to : partyLines(buyer, words), 0.5],
      [17, [], 0.5],
    ],
    [
      [3, to, 0.5],
      [18, [], 0.5],
    ],
    [
      [4, [[place, day].filter(Boolean).join(", ")], 0.5],
      [5, [number], 0.5],
    ],
    [
      [6, [content.orderNumber], 0.16],
      [7, [String(packages.count)], 0.1],
      [8, [transportWords.it[packages.appearance]], 0.12],
      [9, goodsOf(content), 0.32],
      [10, [], 0.1],
      [11, [kilograms(packages.grossGrams, content)], 0.1],
      [12, [], 0.1],
    ],
    [
      [13, [...needLines(content, (need) => transportWords.it[need]), ...(notes ? [notes] : [])], 0.5],
      [19, [], 0.5],
    ],
    [
      [14, [payment[terms]], 0.33],
      [15, [], 0.33],
      [20, [], 0.34],
    ],
    [[21, [[place, day].filter(Boolean).join(", ")], 1]],
    [
      [22, [], 0.33],
      [23, [], 0.33],
      [24, [], 0.34],
    ],
  ];
  return drawPdf({ ...style, ...(hidden && { anonymous: true }) }, (pdf) => {
    originals.forEach((original, at) => {
      if (at > 0) pdf.addPage();
      const { left, top } = pdf.page.margins;
      pdf.font("bold").fontSize(14).text(title, left, top).font("regular").fontSize(8).text(original).text(statement);
      pdf.y += mm(2);
      rows.forEach((row, index) => drawBoxes(pdf, row, index === rows.length - 1 ? mm(26) : mm(15)));
    });
  });
}

/** Boxes beside each other in frames of one height, at least `least` points. */
function drawBoxes(pdf: PDFKit.PDFDocument, row: readonly Box[], least: number): void {
  const { left, right } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const { y } = pdf;
  let x = left;
  const ends = row.map(([number, lines, share]) => {
    const at = { x: x + mm(1), y: y + mm(1), width: share * width - mm(2) };
    x += share * width;
    return drawField(pdf, [`${number} ${boxes[number]}`, lines], at);
  });
  const height = Math.max(least, ...ends.map((end) => end - y + mm(1)));
  x = left;
  for (const [, , share] of row) {
    pdf
      .rect(x, y, share * width, height)
      .lineWidth(0.4)
      .strokeColor(grey)
      .stroke();
    x += share * width;
  }
  pdf.x = left;
  pdf.y = y + height;
}
