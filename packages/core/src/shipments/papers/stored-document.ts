import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { standingOf, type TransportDocument } from "./transport-document.ts";
import { documentsOfShipment, TransportDocumentEntity } from "./transport-document.table.ts";

/** All documents of a shipment, those annulled too, the first one first. One request, consistent. */
export async function documentsFor(shipmentId: string): Promise<TransportDocument[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: documentsOfShipment(shipmentId), range: { beginsWith: "TRANSPORTDOCUMENT#" } })
    .entities(TransportDocumentEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** The document with which a shipment's goods go. Problem: not-found. */
export async function standingDocument(shipmentId: string): Promise<TransportDocument> {
  const found = standingOf(await documentsFor(shipmentId));
  if (!found) throw new Problem("not-found");
  return found;
}
