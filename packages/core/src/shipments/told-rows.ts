import type { FormattedItem } from "dynamodb-toolbox/entity";
import type { ShipmentRowEntity } from "../orders/index.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { ShipmentEntity } from "./shipment.table.ts";

export type Row = FormattedItem<typeof ShipmentRowEntity>;

/**
 * Rows of shipments with what is kept beside them, as a list tells of them: what was packed goes before what was counted of the goods, who
 * holds it or has let it go, the hours of its pickup. A request for each hundred.
 */
export async function toldRows(rows: readonly Row[]) {
  const files = await readAll(
    ShipmentEntity,
    rows.map(({ id }) => ({ id })),
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  return rows.map((row) => {
    const file = byId.get(row.id);
    const planned = file?.days.findLast(({ deliveryStatus }) => deliveryStatus !== "missed");
    return {
      ...row,
      pallets: file?.packages?.pallets ?? row.pallets ?? 0,
      grossGrams: file?.packages?.grossGrams ?? row.grossGrams ?? 0,
      carrier: file?.carrier?.name ?? row.carrier,
      shippable: row.shippable === true || file?.release !== undefined,
      siteNeeds: row.siteNeeds ?? (row.tailLift ? (["tail-lift"] as const) : []),
      shippingHolds: row.shippingHolds ?? [],
      held: file?.hold?.reason,
      slot: planned?.slot,
    };
  });
}
