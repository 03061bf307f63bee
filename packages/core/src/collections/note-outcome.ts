import { loadOrder, paymentFailed, receiptsOf, writeOrder } from "../orders/index.ts";
import { chargedBack, returnRefusal, type ReturnCode } from "../payments/index.ts";
import type { Cents } from "../platform/money.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { withOutcome, type Collection, type CollectionLine } from "./collection.ts";
import { asked, collectionMachine, slipLineMachine } from "./collection-machines.ts";
import { afterRecall, afterUnpaid, bookedOf } from "./line-parts.ts";
import { collectionWrite, loadCollection } from "./stored-collection.ts";

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
 * A line came back unpaid (insoluto; domain-rules 5.1, row 15): its payment has failed, also where the line's money had been booked
 * already, and may stand in another slip; what the bank charges is noted beside it. What other money has paid meanwhile stays paid: of
 * that the line alone came back. The same again changes nothing. Problems: not-found,
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
    const order = await loadOrder(line.orderId);
    const noted = withOutcome(slip, lineId, { outcome: "unpaid", outcomeOn: on, fee, code, reason });
    const { after, failed } = afterUnpaid(order, slip, lineId);
    const booked = bookedOf(await receiptsOf(order), slip, lineId);
    await writeOrder({
      before: order,
      after,
      receipts: booked.map((receipt) => [receipt, chargedBack(receipt)]),
      also: [collectionWrite(noted)],
      events: failed.map(({ seq }) => paymentFailed.of({ orderId: order.id, seq })),
      now,
    });
    return loadCollection(id);
  });

/**
 * A line is taken back from the bank before its day, for a reason: its payment, or what a part payment has left of it, waits as before and
 * may stand in another slip. The same again changes nothing. Problems: not-found, invalid-transition.
 */
export const noteRecalled = (id: string, lineId: string, reason: string, now: Date): Promise<Collection> =>
  untilWritten(async () => {
    const { slip, line } = await lineIn(id, lineId);
    if (line.outcome === "recalled") return slip;
    slipLineMachine.demand(asked(line), "recall", "back-office");
    const order = await loadOrder(line.orderId);
    const noted = withOutcome(slip, lineId, { outcome: "recalled", outcomeOn: romeDate(now), reason });
    const after = afterRecall(order, slip, lineId);
    await writeOrder({ before: order, after, also: [collectionWrite(noted)], now });
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
