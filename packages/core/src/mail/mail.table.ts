import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import { kept } from "../platform/stored/stored.ts";

/**
 * That a letter goes out for an event: claimed by one delivery of the message until `leasedUntil` (epoch milliseconds),
 * then, without a lease, sent for good: a message which the queue delivers twice is not sent twice.
 */
export const SentMailEntity = kept(
  new Entity({
    name: "SentMail",
    table,
    schema: item({
      eventId: string().key(),
      recipient: string().key(),
      leasedUntil: number().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ eventId, recipient }: { eventId: string; recipient: string }) => ({
      pk: `SENTMAIL#${eventId}`,
      sk: recipient,
    }),
    timestamps: false,
  }),
);
