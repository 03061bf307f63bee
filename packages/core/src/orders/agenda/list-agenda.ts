import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { romeDate, plusDays } from "../../platform/time.ts";
import { OrderEntity, ordersWithStatus } from "../order.table.ts";
import { agendaOf } from "./agenda.ts";
import { agendaKinds, type AgendaKind, type AgendaSpan } from "./agenda-kinds.ts";

/** Orders of each list that one request looks through at most, those that wait longest. */
const lookedThrough = 500;
/** Entries of one answer at most, the earliest. */
const shown = 500;

/**
 * What orders have to do until a day, the earliest first, with what should have been done before today. `more` where a list holds more
 * orders than were looked at, or the answer more entries than it shows.
 */
export async function ordersAgenda({ span, kind }: { span: AgendaSpan; kind?: AgendaKind | undefined }, now: Date) {
  const page = { after: undefined, limit: lookedThrough };
  const lists = await Promise.all([
    pageOfShards(ordersWithStatus("pendingPayment"), OrderEntity, page),
    pageOfShards(ordersWithStatus("paid", "#TOSEND"), OrderEntity, page),
    pageOfShards(ordersWithStatus("awaitingApproval"), OrderEntity, page),
    pageOfShards(ordersWithStatus("failed", "#RESERVED"), OrderEntity, page),
  ]);
  const today = romeDate(now);
  const until = plusDays(today, Number(span));
  // Unpaid orders that are to be sent stand in two of them.
  const orders = new Map(lists.flatMap(({ Items }) => Items.map((order) => [order.id, order])));
  const items = [...orders.values()]
    .flatMap(agendaOf)
    .filter((entry) => entry.on <= until && (kind === undefined || entry.kind === kind))
    .toSorted(
      (a, b) =>
        a.on.localeCompare(b.on) ||
        agendaKinds.indexOf(a.kind) - agendaKinds.indexOf(b.kind) ||
        a.number.localeCompare(b.number),
    );
  const more = items.length > shown || lists.some(({ LastEvaluatedKey }) => LastEvaluatedKey !== undefined);
  return { today, until, items: items.slice(0, shown), more };
}
