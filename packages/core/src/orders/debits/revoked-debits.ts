import type { BankMandate, Transaction } from "../../payments/index.ts";
import { rowsOfIndex } from "../../platform/storing/read-apart.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { findOrder, writeOrder } from "../stored-order.ts";

/** Whether a payment waits at the bank as a debit that is still to come on that day, and nobody has said so of its mandate. */
const isToCome = ({ status, superseded, presented }: Transaction, on: CivilDate): boolean =>
  presented?.kind === "sdd" &&
  status === "processing_payment" &&
  !superseded &&
  presented.revokedOn === undefined &&
  on <= presented.on;

const revoked = (order: Order, on: CivilDate): Order => ({
  ...order,
  transactions: order.transactions.map((one) =>
    one.presented && isToCome(one, on) ? { ...one, presented: { ...one.presented, revokedOn: on } } : one,
  ),
});

/**
 * Says of each debit of a company that waits at the bank for a later day that its mandate is cancelled: its line is to be recalled, which leads its payment out.
 * May be repeated. One request for each MB of the company's orders, and a write for each order.
 */
export async function tellRevoked(
  { companyId }: Pick<BankMandate, "companyId">,
  on: CivilDate,
  now: Date,
): Promise<void> {
  const orders = rowsOfIndex(OrderEntity, { index: "gsi4", partition: `COMPANY#${companyId}#ORDERS` });
  for await (const { id, transactions } of orders) {
    if (!transactions.some((one) => isToCome(one, on))) continue;
    await untilWritten(async () => {
      const before = await findOrder(id);
      if (!before?.transactions.some((one) => isToCome(one, on))) return;
      await writeOrder({ before, after: revoked(before, on), now });
    });
  }
}
