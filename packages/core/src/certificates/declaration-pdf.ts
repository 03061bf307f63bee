import { seller } from "../content/index.ts";
import { drawField, drawPdf, grey, ink, keepTogether, mm } from "../platform/pdf/pdf.ts";
import { fill } from "../platform/text/fill.ts";
import type { CivilDate } from "../platform/time.ts";
import type { Certificate } from "./certificate.ts";
import { declarationText as said } from "./declaration-text.ts";

/** What a signature on the screen adds to the declaration. */
interface Signature {
  /** A PNG. */
  picture: Uint8Array;
  signedOn: CivilDate;
}

type Declared = Pick<Certificate, "id" | "kind" | "declaration">;

const day = (date: CivilDate): string => date.split("-").toReversed().join("/");
/** W as kW with a comma, as the plant's papers write it. */
const kilowatts = (watts: number): string =>
  `${(watts / 1000).toLocaleString("it-IT", { maximumFractionDigits: 3 })} kWp`;

/**
 * The declaration for the reduced rate, to be signed or signed on the screen (domain-rules 1.2, contents 1 to 8). It is an Italian legal paper: in
 * Italian whoever reads the site in which language.
 */
export function drawDeclaration(certificate: Declared, signature?: Signature): Promise<Uint8Array> {
  const { id } = certificate;
  const foot = fill(said.foot, { id });
  const page = (number: number, of: number) => fill(said.page, { number, of });
  return drawPdf({ title: said.title, foot, page }, (pdf) => {
    pdf.font("bold").fontSize(14).text(said.title).font("regular").fontSize(9).moveDown(0.2);
    pdf.fillColor(grey).text(said.law).fillColor(ink).moveDown(0.8);
    fieldsOf(pdf, said.declarant, declarantOf(certificate));
    fieldsOf(pdf, said.sellerHead, [
      [said.sellerName, [seller.name, ...seller.address]],
      ["P. IVA", [seller.vatNumber]],
    ]);
    fieldsOf(pdf, said.plant, plantOf(certificate));
    heading(pdf, said.capacity);
    const chosen = certificate.kind === "open" ? said.installer : said.finalUser;
    const other = certificate.kind === "open" ? said.finalUser : said.installer;
    pdf.text(`[X] ${chosen}`).text(`[  ] ${other}`).moveDown(0.6);
    heading(pdf, said.goods);
    pdf.text(certificate.declaration.goods ?? fill(said.allGoods, { seller: seller.name }));
    pdf.moveDown(0.6);
    heading(pdf, said.declares);
    for (const text of said.statements) pdf.text(`– ${text}`).moveDown(0.25);
    pdf.moveDown(0.4).fontSize(8).fillColor(grey).text(said.warning).text(said.privacy).fillColor(ink).fontSize(9);
    signaturePlace(pdf, certificate, signature);
  });
}

function heading(pdf: PDFKit.PDFDocument, text: string): void {
  keepTogether(pdf, mm(20));
  pdf.font("bold").text(text, pdf.page.margins.left).font("regular").moveDown(0.2);
}

/** Labels over their texts, two beside each other. */
function fieldsOf(
  pdf: PDFKit.PDFDocument,
  title: string,
  fields: readonly (readonly [string, readonly string[]])[],
): void {
  heading(pdf, title);
  const { left } = pdf.page.margins;
  for (let at = 0; at < fields.length; at += 2) {
    keepTogether(pdf, mm(14));
    const { y } = pdf;
    const ends = fields
      .slice(at, at + 2)
      .map((field, column) => drawField(pdf, field, { x: left + column * mm(88), y, width: mm(84) }));
    pdf.x = left;
    pdf.y = Math.max(...ends) + mm(1.5);
  }
  pdf.moveDown(0.5);
}

function declarantOf({ declaration: d }: Declared): (readonly [string, readonly string[]])[] {
  return [
    [said.name, [`${d.name} ${d.surname}`]],
    [said.fiscalCode, [d.fiscalCode]],
    [said.born, [`${d.birthPlace}, ${day(d.birthDate)}`]],
    [said.residence, [d.residence]],
    ...(d.companyName
      ? ([
          [d.role === "attorney" ? said.attorneyOf : said.representativeOf, [d.companyName, d.companySeat ?? ""]],
          ["P. IVA", [d.companyVatNumber ?? ""]],
        ] as const)
      : []),
  ];
}

function plantOf({ kind, declaration: d }: Declared): (readonly [string, readonly string[]])[] {
  if (kind === "open") return [[said.where, [said.customersPlants]]];
  return [
    [said.where, [d.plantAddress ?? "", `${d.plantCity ?? ""} (${d.plantProvince ?? ""})`]],
    ["POD", [d.plantPod ?? said.podPending]],
    [said.power, [d.plantWatts === undefined ? "" : kilowatts(d.plantWatts)]],
    [said.work, [d.plantExtension ? said.extension : said.newPlant]],
  ];
}

function signaturePlace(pdf: PDFKit.PDFDocument, { declaration }: Declared, signature: Signature | undefined): void {
  keepTogether(pdf, mm(42));
  pdf.moveDown(1);
  const { left } = pdf.page.margins;
  const { y } = pdf;
  const on = signature ? day(signature.signedOn) : "____ / ____ / ________";
  pdf.text(fill(said.placeAndDate, { place: declaration.place, on }), left, y, { width: mm(84) });
  pdf.text(said.signature, left + mm(96), y);
  if (signature) {
    pdf.image(Buffer.from(signature.picture), left + mm(96), y + mm(6), { fit: [mm(70), mm(22)] });
    pdf.fontSize(7.5).fillColor(grey);
    pdf
      .text(said.signedOnScreen, left + mm(96), y + mm(30), { width: mm(74) })
      .fillColor(ink)
      .fontSize(9);
  } else {
    pdf
      .moveTo(left + mm(96), y + mm(20))
      .lineTo(left + mm(166), y + mm(20))
      .strokeColor(grey)
      .stroke();
  }
  pdf.text(said.attached, left, y + mm(34));
}
