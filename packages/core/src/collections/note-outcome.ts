import {
  anythingPaid,
  loadTransaction,
  paymentFailed,
  receiptsOf,
  withTransaction,
  writeOrder,
  type Order,
  type Write,
} from "../orders/index.ts";
import {
  chargedBack,
  returnRefusal,
  transactionMachine,
  type Receipt,
  type ReturnCode,
  type Transaction,
} from "../payments/index.ts";
import type { Cents } from "../platform/money.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { withOutcome, type Collection, type CollectionLine } from "./collection.ts";
import { asked, collectionMachine, slipLineMachine } from "./collection-machines.ts";
import { collectionWrite, loadCollection, writeCollection } from "./stored-collection.ts";

/** A slip whose file stands, and one of its lines. Problems: not-found, invalid-transition. */
export async function lineIn(id: string, lineId: string): Promise<{ slip: Collection; line: CollectionLine }> {
  const slip = await loadCollection(id);
  const line = slip.lines.find((one) => one.id === lineId);
  if (!line) throw new Problem("not-found");
  collectionMachine.demand(slip, "note", "back-office");
  return { slip, line };
}

interface CameBack {
  /** The day on which the bank says so. */
  on: CivilDate;
  /** What the bank charges for it; 0 or more. */
  fee: Cents;
  /** Of a direct debit, always. */
  code?: ReturnCode | undefined;
  reason?: string | undefined;
}

/**
 * A line came back unpaid (insoluto; domain-rules 5.1, row 15): its payment has failed, also where it had been booked already, and may
 * stand in another slip; what the bank charges is noted beside it. The same again changes nothing. Problems: not-found,
 * invalid-transition, invalid-input for a day before the line's or in the future, a direct debit without the banks' code or with one by which
 * it can't have come back on that day.
 */
export const noteUnpaid = (
  id: string,
  lineId: string,
  { on, fee, code, reason }: CameBack,
  now: Date,
): Promise<Collection> =>
  untilWritten(async () => {
    const { slip, line } = await lineIn(id, lineId);
    if (line.outcome === "unpaid") return slip;
    slipLineMachine.demand(asked(line), "come-back", "back-office");
    if (on > romeDate(now)) throw invalid({ field: "on", code: "in-the-future" });
    if (on < romeDate(new Date(slip.createdOn))) throw invalid({ field: "on", code: "before-slip" });
    demandCode(line, code, on);
    const { order, transaction } = await loadTransaction(lineId);
    demandOfSlip(slip, transaction);
    const noted = withOutcome(slip, lineId, { outcome: "unpaid", outcomeOn: on, fee, code, reason });
    const failed = transactionMachine.after(transaction, "dishonour", "back-office");
    const after = withTransaction(order, failed);
    await writeOrder({
      before: order,
      after: { ...after, troubled: order.troubled || transaction.status === "paid" || anythingPaid(after) },
      receipts: await takenBack(order, transaction),
      also: [collectionWrite(noted)],
      events: [paymentFailed.of({ orderId: order.id, seq: transaction.seq })],
      now,
    });
    return loadCollection(id);
  });

/** The money that had been booked for it, as its bank has taken it back. */
async function takenBack(order: Order, { status, seq, settlementRef }: Transaction): Promise<[Receipt, Receipt][]> {
  if (status !== "paid") return [];
  const known = await receiptsOf(order);
  const paying = known.find((one) => one.seq === seq && one.reference === settlementRef && one.settled > 0);
  return paying ? [[paying, chargedBack(paying)]] : [];
}

/**
 * A line is taken back from the bank before its day, for a reason: its payment waits as before and may stand in another slip. The same
 * again changes nothing. Problems: not-found, invalid-transition.
 */
export const noteRecalled = (id: string, lineId: string, reason: string, now: Date): Promise<Collection> =>
  untilWritten(async () => {
    const { slip, line } = await lineIn(id, lineId);
    if (line.outcome === "recalled") return slip;
    slipLineMachine.demand(asked(line), "recall", "back-office");
    const { order, transaction } = await loadTransaction(lineId);
    const noted = withOutcome(slip, lineId, { outcome: "recalled", outcomeOn: romeDate(now), reason });
    const also: Write[] = [collectionWrite(noted)];
    if (transaction.status === "processing_payment" && transaction.collectionId === id) {
      const back = transactionMachine.after(transaction, "recall", "back-office");
      await writeOrder({ before: order, after: withTransaction(order, back), also, now });
    } else await writeCollection(collectionWrite(noted));
    return loadCollection(id);
  });

/** A debit comes back with the banks' reason, one that its scheme knows by then; a receipt has none. Problem: invalid-input. */
function demandCode({ mandate, collectedOn }: CollectionLine, code: ReturnCode | undefined, on: CivilDate): void {
  if (!mandate) {
    if (code) throw invalid({ field: "code", code: "not-a-debit" });
    return;
  }
  if (!code) throw invalid({ field: "code", code: "required" });
  const refusal = returnRefusal({ scheme: mandate.scheme, code, collectedOn, on });
  if (refusal) throw invalid({ field: "code", code: refusal });
}

/** Problem: invalid-transition where the payment isn't asked for, or was not paid, by this slip any more. */
function demandOfSlip({ id }: Collection, { status, collectionId }: Transaction): void {
  if (collectionId !== id) throw new Problem("invalid-transition", { state: status });
}
