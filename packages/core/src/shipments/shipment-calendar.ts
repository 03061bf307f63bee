import { dayOf, ShipmentRowEntity, shipmentsOfMonth } from "../orders/index.ts";
import { plusDays } from "../platform/time.ts";
import { invalid } from "../platform/problems.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import type { CivilDate } from "../platform/time.ts";
import { toldRows, type Row } from "./told-rows.ts";

interface Query {
  from: CivilDate;
  /** The last day, which belongs to it. */
  to: CivilDate;
  warehouse?: string | undefined;
}

/** Days that one look spans at most, shipments that it tells of, and rows that it goes through. */
const mostDays = 14;
const most = 1000;
const lookedThrough = 4000;
const atOnce = 500;

/** Whether it leaves, or has left, on its day: those of which no day was said have the day of their order. */
const isOnItsDay = ({ plannedOn, shippedOn, state }: Row): boolean =>
  (plannedOn !== undefined || shippedOn !== undefined) && state !== "cancelled";

/**
 * What leaves, or has left, from one day to another, the earliest first; each month's list is read from the first day on. Problem:
 * invalid-input where the days are too many, or the wrong way round.
 */
export async function shipmentCalendar({ from, to, warehouse }: Query) {
  if (to < from) throw invalid({ field: "to", code: "before-start" });
  if (to > plusDays(from, mostDays - 1)) throw invalid({ field: "to", code: "too-far" });
  const found: Row[] = [];
  let seen = 0;
  for (const month of new Set([from.slice(0, 7), to.slice(0, 7)])) {
    for await (const row of rowsOfShards(shipmentsOfMonth(month), ShipmentRowEntity, { atOnce, after: from })) {
      if (dayOf(row, row.placedOn) > to) break;
      if (found.length === most || seen === lookedThrough) return { items: await toldRows(found), more: true };
      seen += 1;
      if (isOnItsDay(row) && (!warehouse || row.warehouseId === warehouse)) found.push(row);
    }
  }
  return { items: await toldRows(found), more: false };
}
