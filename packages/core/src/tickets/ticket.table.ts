import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages } from "../platform/locale.ts";
import { personal } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { isAtWork, messageSides, supportGrounds, ticketSources, ticketStatuses, ticketTopics } from "./ticket-codes.ts";
import type { TicketStatus } from "./ticket-codes.ts";
import { storedAbout, storedClaim, storedClock, storedSatisfaction, storedTicketFiles } from "./ticket.stored.ts";
import type { Ticket } from "./ticket.ts";

export const TicketEntity = kept(
  new Entity({
    name: "Ticket",
    table,
    schema: item({
      id: string().key(),
      number: string(),
      userId: string(),
      companyId: string().optional(),
      customerName: string().meta(personal),
      language: stored(z.enum(languages)),
      source: stored(z.enum(ticketSources)),
      topic: stored(z.enum(ticketTopics)).meta(personal),
      subject: string().meta(personal),
      about: stored(storedAbout).meta(personal),
      tier: stored(z.enum(["none", "premium", "exclusive"])),
      ground: stored(z.enum(supportGrounds)),
      status: stored(z.enum(ticketStatuses)),
      revision: number(),
      assigneeId: string().optional(),
      clock: stored(storedClock),
      messages: number(),
      notes: number(),
      lastFrom: stored(z.enum(["customer", "office"])),
      lastOn: string(),
      since: string(),
      satisfaction: stored(storedSatisfaction).optional().meta(personal),
      claim: stored(storedClaim).optional(),
      createdOn: string().meta(personal),
      /** `ticketsOfUser`. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `ticketsWithStatus`. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `ticketsList`. */
      gsi3pk: string(),
      gsi3sk: string(),
      /** `ticketsDue`, while its clock runs. */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `TICKET#${id}`, sk: "TICKET" }),
  }),
);

/** What both sides have written, and the office for itself: the latter stands in no list of its customer's. */
export const TicketMessageEntity = kept(
  new Entity({
    name: "TicketMessage",
    table,
    schema: item({
      ticketId: string().key(),
      id: string().key(),
      userId: string(),
      side: stored(z.enum(messageSides)),
      authorId: string(),
      authorName: string().meta(personal),
      text: string().meta(personal),
      files: stored(storedTicketFiles).meta(personal),
      createdOn: string().meta(personal),
      /** `messagesOfUser`; none of an internal note. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ ticketId, id }: { ticketId: string; id: string }) => ({
      pk: `TICKET#${ticketId}`,
      sk: `MESSAGE#${id}`,
    }),
  }),
);

/** The last number of a year's tickets. Numbers that nobody uses in the end are no loss: they count no money. */
export const TicketCounterEntity = kept(
  new Entity({
    name: "TicketCounter",
    table,
    schema: item({ year: string().key(), last: number() }),
    computeKey: ({ year }: { year: string }) => ({ pk: `TICKETCOUNTER#${year}`, sk: "TICKETCOUNTER" }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** A customer's requests, by what happened last. */
export const ticketsOfUser = (userId: string): string => `USER#${userId}#TICKETS`;
export const messagesOfUser = (userId: string): string => `USER#${userId}#TICKETMESSAGES`;

/**
 * Requests in a state: those that the desk has to do something about by plan, exclusive first, and by when they are due; the others by since
 * when they are in it.
 */
export const ticketsWithStatus = (status: TicketStatus) => shardedList("gsi2", `TICKETSTATUS#${status}`, 4);

/** All requests, by what happened last. */
export const ticketsList = shardedList("gsi3", "TICKETS", 4);

/** Requests whose clock runs, the first due first. */
export const ticketsDue = shardedList("gsi4", "TICKETSDUE", 4);

/** Plans by who comes first; sorted as text. */
const rankOf = { exclusive: "1", premium: "2", none: "3" } as const satisfies Record<Ticket["tier"], string>;

const placeOf = ({ status, tier, clock, since }: Ticket): string =>
  isAtWork(status) && clock.dueAt !== undefined ? `${rankOf[tier]}#${clock.dueAt}` : since;

export const itemOf = (ticket: Ticket) => ({
  ...ticket,
  gsi1pk: ticketsOfUser(ticket.userId),
  gsi1sk: `${ticket.lastOn}#${ticket.id}`,
  ...keysIn(ticketsWithStatus(ticket.status), placeOf(ticket), ticket.id),
  ...keysIn(ticketsList, ticket.lastOn, ticket.id),
  ...(ticket.clock.dueAt !== undefined && keysIn(ticketsDue, ticket.clock.dueAt, ticket.id)),
});
