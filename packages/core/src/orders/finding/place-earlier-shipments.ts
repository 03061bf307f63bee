import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { once } from "../../platform/storing/once.ts";
import { conditionFailedAt } from "../../platform/storing/transaction.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { ShipmentRowEntity, shipmentRowsOf } from "../sending/shipment-row.table.ts";
import { everyOrder } from "./every-order.ts";

/**
 * The written step for orders of before shipments stood in lists: once, each order's shipments get their rows; how many orders had some. One
 * that somebody writes meanwhile has its rows by that.
 */
export const placeEarlierShipments = (now: Date): Promise<number> => once("shipment-rows", () => withShipmentRows(now));

/** What `placeEarlierShipments` does once: it bears being done again. */
export async function withShipmentRows(now: Date): Promise<number> {
  let count = 0;
  await eachApart(everyOrder(now), async (order) => {
    count += await placed(order);
  });
  return count;
}

async function placed(order: Order): Promise<0 | 1> {
  const rows = shipmentRowsOf(order);
  if (rows.length === 0) return 0;
  try {
    await execute(
      OrderEntity.build(ConditionCheck).key({ id: order.id }).condition({ attr: "version", eq: order.version }),
      ...rows.map((row) => ShipmentRowEntity.build(PutTransaction).item(row)),
    );
    return 1;
  } catch (error) {
    if (conditionFailedAt(error, 0)) return 0;
    throw error;
  }
}
