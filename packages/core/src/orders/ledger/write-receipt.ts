import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { OutboxEntity, outboxItem } from "../../platform/events.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/transaction.ts";
import { refundedOf, type Receipt } from "../../payments/index.ts";
import { historyOf, type Actor } from "../history/entry.ts";
import { changeOf } from "./stored-receipts.ts";

interface Change {
  before: Receipt;
  after: Receipt;
  by?: Actor;
  now: Date;
}

/**
 * Writes what became of a receipt, under the version that was read, with its note in the order's history; the customer is told
 * of what has gone back. Problem: version-conflict.
 */
export async function writeReceipt({ before, after, by, now }: Change): Promise<Receipt> {
  const { orderId, currency, userId } = after;
  const amount = refundedOf(after) - refundedOf(before);
  const told = amount > 0 && userId ? [outboxItem("payment-returned", { orderId, amount, currency }, now)] : [];
  try {
    await execute(
      changeOf(before, after),
      ...historyOf({ orderId, receipts: [[before, after]], by, now }),
      ...told.map((event) => OutboxEntity.build(PutTransaction).item(event)),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return { ...after, version: before.version + 1 };
}
