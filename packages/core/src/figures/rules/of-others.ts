import type { ReturnRequest } from "../../returns/index.ts";
import { workedBetween, type Ticket, type TicketMessage } from "../../tickets/index.ts";
import { romeDate, type Instant } from "../../platform/time.ts";
import { noMeasures, whole, type Dimension, type Entry, type Mark } from "./entry.ts";

const dayOf = (at: Instant) => romeDate(new Date(at));

function counted(mark: Mark, at: Instant, by: readonly (readonly [Dimension, string])[], amount = 0): Entry {
  const measures = { ...noMeasures, count: 1, amount };
  const parts = by.map(([dimension, value]) => whole(dimension, value, measures));
  return { mark, day: dayOf(at), ...measures, parts };
}

/** A customer who has registered; who works for the house is none. */
export const userEntries = (
  user: { createdOn: Instant; roles: readonly string[] },
  facts: { customer: string; agent: string },
): Entry[] =>
  user.roles.length > 0
    ? []
    : [
        counted("customer", user.createdOn, [
          ["customer", facts.customer],
          ["agent", facts.agent],
        ]),
      ];

/** That goods are to come back, by the reason of most of its pieces, and that their money has gone back. */
export function returnEntries({ createdOn, lines, steps, status, paidBack = 0 }: ReturnRequest): Entry[] {
  const pieces = [...Map.groupBy(lines, ({ reason }) => reason)]
    .map(([reason, some]) => ({ reason, count: some.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  const by = [["reason", pieces[0]?.reason ?? "other"]] as const;
  const refunded = steps.findLast((step) => step.status === "refunded");
  return [
    counted("return-asked", createdOn, by),
    ...(status === "refunded" && refunded ? [counted("return-refunded", refunded.on, by, paidBack)] : []),
  ];
}

const minute = 60_000;

export const isOver = ({ status }: Pick<Ticket, "status">): boolean => status === "resolved" || status === "closed";

/**
 * That help was asked for; that the desk has answered first, after so many minutes of its time; and once it is over, whether its clock
 * had time left (domain-rules 5.11). `overOn` is when it was first found to be over: that it closes by itself later moves nothing.
 */
export function ticketEntries(
  ticket: Pick<Ticket, "createdOn" | "topic" | "status" | "clock" | "since">,
  messages: readonly Pick<TicketMessage, "side" | "createdOn">[],
  overOn: Instant = ticket.since,
): Entry[] {
  const by = [["topic", ticket.topic]] as const;
  const answer = messages.find(({ side }) => side === "office");
  const minutes = answer && Math.round(workedBetween(new Date(ticket.createdOn), new Date(answer.createdOn)) / minute);
  return [
    counted("ticket-opened", ticket.createdOn, by),
    ...(answer ? [counted("ticket-answered", answer.createdOn, by, minutes)] : []),
    ...(isOver(ticket) ? [counted((ticket.clock.left ?? 0) >= 0 ? "ticket-kept" : "ticket-late", overOn, by)] : []),
  ];
}
