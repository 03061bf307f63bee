import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { setting } from "../../platform/config.ts";
import { deleteObjects } from "../../platform/files/storage.ts";
import { DamageClaimEntity } from "./claim.table.ts";
import { eraseCountsOf } from "./paper-counts.ts";
import { claimsOf } from "./stored-claim.ts";

/** Erases what was told of the goods of one of a shipment's documents, with its pictures. May be repeated. */
export async function eraseClaimsOf(shipmentId: string, place: number): Promise<void> {
  for (const claim of await claimsOf(shipmentId)) {
    if (claim.place !== place) continue;
    const keys = claim.pictures.map(({ key }) => key);
    if (keys.length > 0) await deleteObjects(setting("PRIVATE_BUCKET"), keys);
    await DamageClaimEntity.build(DeleteItemCommand).key({ shipmentId, id: claim.id }).send();
  }
  await eraseCountsOf({ shipmentId, place });
}
