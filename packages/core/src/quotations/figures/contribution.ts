import type { Order } from "../../orders/index.ts";
import { daysBetween, romeDate, romeMonth } from "../../platform/time.ts";
import type { Quotation } from "../quotation.ts";
import type { Contribution, Counted, Mark } from "./funnel.ts";

/** What stands of a quotation besides itself. */
interface Facts {
  quotation: Quotation;
  /** Whether its customer, or the holder of a link, has looked at it. */
  isOpened: boolean;
  /** When its first version was sent. */
  firstSentOn: string | undefined;
  /** The orders that were placed of it, without those that have ended. */
  orders: readonly Pick<Order, "status" | "amounts" | "cancelledOn">[];
}

/**
 * What a quotation counts for: in the month of its beginning, for who looks after it now. Up to its acceptance it counts with its own
 * total, what was ordered and paid with the orders' own; an order that was cancelled counts as none.
 */
export function contributionOf({ quotation, isOpened, firstSentOn, orders }: Facts): Contribution {
  const { createdOn, ownerId, sent, status, total, acceptances, lostReason } = quotation;
  const standing = orders.filter(({ cancelledOn }) => cancelledOn === undefined);
  const paid = standing.filter((order) => order.status === "paid");
  const worth = (some: typeof orders) => some.reduce((sum, { amounts }) => sum + amounts.total, 0);
  const reached = (mark: Mark, is: boolean, amount = total): Counted[] => (is ? [{ mark, count: 1, amount }] : []);
  const [first] = acceptances.map(({ at }) => at).toSorted();
  const days = first && firstSentOn && daysBetween(romeDate(new Date(firstSentOn)), romeDate(new Date(first)));
  return {
    month: romeMonth(new Date(createdOn)),
    ownerId,
    counted: [
      ...reached("drafted", true),
      ...reached("sent", sent > 0),
      ...reached("opened", sent > 0 && (isOpened || acceptances.length > 0)),
      ...reached("accepted", acceptances.length > 0),
      ...reached("ordered", standing.length > 0, worth(standing)),
      ...reached("paid", paid.length > 0 && paid.length === standing.length, worth(paid)),
      ...reached("expired", status === "expired"),
      ...(lostReason ? reached(`lost:${lostReason}`, status === "lost") : []),
    ],
    days: typeof days === "number" ? [{ days: Math.max(0, days), count: 1 }] : [],
  };
}
