import { loadShipment } from "../stored-shipment.ts";
import { packagesOf } from "../../logistics/index.ts";
import { crossesBorder } from "./crosses-border.ts";
import { drawConsignmentNote } from "./draw-consignment-note.ts";
import { drawLabels, type Labelled } from "../labels/draw-labels.ts";
import { drawTransportDocument } from "./draw-transport-document.ts";
import { codesOf } from "../labels/labels.ts";
import type { Copy } from "./paper-facts.ts";
import { documentsFor } from "./stored-document.ts";
import { withSerials } from "./document-of.ts";
import { standingOf, type TransportDocument } from "./transport-document.ts";
import { scannedFor } from "../../serials/index.ts";
import { Problem } from "../../platform/problems.ts";

/** The PDF of a shipment's transport document, of the last annulled one where none stands. Problem: not-found. */
export async function transportDocumentPdf(shipmentId: string, copy: Copy): Promise<Uint8Array> {
  const documents = await documentsFor(shipmentId);
  const document = standingOf(documents) ?? documents.at(-1);
  if (!document) throw new Problem("not-found");
  return drawTransportDocument(await listedNow(document), copy);
}

/** A document of goods that are still scanned names as many serials as were by now; what left, or was annulled, stays as it is. */
export async function listedNow(document: TransportDocument): Promise<TransportDocument> {
  if (document.state !== "issued") return document;
  const { movementId } = await loadShipment(document.shipmentId);
  return { ...document, content: withSerials(document.content, await scannedFor(movementId)) };
}

/** The CMR note of goods that go abroad with a document that stands. Problem: not-found, also where they stay in the country. */
export async function consignmentNotePdf(shipmentId: string, copy: Copy): Promise<Uint8Array> {
  const document = standingOf(await documentsFor(shipmentId));
  if (!document || !crossesBorder(document.content)) throw new Problem("not-found");
  return drawConsignmentNote(document, copy);
}

/** The labels of a shipment's packages, as many as are said, or counted from its goods. Problem: not-found. */
export const labelsPdf = async (shipmentId: string): Promise<Uint8Array> => drawLabels(await labelledOf(shipmentId));

/** What the labels of a shipment's packages tell; codes that were given stay. Problems: not-found, limit-reached of more packages than `most`, which take no codes. */
export async function labelledOf(shipmentId: string, most = Infinity): Promise<Labelled> {
  const { order, file, lines, address } = await loadShipment(shipmentId);
  const { count } = file.packages ?? packagesOf(lines, order.lines);
  if (count > most) throw new Problem("limit-reached", { maximum: most });
  return { order, address: address ?? order.address, codes: await codesOf(shipmentId, count) };
}
