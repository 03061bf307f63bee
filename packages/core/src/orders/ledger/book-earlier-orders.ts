import { once } from "../../platform/storing/once.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { everyOrder } from "../finding/every-order.ts";
import { receiptsOf } from "./earlier-orders.ts";

/**
 * The written step for orders of before the ledger: once, all their receipts are booked; how many orders were looked at. Nothing
 * is booked twice.
 */
export const bookEarlierOrders = (now: Date): Promise<number> =>
  once("receipts", async () => {
    let count = 0;
    await eachApart(everyOrder(now), async (order) => {
      if (!order.transactions.some(({ status, refundDue }) => status === "paid" || refundDue)) return;
      await receiptsOf(order);
      count += 1;
    });
    return count;
  });
