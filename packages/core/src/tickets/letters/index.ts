import { findUser } from "../../accounts/index.ts";
import {
  note,
  wordingFor,
  type Letter,
  type LettersFor,
  type Post,
  type Thread,
  type Wording,
} from "../../mail/index.ts";
import type * as events from "../events.ts";
import { replyAddress, threadOf } from "../incoming/ticket-thread.ts";
import { findTicket, messagesOf } from "../stored-ticket.ts";
import type { Ticket, TicketMessage } from "../ticket.ts";
import { ticketAnsweredLetter, ticketReceivedLetter, ticketResolvedLetter } from "./ticket-letters.ts";

/** Where it can be answered by mail, where mail is received at all. */
function threadNow(ticketId: string): Thread | undefined {
  const desk = process.env["SUPPORT_ADDRESS"];
  return desk ? { id: threadOf(ticketId), replyTo: replyAddress(desk, ticketId) } : undefined;
}

/** To whose request it is, at the address that the account has now; nobody where either is gone. */
async function toCustomer(
  ticketId: string,
  write: (wording: Wording, ticket: Ticket) => Letter | undefined,
): Promise<Post[]> {
  const ticket = await findTicket(ticketId);
  const user = ticket && (await findUser(ticket.userId));
  if (!ticket || !user || user.closedAt) return [];
  const { email, language } = user;
  const wording = wordingFor(language);
  const letter = write(wording, ticket);
  if (!letter) return [];
  const thread = threadNow(ticketId);
  const blocks = thread ? [...letter.blocks, note(wording.texts.ticket.byMail)] : letter.blocks;
  return [{ to: { email, language }, letter: { ...letter, blocks }, thread }];
}

/** What is meant for the customer alone: an internal note never leaves. */
const messageNamed = async (ticketId: string, messageId: string): Promise<TicketMessage | undefined> =>
  (await messagesOf(ticketId)).find(({ id, side }) => id === messageId && side === "office");

/** The letters of requests for help: words, never files. */
export const ticketLetters: LettersFor<typeof events> = {
  "ticket-received": ({ ticketId }) => toCustomer(ticketId, ticketReceivedLetter),
  "ticket-answered": async ({ ticketId, messageId }) => {
    const message = await messageNamed(ticketId, messageId);
    return toCustomer(ticketId, (wording, ticket) => message && ticketAnsweredLetter(wording, ticket, message));
  },
  "ticket-resolved": async ({ ticketId, messageId, bySilence }) => {
    const message = messageId === undefined ? undefined : await messageNamed(ticketId, messageId);
    return toCustomer(ticketId, (wording, ticket) => ticketResolvedLetter(wording, ticket, { message, bySilence }));
  },
};
