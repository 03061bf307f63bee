import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { type Write, orVersionConflict } from "../platform/storing/transaction.ts";
import { table } from "../platform/table.ts";
import { instant, romeDate } from "../platform/time.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import { itemOf, messagesOfUser, TicketCounterEntity, TicketEntity, TicketMessageEntity } from "./ticket.table.ts";
import type { Ticket, TicketMessage } from "./ticket.ts";

export async function findTicket(id: string): Promise<Ticket | undefined> {
  return (await TicketEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadTicket(id: string): Promise<Ticket> {
  const ticket = await findTicket(id);
  if (!ticket) throw new Problem("not-found");
  return ticket;
}

/** Another's is not found, as if it weren't there. Problem: not-found. */
export async function ownTicket(user: Pick<User, "id">, id: string): Promise<Ticket> {
  const ticket = await loadTicket(id);
  if (ticket.userId !== user.id) throw new Problem("not-found");
  return ticket;
}

/** All that was written of a ticket, the oldest first, internal notes among it; bounded by `mostOf`. */
export async function messagesOf(ticketId: string): Promise<TicketMessage[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `TICKET#${ticketId}`, range: { beginsWith: "MESSAGE#" } })
    .entities(TicketMessageEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** The next number of the year that is in Rome: "T-2026-12". */
export async function nextTicketNumber(now: Date): Promise<string> {
  const year = romeDate(now).slice(0, 4);
  const { Attributes } = await TicketCounterEntity.build(UpdateItemCommand)
    .item({ year, last: $add(1) })
    .options({ returnValues: "ALL_NEW" })
    .send();
  return `T-${year}-${Attributes?.last ?? 0}`;
}

interface Change {
  /** As it was read; absent for a new one. */
  before?: Ticket | undefined;
  after: Ticket;
  message?: TicketMessage | undefined;
  events?: readonly Announced[];
  also?: readonly Write[];
  now: Date;
}

const messageItem = (message: TicketMessage) => ({
  ...message,
  ...(message.side !== "internal" && {
    gsi1pk: messagesOfUser(message.userId),
    gsi1sk: `${message.createdOn}#${message.id}`,
  }),
});

/**
 * Writes a ticket under the revision that was read, with a message and what it announces: all or nothing. A state that changes begins
 * now. Problem: version-conflict.
 */
export async function writeTicket({ before, after, message, events = [], also = [], now }: Change): Promise<Ticket> {
  const since = before?.status === after.status ? after.since : instant(now);
  const ticket = { ...after, since, revision: (before?.revision ?? 0) + 1 };
  const write = TicketEntity.build(PutTransaction)
    .item(itemOf(ticket))
    .options({ condition: before ? { attr: "revision", eq: before.revision } : { attr: "id", exists: false } });
  const along = message ? [TicketMessageEntity.build(PutTransaction).item(messageItem(message))] : [];
  try {
    await execute(write, ...along, ...also, ...events.map((one) => announce(one, now)));
  } catch (error) {
    throw orVersionConflict(error);
  }
  return ticket;
}
