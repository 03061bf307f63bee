import { reverseReceipt, type Order } from "../orders/index.ts";
import type { Receipt } from "../payments/index.ts";
import { withOutcome } from "./collection.ts";
import { asked, slipLineMachine } from "./collection-machines.ts";
import { bookedOf } from "./line-parts.ts";
import { collectionWrite, findCollection } from "./stored-collection.ts";
import type { Write } from "../platform/storing/transaction.ts";

/**
 * Strikes out a booking (`reverseReceipt`); where it was of a slip's line, this waits for its outcome again in the same write: it can be
 * confirmed anew, come back or be recalled. Problems: those of `reverseReceipt`.
 */
export const strikeOut = (id: string, reason: string, now: Date): Promise<Receipt> =>
  reverseReceipt(id, reason, now, withoutOutcome);

/** The write of the slip whose line the money was booked for; none where it came by no slip. */
async function withoutOutcome({ id, transactions }: Order, receipt: Receipt): Promise<Write[]> {
  const slips = new Set(transactions.flatMap(({ collectionId }) => collectionId ?? []));
  for (const slipId of slips) {
    const slip = await findCollection(slipId);
    const line = slip?.lines.find(
      (one) =>
        one.orderId === id &&
        slipLineMachine.offers(asked(one), "strike-out", "back-office") &&
        bookedOf([receipt], slip, one.id).length > 0,
    );
    if (slip && line)
      return [collectionWrite(withOutcome(slip, line.id, { outcome: undefined, outcomeOn: undefined }))];
  }
  return [];
}
