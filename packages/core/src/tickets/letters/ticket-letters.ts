import { hello, note, paragraph, type Block, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Ticket, TicketMessage } from "../ticket.ts";

const toTicket = ({ texts, origin }: Wording, id: string) => ({
  label: texts.ticket.see,
  url: `${origin}/profile/support/${id}`,
});

/** Files are never sent: who may see the page finds them there. */
const withFiles = ({ texts }: Wording, { files }: Pick<TicketMessage, "files">): Block[] =>
  files.length > 0 ? [note(texts.ticket.files)] : [];

/** A moment by a clock in Rome, where the desk is. */
const momentIn = (language: string, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Rome" }).format(
    new Date(at),
  );

/** To who asks for help: it is there, what was asked, and by when there is an answer. */
export function ticketReceivedLetter(wording: Wording, ticket: Ticket): Letter {
  const { received, receivedText, due } = wording.texts.ticket;
  const { clock, number, subject, customerName, id } = ticket;
  return {
    subject: fill(received, { number }),
    preview: receivedText,
    heading: hello(wording, customerName),
    blocks: [
      paragraph(receivedText),
      paragraph(subject),
      ...(clock.dueAt ? [note(fill(due, { date: momentIn(wording.language, clock.dueAt) }))] : []),
    ],
    action: toTicket(wording, id),
  };
}

/** What the office has written, and whether it waits for an answer. */
export function ticketAnsweredLetter(wording: Wording, ticket: Ticket, message: TicketMessage): Letter {
  const { answered, answeredText, asks } = wording.texts.ticket;
  return {
    subject: fill(answered, { number: ticket.number }),
    preview: message.text.slice(0, 80),
    heading: hello(wording, ticket.customerName),
    blocks: [
      paragraph(fill(answeredText, { name: message.authorName })),
      paragraph(message.text),
      ...withFiles(wording, message),
      ...(ticket.status === "waiting_customer" ? [note(asks)] : []),
    ],
    action: toTicket(wording, ticket.id),
  };
}

/** It is solved; the office's last words, how it is opened again, and how the help was. */
export function ticketResolvedLetter(
  wording: Wording,
  ticket: Ticket,
  { message, bySilence }: { message?: TicketMessage | undefined; bySilence?: boolean | undefined },
): Letter {
  const { resolved, resolvedText, silentText, reopen, rate } = wording.texts.ticket;
  const text = bySilence ? silentText : resolvedText;
  return {
    subject: fill(resolved, { number: ticket.number }),
    preview: text,
    heading: hello(wording, ticket.customerName),
    blocks: [
      paragraph(text),
      ...(message ? [paragraph(message.text), ...withFiles(wording, message)] : []),
      note(reopen),
      note(rate),
    ],
    action: toTicket(wording, ticket.id),
  };
}
