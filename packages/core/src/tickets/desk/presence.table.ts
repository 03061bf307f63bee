import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** That an employee has a ticket open, or writes an answer: a lease of some seconds, renewed while the page stands. */
export const TicketPresenceEntity = kept(
  new Entity({
    name: "TicketPresence",
    table,
    schema: item({
      ticketId: string().key(),
      userId: string().key(),
      name: string(),
      writing: boolean(),
      expiresAt: number(),
    }),
    computeKey: ({ ticketId, userId }: { ticketId: string; userId: string }) => ({
      pk: `TICKET#${ticketId}`,
      sk: `PRESENCE#${userId}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);
