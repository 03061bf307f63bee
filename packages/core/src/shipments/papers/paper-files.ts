import { loadShipment } from "../stored-shipment.ts";
import { packagesOf } from "../../logistics/index.ts";
import { crossesBorder } from "./crosses-border.ts";
import { drawConsignmentNote } from "./draw-consignment-note.ts";
import { drawLabels } from "./draw-labels.ts";
import { drawTransportDocument } from "./draw-transport-document.ts";
import { codesOf } from "./labels.ts";
import type { Copy } from "./paper-facts.ts";
import { documentsFor } from "./stored-document.ts";
import { standingOf } from "./transport-document.ts";
import { Problem } from "../../platform/problems.ts";

/** The PDF of a shipment's transport document, of the last annulled one where none stands. Problem: not-found. */
export async function transportDocumentPdf(shipmentId: string, copy: Copy): Promise<Uint8Array> {
  const documents = await documentsFor(shipmentId);
  const document = standingOf(documents) ?? documents.at(-1);
  if (!document) throw new Problem("not-found");
  return drawTransportDocument(document, copy);
}

/** The CMR note of goods that go abroad with a document that stands. Problem: not-found, also where they stay in the country. */
export async function consignmentNotePdf(shipmentId: string, copy: Copy): Promise<Uint8Array> {
  const document = standingOf(await documentsFor(shipmentId));
  if (!document || !crossesBorder(document.content)) throw new Problem("not-found");
  return drawConsignmentNote(document, copy);
}

/** The labels of a shipment's packages, as many as are said, or counted from its goods. Problem: not-found. */
export async function labelsPdf(shipmentId: string): Promise<Uint8Array> {
  const { order, file, lines, address } = await loadShipment(shipmentId);
  const { count } = file.packages ?? packagesOf(lines, order.lines);
  return drawLabels({ order, address: address ?? order.address, codes: await codesOf(shipmentId, count) });
}
