import { findUser } from "../../accounts/index.ts";
import { wordingFor, type Letter, type LettersFor, type Post, type Wording } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { findTicket, messagesOf } from "../stored-ticket.ts";
import type { Ticket, TicketMessage } from "../ticket.ts";
import { ticketAnsweredLetter, ticketReceivedLetter, ticketResolvedLetter } from "./ticket-letters.ts";

/** To whose request it is, at the address that the account has now; nobody where either is gone. */
async function toCustomer(
  ticketId: string,
  write: (wording: Wording, ticket: Ticket) => Letter | undefined,
): Promise<Post[]> {
  const ticket = await findTicket(ticketId);
  const user = ticket && (await findUser(ticket.userId));
  if (!ticket || !user || user.closedAt) return [];
  const { email, language } = user;
  const letter = write(wordingFor(language), ticket);
  return letter ? [{ to: { email, language }, letter }] : [];
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
