import {
  bookingWarningCodes,
  entryMachine,
  leftOf,
  referenceOf,
  transactionId,
  type Share,
} from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem, type ProblemCode } from "../../platform/problems.ts";
import { isCivilDate, romeDate } from "../../platform/time.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { recordSurplus } from "../ledger/record-receipt.ts";
import type { Order } from "../order.ts";
import { mayMarkPaid } from "../payment/open-payments.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import type { BankEntry } from "./bank-entry.table.ts";
import { demandAnswers } from "./entry-questions.ts";
import { tiedToEntry, withoutStruckOut } from "./struck-out.ts";
import { loadEntry, writeEntry } from "./stored-entries.ts";

/** What somebody has confirmed of an entry: an order, and how much of the entry is for it. */
export interface Asked {
  orderId: string;
  /** Cents. */
  amount: Cents;
}

/**
 * Books an entry for orders, each share by the ledger's own use case: first what the orders wait for, what is more as money that is due
 * back. What is to be booked is written down before anything is, so that an act that broke off goes on where it stopped, whoever
 * asks for it again; what was booked already is never booked twice, what was struck out of it since is open again. A share that the ledger refuses is taken off again and leaves its
 * money open. Problems: invalid-transition for an entry that isn't open, amount-not-allowed for more than is left of it, not-found,
 * confirmation-needed (entry-questions.ts), invalid-input for a day on which no bank has booked anything, and those of the ledger.
 */
export async function bookEntry(
  id: string,
  asked: readonly Asked[],
  now: Date,
  confirmed: readonly string[] = [],
): Promise<BankEntry> {
  const planned = await untilWritten(() => plan(id, asked, { now, confirmed }));
  let entry = planned;
  for (const share of planned.shares.filter(({ done }) => !done)) {
    try {
      await book(entry, share, now);
    } catch (error) {
      if (error instanceof Problem && refusals.has(error.code)) {
        await change(id, (shares) => shares.filter((one) => one.done || !isSame(one, share)));
      }
      throw error;
    }
    entry = await change(id, (shares) => shares.map((one) => (isSame(one, share) ? { ...one, done: true } : one)));
  }
  return entry;
}

/** What the ledger says before it writes anything; after anything else the money may be booked, which the next try finds. */
const refusals: ReadonlySet<ProblemCode> = new Set([
  "invalid-input",
  "not-found",
  "invalid-transition",
  "order-ended",
  "amount-not-allowed",
]);

const isSame = (one: Share, other: Share): boolean =>
  one.orderId === other.orderId && one.reference === other.reference;

/** Writes down what is to be booked. What was written down and not booked yet comes first: it may be booked already. */
async function plan(
  id: string,
  asked: readonly Asked[],
  { now, confirmed }: { now: Date; confirmed: readonly string[] },
): Promise<BankEntry> {
  const entry = await withoutStruckOut(await loadEntry(id), now);
  if (entry.shares.some(({ done }) => !done)) return entry;
  if (entry.state === "booked" && isAnswered(entry, asked)) return entry;
  entryMachine.demand(entry, "book", "back-office");
  if (!isCivilDate(entry.bookedOn)) throw invalid({ field: "bookedOn", code: "not-a-date" });
  if (entry.bookedOn > romeDate(now)) throw invalid({ field: "bookedOn", code: "in-the-future" });
  const left = leftOf(entry);
  const sum = asked.reduce((total, { amount }) => total + amount, 0);
  if (sum > left) throw new Problem("amount-not-allowed", { amount: left });
  const shares = [...entry.shares];
  for (const [orderId, amount] of byOrder(asked)) {
    const order = await loadOrder(orderId);
    const own = sharesOf(order, amount, entry, shares);
    await demandAnswers(entry, { order, shares: own }, confirmed);
    shares.push(...own);
  }
  return writeEntry({ ...entry, shares });
}

/** An order is named once, with all that is for it. */
function byOrder(asked: readonly Asked[]): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { orderId, amount } of asked) sums.set(orderId, (sums.get(orderId) ?? 0) + amount);
  return sums;
}

/** Whether it is booked just so: the same act once more. */
const isAnswered = ({ shares }: BankEntry, asked: readonly Asked[]): boolean =>
  [...byOrder(asked)].every(([orderId, amount]) => {
    const own = shares.filter((share) => share.orderId === orderId);
    return own.reduce((sum, share) => sum + share.amount, 0) === amount;
  });

/** By which its money is known in the ledger: the bank's reference, else a number of the house's that no other entry has. */
const baseOf = ({ reference, id }: BankEntry): string => reference ?? `Estratto conto ${id.slice(0, 10)}`;

/** How the money for an order falls on what it waits for, as it stands now: a payment of just that amount, else one after the other. */
function sharesOf(order: Order, amount: Cents, entry: BankEntry, earlier: readonly Share[]): Share[] {
  const open = order.transactions.filter((one) => mayMarkPaid(order, one));
  const just = open.find((one) => one.amount === amount);
  const shares: Share[] = [];
  let left = amount;
  const add = (of: Cents, seq?: number) => {
    const reference = referenceOf(baseOf(entry), [...earlier, ...shares], order.id);
    shares.push({ orderId: order.id, orderNumber: order.number, amount: of, seq, reference, done: false });
    left -= of;
  };
  for (const { seq, amount: due } of just ? [just] : open) if (left > 0) add(Math.min(left, due), seq);
  if (left > 0) add(left);
  return shares;
}

/** What the ledger would ask was asked, or is the bank's own (entry-questions.ts), before anything was written down. */
const confirmed = bookingWarningCodes;

async function book(entry: BankEntry, share: Share, now: Date): Promise<void> {
  const { bookedOn: settledOn, id: bankEntry } = entry;
  const { orderId, seq, amount, reference } = share;
  try {
    if (seq === undefined) await recordSurplus(orderId, { settledOn, reference, amount, confirmed, bankEntry }, now);
    else {
      const mark = { settledOn, settlementRef: reference, amount, confirmed, bankEntry };
      await markPaid(transactionId({ orderId, seq }), "manual_wire_transfer", mark, now);
    }
  } catch (error) {
    // The same reference, day and amount of this order: this very money, booked before the act broke off or by hand.
    if (!(error instanceof Problem && error.code === "receipt-known")) throw error;
    await untilWritten(() => tiedToEntry(entry, share));
  }
}

const change = (id: string, to: (shares: readonly Share[]) => readonly Share[]): Promise<BankEntry> =>
  untilWritten(async () => {
    const entry = await loadEntry(id);
    const shares = to(entry.shares);
    const state = shares.every(({ done }) => done) && leftOf({ ...entry, shares }) === 0 ? "booked" : "open";
    return writeEntry({ ...entry, shares, state });
  });
