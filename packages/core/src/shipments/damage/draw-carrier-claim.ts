import { seller, sellerVat } from "../../content/index.ts";
import { drawField, drawPdf, drawTable, mm } from "../../platform/pdf/pdf.ts";
import { fill } from "../../platform/text/fill.ts";
import { carrierFacts, carrierLanguage } from "./carrier-facts.ts";
import { carrierWords } from "./carrier-words.ts";
import type { DamageClaim } from "./claim.ts";
import { loadClaim } from "./stored-claim.ts";

/** The claim to the carrier as PDF, of what was told alone: the same bytes whenever it is drawn. */
export function drawCarrierClaim(claim: DamageClaim): Promise<Uint8Array> {
  const words = carrierWords[claim.basis];
  const title = fill(words.title, { number: claim.documentNumber });
  const style = {
    title,
    foot: `${seller.name} · ${title}`,
    page: (page: number, pages: number) => fill(words.page, { page, pages }),
    on: new Date(claim.toCarrier?.on ?? claim.createdOn),
  };
  return drawPdf(style, (pdf) => {
    const { left, right, top } = pdf.page.margins;
    const width = pdf.page.width - left - right;
    pdf.font("bold").fontSize(16).text(title, left, top).moveDown(0.8);
    const house = [seller.name, ...seller.address, sellerVat(carrierLanguage(claim))];
    const y = pdf.y;
    const ends = [
      drawField(pdf, ["", house], { x: left, y, width: mm(80) }),
      drawField(pdf, [words.to, [claim.carrier ?? ""]], { x: left + mm(90), y, width: mm(80) }),
    ];
    pdf.x = left;
    pdf.y = Math.max(...ends) + mm(7);
    pdf.text(words.intro, { width }).moveDown(1);
    for (const [label, value] of carrierFacts(claim)) {
      const end = drawField(pdf, [label, [value]], { x: left, y: pdf.y, width });
      pdf.y = end + mm(2);
    }
    pdf.x = left;
    const columns = [
      { title: words.code, width: mm(40) },
      { title: words.product, width: mm(112) },
      { title: words.pieces, width: mm(22), right: true },
    ];
    const rows = claim.lines.map(({ code, name, quantity }) => [code, name, String(quantity)]);
    drawTable(pdf, columns, rows);
    pdf.font("regular").fontSize(9).moveDown(1);
    pdf.text(fill(words.pictures, { count: claim.pictures.length }), left);
    if (claim.toCarrier?.words) pdf.moveDown(0.8).text(claim.toCarrier.words, left, pdf.y, { width });
    pdf.moveDown(0.8).text(words.closing, left, pdf.y, { width });
    pdf.moveDown(1.5).text(seller.name, left);
  });
}

/** The same of a stored one. Problem: not-found. */
export const carrierClaimPdf = async (shipmentId: string, id: string): Promise<Uint8Array> =>
  drawCarrierClaim(await loadClaim(shipmentId, id));
