import * as z from "zod";
import { Entity, boolean, item, list, number, string } from "dynamodb-toolbox";
import { keptFor } from "../../platform/personal-data.ts";
import { table } from "../../platform/table.ts";
import {
  needsPeople,
  type Receipt,
  paymentMethods,
  dueBackReasons,
  storedReversal,
  storedRefund,
} from "../../payments/index.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { byName } from "../../platform/stored/shape.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");

/** One money that came in for an order, beside the order; its key is the guard that one money is one receipt. */
export const ReceiptEntity = kept(
  new Entity({
    name: "Receipt",
    table,
    schema: item({
      orderId: string().key(),
      key: string().key(),
      version: number(),
      userId: string().optional(),
      orderNumber: string().optional(),
      customerName: string().optional().meta(fiscal),
      method: stored(z.enum(paymentMethods)),
      amount: number(),
      currency: string(),
      seq: number().optional(),
      settled: number(),
      why: stored(z.enum(dueBackReasons)).optional(),
      surplus: number().optional(),
      dueBackBy: string().optional(),
      intentId: string().optional(),
      chargeId: string().optional(),
      reference: string().optional(),
      bankEntry: string().optional(),
      settledOn: string(),
      receivedOn: string(),
      receivedBy: string(),
      chargedBack: number(),
      troubledBefore: boolean().optional(),
      reversal: stored(storedReversal).optional(),
      refunds: list(stored(storedRefund)),
      ibans: stored(byName(z.string())).optional().meta(fiscal),
      /** The receipts of a user. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      /** What people still have to do something about, the oldest first; absent on the others. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ orderId, key }: { orderId: string; key: string }) => ({
      pk: `ORDER#${orderId}`,
      sk: `RECEIPT#${key}`,
    }),
  }),
);

export const receiptsOfUser = (userId: string): string => `USER#${userId}#RECEIPTS`;
export const openReceipts = "RECEIPTS#OPEN";

/** The item of a receipt: its index key is there as long as somebody has to look at it. */
export function itemOf(receipt: Receipt) {
  const sk = `${receipt.receivedOn}#${receipt.key}`;
  const open = needsPeople(receipt);
  return {
    ...receipt,
    refunds: [...receipt.refunds],
    ...(receipt.userId && { gsi1pk: receiptsOfUser(receipt.userId), gsi1sk: sk }),
    // Said also where it is nothing: what was read from the table brings its former key along.
    gsi3pk: open ? openReceipts : undefined,
    gsi3sk: open ? sk : undefined,
  };
}
