import { Entity, item, string } from "dynamodb-toolbox";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { table } from "../../platform/table.ts";
import { isSettled, type Order } from "../order.ts";
import { kept } from "../../platform/stored/stored.ts";

/** An order with withdrawals, in the office's lists: those to look after, and those closed in a month. It goes with the order's own writes. */
export const WithdrawalTaskEntity = kept(
  new Entity({
    name: "WithdrawalTask",
    table,
    schema: item({
      orderId: string().key(),
      /** When the oldest open one was declared, or the day when the last was closed. */
      since: string(),
      gsi3pk: string(),
      gsi3sk: string(),
    }),
    computeKey: ({ orderId }: { orderId: string }) => ({ pk: `ORDER#${orderId}`, sk: "WITHDRAWALTASK" }),
  }),
);

export const openWithdrawals = "WITHDRAWALS#OPEN";
/** What the office was through with in a month ("2026-11"). */
export const closedWithdrawals = (month: string): string => `WITHDRAWALS#CLOSED#${month}`;

/** Where an order stands in the office's lists: while one of its withdrawals is open by the oldest such, else by the day of the last closing. */
function placeInLists({ id, withdrawals = [] }: Pick<Order, "id" | "withdrawals">) {
  if (withdrawals.length === 0) return undefined;
  const open = withdrawals.find((one) => !isSettled(one));
  if (open) return { since: open.declaredOn, gsi3pk: openWithdrawals, gsi3sk: `${open.declaredOn}#${id}` };
  const days = withdrawals.map(({ refundedOn, closedOn }) => refundedOn ?? closedOn ?? "").toSorted();
  const since = days.at(-1) ?? "";
  return { since, gsi3pk: closedWithdrawals(since.slice(0, 7)), gsi3sk: `${since}#${id}` };
}

/** What a change of an order changes in the office's lists of withdrawals. */
export function withdrawalWrites(before: Order, after: Order) {
  const place = placeInLists(after);
  const former = placeInLists(before);
  if (!place || (place.gsi3pk === former?.gsi3pk && place.gsi3sk === former.gsi3sk)) return [];
  return [WithdrawalTaskEntity.build(PutTransaction).item({ orderId: after.id, ...place })];
}
