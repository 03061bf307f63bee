import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { setting } from "../../platform/config.ts";
import { deleteObjects } from "../../platform/files/storage.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { damageLink } from "./issue-document.ts";
import { TransportDocumentEntity, transportDocumentsOfMonth } from "./transport-document.table.ts";

/** Erases the transport documents that are dated in a month ("2026-11"), with their files; how many. */
export async function eraseTransportDocumentsOf(month: string): Promise<number> {
  let erased = 0;
  for await (const { shipmentId, place, paper } of rowsOfShards(
    transportDocumentsOfMonth(month),
    TransportDocumentEntity,
    { atOnce: 50 },
  )) {
    if (paper) {
      await deleteObjects(setting("PRIVATE_BUCKET"), [paper.key]);
      await GuardEntity.build(DeleteItemCommand).key({ kind: damageLink, value: paper.tokenHash }).send();
    }
    await TransportDocumentEntity.build(DeleteItemCommand).key({ shipmentId, place }).send();
    erased += 1;
  }
  return erased;
}
