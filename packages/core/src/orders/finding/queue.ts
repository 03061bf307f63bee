import { usersInReach } from "../../accounts/index.ts";
import { reachOf, type User } from "../../platform/access.ts";
import { romeDate } from "../../platform/time.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { lateDaysOf } from "../due-dates.ts";
import { OrderEntity, ordersWithStatus } from "../order.table.ts";
import { isStopped, isToBeSent } from "../sending/fulfilment-machine.ts";
import { waitsForDecision, waitsForTransfer } from "./waiting.ts";

/** So many are looked at for a number of the office's queue: what it costs doesn't grow with the lists. */
export const lookedAt = 200;

/** So many at least; exactly so many unless there are `more` than were looked at. */
export interface Counted {
  count: number;
  more: boolean;
}

/**
 * Of the orders that wait longest: for how many a transfer is to come, how many are late, how many are to be sent, how many
 * somebody has to look at, of how many a second administrator has to decide something; for an agent of their own customers' alone.
 */
export async function countWaitingOrders(actor: Pick<User, "id" | "roles">, now: Date) {
  const page = { after: undefined, limit: lookedAt };
  const [unpaid, inHouse] = await Promise.all([
    pageOfShards(ordersWithStatus("pendingPayment"), OrderEntity, page),
    pageOfShards(ordersWithStatus("paid", "#TOSEND"), OrderEntity, page),
  ]);
  const today = romeDate(now);
  const more = unpaid.LastEvaluatedKey !== undefined;
  const users = [...new Set([...unpaid.Items, ...inHouse.Items].map(({ userId }) => userId))];
  const reached = reachOf("employee", actor) === "all" ? new Set(users) : await usersInReach(actor, users);
  const ofReach = ({ Items }: typeof unpaid) => Items.filter(({ userId }) => reached.has(userId));
  const here = ofReach(inHouse);
  const moreHere = inHouse.LastEvaluatedKey !== undefined;
  const proposed = new Set([...ofReach(unpaid), ...here].filter(waitsForDecision).map(({ id }) => id));
  const due = ofReach(unpaid).filter(({ status }) => status === "pendingPayment");
  return {
    transfers: { count: due.filter(waitsForTransfer).length, more },
    late: { count: due.filter((order) => lateDaysOf(order, today) > 0).length, more },
    shipping: { count: here.filter(isToBeSent).length, more: moreHere },
    troubled: { count: here.filter(isStopped).length, more: moreHere },
    decisions: { count: proposed.size, more: more || moreHere },
  };
}
