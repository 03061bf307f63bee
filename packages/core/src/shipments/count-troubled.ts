import { ShipmentRowEntity, shipmentsIn } from "../orders/index.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";

/** How many shipments have a problem that nobody has resolved yet, of so many that are looked at; whether there are more. */
export async function countTroubledShipments(limit: number) {
  const page = { after: undefined, limit };
  const { Items, LastEvaluatedKey } = await pageOfShards(shipmentsIn("exception"), ShipmentRowEntity, page);
  return { count: Items.length, more: LastEvaluatedKey !== undefined };
}
