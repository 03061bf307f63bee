import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { eraseClaimsOf } from "../damage/erase-claims.ts";
import { tokenGone } from "../damage/page-token.ts";
import { TransportDocumentEntity, transportDocumentsOfMonth } from "./transport-document.table.ts";

/**
 * Erases the transport documents that are dated in a month ("2026-11"), with what was told of damage to their goods and what their codes lead
 * to; how many. A document goes last: what fails is done again with it.
 */
export async function eraseTransportDocumentsOf(month: string): Promise<number> {
  let erased = 0;
  const documents = rowsOfShards(transportDocumentsOfMonth(month), TransportDocumentEntity, { atOnce: 50 });
  await eachApart(documents, async (document) => {
    const { shipmentId, place } = document;
    await eraseClaimsOf(shipmentId, place);
    const gone = TransportDocumentEntity.build(DeleteTransaction).key({ shipmentId, place });
    await execute(gone, ...tokenGone(document));
    erased += 1;
  });
  return erased;
}
