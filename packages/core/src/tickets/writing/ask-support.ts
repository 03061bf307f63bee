import { companyOf } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { newIdAt } from "../../platform/ids.ts";
import { instant } from "../../platform/time.ts";
import { startedClock } from "../clock/sla.ts";
import { ticketReceived } from "../events.ts";
import { nextTicketNumber, writeTicket } from "../stored-ticket.ts";
import type { TicketSource, TicketTopic } from "../ticket-codes.ts";
import type { Ticket } from "../ticket.ts";
import { messageOf, type Written } from "./message-of.ts";
import { grounded, groundedInSale, type AskedAbout, type Grounded } from "./subject-of.ts";

export interface Asked extends Written {
  topic: TicketTopic;
  subject: string;
  about: AskedAbout;
}

async function opened(
  user: User,
  { about, ground }: Grounded,
  { source, topic, subject }: { source: TicketSource; topic: TicketTopic; subject: string },
  written: Written,
  now: Date,
): Promise<Ticket> {
  const id = newIdAt(now);
  const on = instant(now);
  const { id: userId, companyId, language, entitlement: tier } = user;
  const company = await companyOf(user);
  const message = await messageOf({ id, userId }, "customer", user, written, now);
  const after: Ticket = {
    id,
    number: await nextTicketNumber(now),
    userId,
    ...(companyId && { companyId }),
    customerName: company?.companyName ?? `${user.name} ${user.surname}`.trim(),
    language,
    source,
    topic,
    subject,
    about,
    tier,
    ground,
    status: "open",
    revision: 0,
    clock: startedClock(tier, now),
    messages: 1,
    notes: 0,
    lastFrom: "customer",
    lastOn: on,
    since: on,
    createdOn: on,
  };
  return writeTicket({ after, message, events: [ticketReceived.of({ ticketId: id })], now });
}

/**
 * A customer asks for technical support. Problems: invalid-input for an order or a serial that isn't theirs, support-not-included for goods
 * bought elsewhere that their plan doesn't cover, not-found and unreadable-file of files.
 */
export const askSupport = async (
  user: User,
  { topic, subject, about, ...written }: Asked,
  now: Date,
): Promise<Ticket> => opened(user, await grounded(user, about), { source: "form", topic, subject }, written, now);

/** A line out of longer words, cut between two of them. */
export function headOf(text: string): string {
  const head = text.split("\n")[0] ?? "";
  return head.length <= 80 ? head : `${head.slice(0, 79).replace(/\s+\S*$/, "")}…`;
}

/** Something is wrong after a sale; the words are enough. Problems: invalid-input, not-bought, and those of files. */
export const reportAfterSales = async (
  user: User,
  { orderId, ...written }: Written & { orderId?: string | undefined },
  now: Date,
): Promise<Ticket> =>
  opened(
    user,
    await groundedInSale(user, orderId, now),
    { source: "after-sales", topic: "other", subject: headOf(written.text) },
    written,
    now,
  );
