import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { TransportDocumentEntity, transportDocumentsOfMonth } from "./transport-document.table.ts";

/** Erases the transport documents that are dated in a month ("2026-11"); how many. */
export async function eraseTransportDocumentsOf(month: string): Promise<number> {
  let erased = 0;
  for await (const { shipmentId, place } of rowsOfShards(transportDocumentsOfMonth(month), TransportDocumentEntity, {
    atOnce: 50,
  })) {
    await TransportDocumentEntity.build(DeleteItemCommand).key({ shipmentId, place }).send();
    erased += 1;
  }
  return erased;
}
