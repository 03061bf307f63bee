import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { once } from "../../platform/storing/once.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { indexKeysOf, OrderEntity } from "../order.table.ts";
import { everyOrder } from "./every-order.ts";

/**
 * The written step for orders of before the troubled, and those to be made ready, stood in the office's list: once, each order's
 * place among those that wait is what today's rule says; how many had another. One that somebody writes meanwhile has its place by that.
 */
export const placeEarlierOrders = (now: Date): Promise<number> =>
  once("waiting-orders-owing-again", async () => {
    let count = 0;
    await eachApart(everyOrder(now), async (order) => {
      const { gsi3pk, gsi3sk } = indexKeysOf(order);
      if (order.gsi3pk !== gsi3pk || order.gsi3sk !== gsi3sk)
        count += await unlessChanged(() => placed(order, { gsi3pk, gsi3sk }));
    });
    return count;
  });

const placed = ({ id, version }: { id: string; version: number }, place: { gsi3pk: string; gsi3sk: string }) =>
  OrderEntity.build(UpdateItemCommand)
    .item({ id, ...place })
    .options({ condition: { attr: "version", eq: version } })
    .send();
