import type { FormattedItem } from "dynamodb-toolbox/entity";
import type { ShipmentRowEntity } from "../orders/index.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { blockOf } from "./floor/blocked.ts";
import { dayOfPickup } from "./shipment.ts";
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
    const planned = file && dayOfPickup(file.days);
    const { stopped = false, readyFirst = false, ...told } = row;
    const shippable = row.shippable === true || file?.release !== undefined;
    const shippingHolds = row.shippingHolds ?? [];
    const held = file?.hold?.reason;
    const { state } = row;
    return {
      ...told,
      pallets: file?.packages?.pallets ?? row.pallets ?? 0,
      grossGrams: file?.packages?.grossGrams ?? row.grossGrams ?? 0,
      carrier: file?.carrier?.name ?? row.carrier,
      shippable,
      siteNeeds: row.siteNeeds ?? (row.tailLift ? (["tail-lift"] as const) : []),
      shippingHolds,
      held,
      block: blockOf({ state, stopped, held: held !== undefined, shippingHolds, mayGo: shippable, readyFirst }),
      slot: planned?.slot,
    };
  });
}
