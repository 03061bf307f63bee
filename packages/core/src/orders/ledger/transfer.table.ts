import { Entity, any, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import type { BookedElsewhere } from "../../payments/index.ts";

/** One booking of a reference, in whatever order it was. */
export interface TransferBooking extends BookedElsewhere {
  orderId: string;
  /** The receipt's. */
  key: string;
}

/**
 * Where money of one plain reference is booked, over all orders, the newest first. One item each, written under its version with the
 * booking: of two who book the same reference at once, one finds the other's.
 */
export const TransferEntity = new Entity({
  name: "Transfer",
  table,
  schema: item({
    /** A hash: a reference is a text of people's, of any length. */
    reference: string().key(),
    version: number(),
    bookings: list(any().castAs<TransferBooking>()),
  }),
  computeKey: ({ reference }: { reference: string }) => ({ pk: `TRANSFER#${reference}`, sk: "TRANSFER" }),
  timestamps: false,
});
