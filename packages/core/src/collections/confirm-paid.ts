import { loadOrder, markPaid, mayMarkPaid, receiptsOf, recordSurplus, writeOrder } from "../orders/index.ts";
import { bookingWarningCodes, slipReference, transactionId, type Transaction } from "../payments/index.ts";
import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import type { CivilDate } from "../platform/time.ts";
import { withOutcome, type Collection, type CollectionLine } from "./collection.ts";
import { asked, collectionMachine, slipLineMachine } from "./collection-machines.ts";
import { afterPaid, bookedOf, partsOf } from "./line-parts.ts";
import { lineIn } from "./note-outcome.ts";
import { payableLines } from "./presentable.ts";
import { collectionWrite, loadCollection, writeCollection } from "./stored-collection.ts";

/**
 * Books the money of all lines that count as paid, each by the ledger's own act: for what the line's payment still waits for; what is more,
 * as of a payment that other money has paid meanwhile or of an order that has ended, is due back. One that broke off goes on when it is
 * asked for again: nothing is booked twice. Problems: not-found, invalid-transition where no line counts as paid yet, those of the
 * ledger.
 */
export async function confirmPaid(id: string, now: Date): Promise<Collection> {
  const slip = await loadCollection(id);
  collectionMachine.demand(slip, "note", "back-office");
  const payable = payableLines(slip, now);
  if (payable.length === 0 && !slip.lines.some(({ outcome }) => outcome === "paid")) {
    throw new Problem("invalid-transition", { state: slip.state });
  }
  for (const line of payable) {
    await bookLine(slip, line, now);
    await untilWritten(async () => {
      const { slip: current, line: known } = await lineIn(id, line.id);
      if (!slipLineMachine.offers(asked(known), "confirm-paid", "back-office")) return;
      const paid = withOutcome(current, line.id, { outcome: "paid", outcomeOn: line.collectedOn });
      const order = await loadOrder(line.orderId);
      const after = afterPaid(order, current, line.id);
      if (after) await writeOrder({ before: order, after, also: [collectionWrite(paid)], now });
      else await writeCollection(collectionWrite(paid));
    });
  }
  return loadCollection(id);
}

/** What the ledger asks of amounts and days that were typed: these are the slip's own. */
const confirmed = bookingWarningCodes;

/** So many shares at most: one for each part of a payment, and one for what is more. */
const mostShares = 20;

/** The money of a line, as far as it isn't booked yet, be it by whoever confirms the same slip at once. */
async function bookLine(slip: Collection, line: CollectionLine, now: Date): Promise<void> {
  const place = slip.lines.indexOf(line) + 1;
  for (let tries = 0; tries < mostShares; tries += 1) {
    const order = await loadOrder(line.orderId);
    const booked = bookedOf(await receiptsOf(order), slip, line.id);
    const left = line.amount - booked.reduce((sum, { amount }) => sum + amount, 0);
    if (left <= 0) return;
    const taken = new Set(booked.map(({ reference }) => reference));
    let part = 1;
    while (taken.has(slipReference(slip.number, place, part))) part += 1;
    const reference = slipReference(slip.number, place, part);
    const open = partsOf(order, slip, line.id).find((one) => mayMarkPaid(order, one));
    try {
      await bookShare(order.id, { open, left, reference, settledOn: line.collectedOn }, now);
    } catch (error) {
      // This very share, booked by somebody else meanwhile.
      if (!(error instanceof Problem && error.code === "receipt-known")) throw error;
    }
  }
  throw new Problem("version-conflict");
}

interface Share {
  /** The payment that it pays; without one it is due back. */
  open: Transaction | undefined;
  /** Cents of the line that aren't booked yet. */
  left: Cents;
  reference: string;
  settledOn: CivilDate;
}

async function bookShare(orderId: string, { open, left, reference, settledOn }: Share, now: Date): Promise<void> {
  if (!open) await recordSurplus(orderId, { settledOn, reference, amount: left, confirmed }, now);
  else {
    const mark = { settledOn, settlementRef: reference, amount: Math.min(left, open.amount), confirmed };
    await markPaid(transactionId(open), undefined, mark, now);
  }
}
