import { incomingUntil } from "../../logistics/index.ts";
import { romeDate } from "../../platform/time.ts";
import { listShipments } from "../list-shipments.ts";

/** So many of each are looked at; where there are more it is said. */
const most = 200;

interface Counted {
  count: number;
  more: boolean;
}

const counted = (count: number, more = false): Counted => ({ count, more });

/** What a warehouse has before it today: what is to come and to leave, what is late, what went wrong. */
export async function warehouseDay(warehouse: string | undefined, now: Date) {
  const today = romeDate(now);
  const inState = (status: "to_prepare" | "ready" | "scheduled" | "exception") =>
    listShipments({ status, warehouse, limit: most }, now);
  const [incoming, toPrepare, ready, scheduled, exceptions] = await Promise.all([
    incomingUntil(today, { warehouseId: warehouse, most }),
    ...(["to_prepare", "ready", "scheduled", "exception"] as const).map(inState),
  ] as const);
  const isFull = incoming.length >= most;
  const late = incoming.filter(({ forecastOn = today }) => forecastOn < today);
  const planned = scheduled?.items ?? [];
  const lateToLeave = planned.filter(({ plannedOn = today }) => plannedOn < today);
  const free = (toPrepare?.items ?? []).filter(({ block }) => block === undefined);
  const all = (page: typeof toPrepare) => counted(page?.items.length ?? 0, page?.cursor != null);
  return {
    incoming: counted(incoming.length - late.length, isFull),
    lateIncoming: counted(late.length, isFull),
    // What can't leave is nobody's to pick: the list says why.
    toPrepare: counted(free.length, toPrepare?.cursor != null),
    ready: all(ready),
    leaving: counted(planned.filter(({ plannedOn }) => plannedOn === today).length, scheduled?.cursor != null),
    lateToLeave: counted(lateToLeave.length, scheduled?.cursor != null),
    exceptions: all(exceptions),
  };
}
