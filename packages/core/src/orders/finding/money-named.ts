import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { plainReference, type Receipt } from "../../payments/index.ts";
import { table } from "../../platform/table.ts";
import { openReceipts, ReceiptEntity } from "../ledger/receipt.table.ts";
import { transferOf } from "../ledger/transfers.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";

/** Shorter parts of a reference are in too many. */
const shortest = 4;
/** So many orders at most, and so many looked at for them: a word such as "bonifico" is the reference of many. */
const most = 5;
const lookedAt = 25;
/** So much money that somebody has to do something about is looked through. */
const lookedThrough = 200;

/** What a statement says of money: of what came, and of what went back. */
const referencesOf = ({ reference, intentId, refunds }: Receipt): string[] =>
  [reference, intentId, ...refunds.map((refund) => refund.reference)].filter((one) => one !== undefined);

/**
 * Orders of all months whose money a bank's reference names, whether it pays something or not, by that reference: the whole reference
 * of any transfer that is booked, or a part of it where somebody still has to do something about the money; the first of those that
 * `fitting` lets pass. Two requests and two for each order that is looked at.
 */
export async function ordersOfMoney<T>(
  text: string,
  fitting: (found: readonly OfMoney[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const sought = plainReference(text);
  if (sought.length < shortest) return [];
  const [{ bookings }, open] = await Promise.all([transferOf(text), openMoney()]);
  const booked = await Promise.all(bookings.slice(0, lookedAt).map(receiptOf));
  const named = [...booked.filter((one) => one !== undefined), ...open].flatMap((receipt) => {
    const reference = referencesOf(receipt).find((one) => plainReference(one).includes(sought));
    return reference === undefined ? [] : [[receipt.orderId, reference] as const];
  });
  const references = [...new Map(named.toReversed())].toReversed().slice(0, lookedAt);
  const found: T[] = [];
  for (let at = 0; at < references.length && found.length < most; at += most) {
    const orders = await Promise.all(references.slice(at, at + most).map(orderOf));
    found.push(...(await fitting(orders.filter((one) => one !== undefined))));
  }
  return found.slice(0, most);
}

interface OfMoney {
  order: Order;
  reference: string;
}

async function orderOf([id, reference]: readonly [string, string]): Promise<OfMoney | undefined> {
  const { Item: order } = await OrderEntity.build(GetItemCommand).key({ id }).send();
  return order && { order, reference };
}

const receiptOf = async ({ orderId, key }: { orderId: string; key: string }): Promise<Receipt | undefined> =>
  (await ReceiptEntity.build(GetItemCommand).key({ orderId, key }).send()).Item;

async function openMoney(): Promise<readonly Receipt[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: openReceipts })
    .entities(ReceiptEntity)
    .options({ limit: lookedThrough })
    .send();
  return Items;
}
