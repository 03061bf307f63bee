import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { expired, table } from "../../platform/table.ts";
import { loadTicket } from "../stored-ticket.ts";
import type { Author } from "../writing/message-of.ts";
import { TicketPresenceEntity } from "./presence.table.ts";

/** Two missed beats of the page, and nobody is there any more. */
const leaseSeconds = 40;

/**
 * Says that an employee has a ticket open, and whether they write; who else has it, and how far it is, so that a page hears of what others
 * did. Problem: not-found.
 */
export async function lookAtTicket(actor: Author, ticketId: string, writing: boolean, now: Date) {
  const { revision } = await loadTicket(ticketId);
  const expiresAt = Math.floor(now.getTime() / 1000) + leaseSeconds;
  const name = `${actor.name} ${actor.surname}`.trim();
  await TicketPresenceEntity.build(PutItemCommand)
    .item({ ticketId, userId: actor.id, name, writing, expiresAt })
    .send();
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `TICKET#${ticketId}`, range: { beginsWith: "PRESENCE#" } })
    .entities(TicketPresenceEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  const others = Items.filter((one) => one.userId !== actor.id && !expired(one, now));
  return {
    revision,
    others: others.map(({ userId, name: who, writing: writes }) => ({ userId, name: who, writing: writes })),
  };
}
