import { deliveryWeeks } from "@solvia/core/catalogue/facets";
import type { ShippingTime } from "@solvia/core/catalogue/taxonomy";

const day = 86_400_000;

export interface Week {
  /** ISO 8601 week number. */
  number: number;
  monday: Date;
  sunday: Date;
}
export interface DeliveryWeek extends Week {
  /** Not before this week, instead of within it. */
  open: boolean;
}

/** The calendar week that lies so many weeks ahead. */
export function arrivalWeek(weeks: number, now: Date): Week {
  const arrival = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) + weeks * 7 * day;
  const monday = arrival - ((new Date(arrival).getUTCDay() + 6) % 7) * day;
  const thursday = new Date(monday + 3 * day);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return {
    number: Math.floor((thursday.getTime() - firstOfYear) / (7 * day)) + 1,
    monday: new Date(monday),
    sunday: new Date(monday + 6 * day),
  };
}

/** The calendar week in which goods ordered now are delivered at the latest; undefined when it must be asked for. */
export function deliveryWeek(time: string, now: Date): DeliveryWeek | undefined {
  const weeks = deliveryWeeks[time as ShippingTime];
  return weeks === undefined ? undefined : { ...arrivalWeek(weeks, now), open: time === "5+" };
}
