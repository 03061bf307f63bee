import { createHash } from "node:crypto";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import type { Receipt } from "../../payments/index.ts";
import { itemOf, ReceiptEntity } from "./receipt.table.ts";

/** "{orderId}.{key}": enough to read it with one request. */
export const receiptId = ({ orderId, key }: Pick<Receipt, "orderId" | "key">): string => `${orderId}.${key}`;

export function parseReceiptId(id: string): { orderId: string; key: string } {
  const at = id.indexOf(".");
  if (at < 1 || at === id.length - 1) throw new Problem("not-found");
  return { orderId: id.slice(0, at), key: id.slice(at + 1) };
}

/** The key of money that the back office has seen come: the same reference for the same transaction is the same money. */
export function keyOfReference(seq: number | undefined, reference: string): string {
  const same = reference.toUpperCase().replaceAll(/\s/g, "");
  return `T${seq ?? 0}-${createHash("sha256").update(same).digest("hex").slice(0, 24)}`;
}

/** The receipts of an order, also of one that is gone; consistent. */
export async function storedReceipts(orderId: string): Promise<Receipt[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `ORDER#${orderId}`, range: { beginsWith: "RECEIPT#" } })
    .entities(ReceiptEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

export async function loadReceipt(id: string): Promise<Receipt> {
  const { Item } = await ReceiptEntity.build(GetItemCommand)
    .key(parseReceiptId(id))
    .options({ consistent: true })
    .send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/** The write of a new receipt, for the transaction that makes it true: refused when that money is booked already. */
export const bookingOf = (receipt: Receipt) =>
  ReceiptEntity.build(PutTransaction)
    .item(itemOf(receipt))
    .options({ condition: { attr: "key", exists: false } });

/** The write of a changed receipt under the version that was read. */
export const changeOf = (before: Receipt, after: Receipt) =>
  ReceiptEntity.build(PutTransaction)
    .item(itemOf({ ...after, version: before.version + 1 }))
    .options({ condition: { attr: "version", eq: before.version } });

/** Books a receipt that goes with no order's change; whether it was not there yet. */
export async function bookAlone(receipt: Receipt): Promise<boolean> {
  try {
    await ReceiptEntity.build(PutItemCommand)
      .item(itemOf(receipt))
      .options({ condition: { attr: "key", exists: false } })
      .send();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
