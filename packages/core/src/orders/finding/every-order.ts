import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { romeMonth } from "../../platform/time.ts";
import { OrderEntity, ordersOfMonth } from "../order.table.ts";

/** The shop's first year (spec 9). */
const firstYear = 2021;

/** The months in which the shop has sold, "2021-01" first. */
export function* monthsUntil(now: Date): Generator<string> {
  const last = romeMonth(now);
  for (let year = firstYear; ; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, "0")}`;
      yield name;
      if (name === last) return;
    }
  }
}

/** All orders that were ever placed, month by month: for a step that is done once (`once`), not for a request. */
export async function* everyOrder(now: Date) {
  for (const month of monthsUntil(now)) yield* rowsOfShards(ordersOfMonth(month), OrderEntity, { atOnce: 50 });
}
