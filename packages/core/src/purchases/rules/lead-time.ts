import { daysBetween, romeDate, type CivilDate } from "../../platform/time.ts";
import type { Purchase } from "../purchase.ts";

type Facts = Pick<Purchase, "supplierId" | "state" | "orderOn" | "sentAt" | "lines" | "receipts">;

/** How long a supplier took with an article: the days within which half of its pieces came, and of how many deliveries that is known. */
export interface MeasuredLead {
  /** Days of the calendar from the day on which it was sent, as its own word counts them; none below nought. */
  days: number;
  deliveries: number;
}

/** What a supplier's deliveries of an article are counted under. */
export const leadKey = ({ supplierId, productId }: { supplierId: string; productId: string }): string =>
  `${supplierId}#${productId}`;

interface Came {
  days: number;
  pieces: number;
}

/** The days within which half of all pieces came, or more: a last box that comes months later moves nothing. */
function middleOf(came: readonly Came[]): number {
  const half = came.reduce((sum, { pieces }) => sum + pieces, 0) / 2;
  let there = 0;
  const inTime = came.toSorted((one, other) => one.days - other.days);
  return inTime.find(({ pieces }) => (there += pieces) >= half)?.days ?? 0;
}

const sentOn = ({ sentAt, orderOn }: Facts): CivilDate => (sentAt === undefined ? orderOn : romeDate(new Date(sentAt)));

/**
 * What suppliers' days really were, by supplier and article (`leadKey`): from the day on which an order was sent to those on which its pieces came. What was called off
 * counts for nothing, though some of it came; what hasn't come is measured by nobody.
 */
export function measuredLeads(purchases: readonly Facts[]): ReadonlyMap<string, MeasuredLead> {
  const came = new Map<string, Came[]>();
  for (const purchase of purchases) {
    if (purchase.state === "cancelled") continue;
    const from = sentOn(purchase);
    for (const { productId, quantity, at } of purchase.receipts) {
      if (quantity <= 0) continue;
      const key = leadKey({ supplierId: purchase.supplierId, productId });
      const days = Math.max(0, daysBetween(from, romeDate(new Date(at))));
      came.set(key, [...(came.get(key) ?? []), { days, pieces: quantity }]);
    }
  }
  return new Map([...came].map(([key, all]) => [key, { days: middleOf(all), deliveries: all.length }]));
}
