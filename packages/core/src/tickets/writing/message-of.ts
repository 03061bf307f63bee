import type { User } from "../../platform/access.ts";
import { newIdAt } from "../../platform/ids.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { instant } from "../../platform/time.ts";
import type { MessageSide } from "../ticket-codes.ts";
import type { Ticket, TicketMessage } from "../ticket.ts";
import { keepMail, takeTicketFiles, type Uploaded } from "./ticket-files.ts";
import type { Write } from "../../platform/storing/transaction.ts";

export type Author = Pick<User, "id" | "name" | "surname">;

export interface Written {
  text: string;
  files?: readonly Uploaded[] | undefined;
  /** The mail that it came by, as it came: its key in the private bucket. Kept with the message where this says less. */
  mail?: string | undefined;
  /** What is written in the same transaction. */
  also?: readonly Write[] | undefined;
}

/** A message of a ticket that isn't written yet. Problems: not-found, unreadable-file of its files. */
export async function messageOf(
  ticket: Pick<Ticket, "id" | "userId">,
  side: MessageSide,
  author: Author,
  { text, files, mail }: Written,
  now: Date,
): Promise<TicketMessage> {
  return {
    ticketId: ticket.id,
    id: newIdAt(now),
    userId: ticket.userId,
    side,
    authorId: author.id,
    authorName: `${author.name} ${author.surname}`.trim(),
    text,
    files: [
      ...(await takeTicketFiles(author, ticket.id, files)),
      ...(mail === undefined ? [] : [await keepMail(ticket.id, mail)]),
    ],
    createdOn: instant(now),
  };
}

/** Of what a ticket counts, what a message changes; the customer leaves room for the office's answers. Problem: limit-reached. */
export function counted({ messages, notes }: Ticket, side: MessageSide, now: Date): Partial<Ticket> {
  if (side === "internal") {
    demandRoom("ticketNotes", notes, notes + 1);
    return { notes: notes + 1 };
  }
  demandRoom(side === "customer" ? "ticketQuestions" : "ticketMessages", messages, messages + 1);
  return { messages: messages + 1, lastFrom: side, lastOn: instant(now) };
}
