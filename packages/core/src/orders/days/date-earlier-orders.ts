import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { once } from "../../platform/storing/once.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { everyOrder } from "../finding/every-order.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { dayWrites } from "./order-days.table.ts";

/**
 * The written step for orders of before their days, and the last day of a document that they are due, stood in lists: once, how
 * many got theirs. One that somebody writes meanwhile has them by that.
 */
export const dateEarlierOrders = (now: Date): Promise<number> =>
  once("order-days-and-documents", async () => {
    let count = 0;
    await eachApart(everyOrder(now), async (order) => {
      count += await dated(order);
    });
    return count;
  });

async function dated(order: Order): Promise<number> {
  const writes = dayWrites(undefined, order);
  if (writes.length === 0) return 0;
  const { id, version } = order;
  const unchanged = OrderEntity.build(ConditionCheck).key({ id }).condition({ attr: "version", eq: version });
  return execute(unchanged, ...writes).then(
    () => 1,
    (error: unknown) => {
      if (cancellationReasons(error).some(Boolean)) return 0;
      throw error;
    },
  );
}
