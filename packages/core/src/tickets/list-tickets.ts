import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userNames } from "../accounts/index.ts";
import type { Entitlement, User } from "../platform/access.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { table } from "../platform/table.ts";
import { dayEnd, romeDate } from "../platform/time.ts";
import { isOverdue } from "./clock/sla.ts";
import { loadTicket, messagesOf, ownTicket } from "./stored-ticket.ts";
import { isAtWork, type TicketStatus } from "./ticket-codes.ts";
import { ticketMachine } from "./ticket-machine.ts";
import { TicketEntity, ticketsDue, ticketsList, ticketsOfUser, ticketsWithStatus } from "./ticket.table.ts";
import type { Ticket } from "./ticket.ts";
import { mayAnswer } from "./writing/write-again.ts";

interface Paging {
  cursor?: string | undefined;
  limit: number;
}

/** A ticket as its customer reads it: by when the desk means to answer, and what they may do. */
export const ownTicketView = (ticket: Ticket, now: Date) => ({
  ...ticket,
  ...(ticket.clock.dueAt !== undefined && { dueAt: ticket.clock.dueAt }),
  mayAnswer: mayAnswer(ticket, now),
  mayRate: !ticket.satisfaction && ticketMachine.offers(ticket, "rate", "customer"),
});

/** The caller's own requests, what happened last first; one request. */
export async function listOwnTickets({ id }: Pick<User, "id">, { cursor, limit }: Paging, now: Date) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: ticketsOfUser(id) })
    .entities(TicketEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  return { items: Items.map((ticket) => ownTicketView(ticket, now)), cursor: cursorOf(LastEvaluatedKey) };
}

/** The twenty of somebody's requests of which something happened last. */
export async function latestOwnTickets({ id }: Pick<User, "id">): Promise<Ticket[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: ticketsOfUser(id) })
    .entities(TicketEntity)
    .options({ reverse: true, limit: 20 })
    .send();
  return Items;
}

/** One of one's own with what both sides wrote; what the office notes for itself is no part of it. Problem: not-found. */
export async function ownTicketPage(user: Pick<User, "id">, id: string, now: Date) {
  const ticket = await ownTicket(user, id);
  const thread = (await messagesOf(id)).flatMap(({ side, ...message }) =>
    side === "internal" ? [] : [{ ...message, side }],
  );
  return { ...ownTicketView(ticket, now), thread };
}

interface Filters extends Paging {
  status?: TicketStatus | undefined;
  tier?: Entitlement | undefined;
  /** "nobody": those that nobody has. */
  assigneeId?: string | undefined;
  userId?: string | undefined;
  orderId?: string | undefined;
  /** Those alone that are due: `overdue` already, or by the end of `today`. */
  due?: "overdue" | "today" | undefined;
  /** Words of customer, subject, article, serial and numbers. */
  text?: string | undefined;
}

/** Requests that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

/** For the office: with who looks after it. */
const officeView = (ticket: Ticket, names: ReadonlyMap<string, string>, now: Date) => ({
  ...ownTicketView(ticket, now),
  assigneeName: names.get(ticket.assigneeId ?? ""),
  overdue: isOverdue(ticket.clock, now),
});

async function officeViews(tickets: readonly Ticket[], now: Date) {
  const names = await userNames(tickets.flatMap(({ assigneeId }) => assigneeId ?? []));
  return tickets.map((ticket) => officeView(ticket, names, now));
}

export async function officeTicketView(ticket: Ticket, now: Date) {
  const names = await userNames(ticket.assigneeId ? [ticket.assigneeId] : []);
  return { ...officeView(ticket, names, now), thread: await messagesOf(ticket.id) };
}

/** One for the office, with internal notes. Problem: not-found. */
export const officeTicketPage = async (id: string, now: Date) => officeTicketView(await loadTicket(id), now);

function fits(ticket: Ticket, { tier, assigneeId, userId, orderId }: Filters, words: readonly string[]): boolean {
  if (tier && ticket.tier !== tier) return false;
  if (assigneeId && (ticket.assigneeId ?? "nobody") !== assigneeId) return false;
  if (userId && ticket.userId !== userId) return false;
  const { number, customerName, subject, about } = ticket;
  if (orderId && about.orderId !== orderId) return false;
  const all = `${number} ${customerName} ${subject} ${about.orderNumber ?? ""} ${about.serial ?? ""} ${about.product ?? ""} ${about.brand ?? ""}`;
  return words.every((word) => all.toLowerCase().includes(word));
}

/** Until when what a filter calls due is due. */
const dueUntil = (due: "overdue" | "today", now: Date): string =>
  due === "overdue" ? now.toISOString() : dayEnd(romeDate(now));

/**
 * The requests for help: in a state, of those that wait for the desk by plan and due date; those that are due; or all by what happened
 * last.
 */
export async function listTickets(filters: Filters, now: Date) {
  const { status, due, text, cursor, limit } = filters;
  const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const until = due && dueUntil(due, now);
  const list = due ? ticketsDue : status ? ticketsWithStatus(status) : ticketsList;
  const keyOf = ({ gsi2sk, gsi3sk, gsi4sk = "" }: { gsi2sk: string; gsi3sk: string; gsi4sk?: string | undefined }) =>
    endAt(list, due ? gsi4sk : status ? gsi2sk : gsi3sk);
  const { items, cursor: next } = await filledPage(
    { cursor, limit },
    {
      read: (after) => {
        const page = { after, limit: atOnce };
        // Each list by its own name: the function's permissions follow from these words.
        if (due) return pageOfShards(ticketsDue, TicketEntity, page);
        return status
          ? pageOfShards(ticketsWithStatus(status), TicketEntity, { ...page, reverse: !isAtWork(status) })
          : pageOfShards(ticketsList, TicketEntity, { ...page, reverse: true });
      },
      fitting: (tickets) =>
        Promise.resolve(
          tickets.filter(
            (ticket) =>
              fits(ticket, filters, words) &&
              (!status || ticket.status === status) &&
              (until === undefined || (ticket.clock.dueAt ?? "~") <= until),
          ),
        ),
      keyOf,
      lookedThrough,
    },
  );
  return { items: await officeViews(items, now), cursor: next };
}

/** How many requests are late, or due by the end of today, of the first so many whose clock runs. */
export async function countDueTickets(limit: number, now: Date, due: "overdue" | "today" = "today") {
  const { Items, LastEvaluatedKey } = await pageOfShards(ticketsDue, TicketEntity, { after: undefined, limit });
  const until = dueUntil(due, now);
  const count = Items.filter(({ clock }) => (clock.dueAt ?? "~") <= until).length;
  return { count, more: count === Items.length && LastEvaluatedKey !== undefined };
}
