import { Entity, item, string } from "dynamodb-toolbox";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { table } from "../../platform/table.ts";
import type { Order } from "../order.ts";

/** An order of which a withdrawal isn't refunded yet: the office's task. It comes and goes with the order's own writes. */
export const WithdrawalTaskEntity = new Entity({
  name: "WithdrawalTask",
  table,
  schema: item({
    orderId: string().key(),
    /** When the oldest of them was declared. */
    since: string(),
    gsi3pk: string(),
    gsi3sk: string(),
  }),
  computeKey: ({ orderId }: { orderId: string }) => ({ pk: `ORDER#${orderId}`, sk: "WITHDRAWALTASK" }),
});

export const openWithdrawals = "WITHDRAWALS#OPEN";

const openSince = ({ withdrawals = [] }: Pick<Order, "withdrawals">): string | undefined =>
  withdrawals.find(({ state }) => state !== "refunded")?.declaredOn;

/** What a change of an order changes in the office's list of withdrawals. */
export function withdrawalWrites(before: Order, after: Order) {
  const since = openSince(after);
  const orderId = after.id;
  if (since === openSince(before)) return [];
  if (!since) return [WithdrawalTaskEntity.build(DeleteTransaction).key({ orderId })];
  const keys = { gsi3pk: openWithdrawals, gsi3sk: `${since}#${orderId}` };
  return [WithdrawalTaskEntity.build(PutTransaction).item({ orderId, since, ...keys })];
}
