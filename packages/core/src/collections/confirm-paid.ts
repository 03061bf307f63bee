import { hasEnded, loadTransaction, markPaid, recordSurplus } from "../orders/index.ts";
import { bookingWarningCodes } from "../payments/index.ts";
import { Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { withOutcome, type Collection, type CollectionLine } from "./collection.ts";
import { asked, collectionMachine, slipLineMachine } from "./collection-machines.ts";
import { lineIn } from "./note-outcome.ts";
import { payableLines } from "./presentable.ts";
import { collectionWrite, loadCollection, writeCollection } from "./stored-collection.ts";

/**
 * Books the money of all lines that count as paid, each by the ledger's own act; what has been paid otherwise meanwhile only gets its
 * outcome. One that broke off goes on when it is asked for again: nothing is booked twice. Problems: not-found, invalid-transition
 * where no line counts as paid yet, those of the ledger.
 */
export async function confirmPaid(id: string, now: Date): Promise<Collection> {
  const slip = await loadCollection(id);
  collectionMachine.demand(slip, "note", "back-office");
  const payable = payableLines(slip, now);
  if (payable.length === 0 && !slip.lines.some(({ outcome }) => outcome === "paid")) {
    throw new Problem("invalid-transition", { state: slip.state });
  }
  for (const line of payable) {
    await book(slip, line, now);
    await untilWritten(async () => {
      const { slip: current, line: known } = await lineIn(id, line.id);
      if (!slipLineMachine.offers(asked(known), "confirm-paid", "back-office")) return;
      const paid = withOutcome(current, line.id, { outcome: "paid", outcomeOn: line.collectedOn });
      await writeCollection(collectionWrite(paid));
    });
  }
  return loadCollection(id);
}

/** What the ledger asks of amounts and days that were typed: these are the slip's own. */
const confirmed = bookingWarningCodes;

async function book(slip: Collection, line: CollectionLine, now: Date): Promise<void> {
  const { order, transaction } = await loadTransaction(line.id);
  if (transaction.status === "paid") return;
  const reference = `Distinta ${slip.number} n. ${slip.lines.indexOf(line) + 1}`;
  const { amount, collectedOn: settledOn } = line;
  try {
    // Of one that was given up meanwhile the bank's money is due back.
    if (hasEnded(order)) await recordSurplus(order.id, { settledOn, reference, amount, confirmed }, now);
    else await markPaid(line.id, undefined, { settledOn, settlementRef: reference, amount, confirmed }, now);
  } catch (error) {
    // This very money, booked before the act broke off.
    if (!(error instanceof Problem && error.code === "receipt-known")) throw error;
  }
}
