import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { shapeOf } from "../../platform/stored/shape.ts";
import { table } from "../../platform/table.ts";
import type { BookedElsewhere } from "../../payments/index.ts";
import { kept, stored } from "../../platform/stored/stored.ts";

/** One booking of a reference, in whatever order it was. */
export interface TransferBooking extends BookedElsewhere {
  orderId: string;
  /** The receipt's. */
  key: string;
}

const storedBooking = shapeOf<TransferBooking>({
  orderId: z.string(),
  key: z.string(),
  orderNumber: z.string(),
  amount: z.number(),
  settledOn: z.string(),
});

/**
 * Where money of one plain reference is booked, over all orders, the newest first. One item each, written under its version with the
 * booking: of two who book the same reference at once, one finds the other's.
 */
export const TransferEntity = kept(
  new Entity({
    name: "Transfer",
    table,
    schema: item({
      /** A hash: a reference is a text of people's, of any length. */
      reference: string().key(),
      version: number(),
      bookings: list(stored(storedBooking)),
    }),
    computeKey: ({ reference }: { reference: string }) => ({ pk: `TRANSFER#${reference}`, sk: "TRANSFER" }),
    timestamps: false,
  }),
);
