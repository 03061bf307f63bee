import type { ShippingTime } from "@solvia/core/catalogue/taxonomy";

const day = 86_400_000;

/** Weeks until the goods are there, by the longer end of the shipping time; "5+" knows only the earliest. */
const weeksOf: Readonly<Record<ShippingTime, number | undefined>> = {
  "1": 1,
  "1-2": 2,
  "2": 2,
  "2-3": 3,
  "3-4": 4,
  "4-5": 5,
  "5+": 5,
  request: undefined,
};

export interface DeliveryWeek {
  /** ISO 8601 week number. */
  number: number;
  monday: Date;
  sunday: Date;
  /** Not before this week, instead of within it. */
  open: boolean;
}

/** The calendar week in which goods ordered now are delivered at the latest; undefined when it must be asked for. */
export function deliveryWeek(time: string, now: Date): DeliveryWeek | undefined {
  const weeks = weeksOf[time as ShippingTime];
  if (weeks === undefined) return undefined;
  const arrival = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) + weeks * 7 * day;
  const monday = arrival - ((new Date(arrival).getUTCDay() + 6) % 7) * day;
  const thursday = new Date(monday + 3 * day);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return {
    number: Math.floor((thursday.getTime() - firstOfYear) / (7 * day)) + 1,
    monday: new Date(monday),
    sunday: new Date(monday + 6 * day),
    open: time === "5+",
  };
}
