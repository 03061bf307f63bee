import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { entryMachine, plainReference, withoutShare, type Receipt, type Share } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons, type Write } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { changeOf, storedReceipts } from "../ledger/stored-receipts.ts";
import type { BankEntry } from "./bank-entry.table.ts";
import { entryWrite, findEntry } from "./stored-entries.ts";

type Money = Pick<Receipt, "orderId" | "reference" | "amount" | "settledOn">;

/** Whether a share of an entry is this money in the ledger. */
const isOf = (share: Share, { bookedOn }: Pick<BankEntry, "bookedOn">, money: Money): boolean =>
  share.orderId === money.orderId &&
  share.amount === money.amount &&
  bookedOn === money.settledOn &&
  plainReference(share.reference) === plainReference(money.reference ?? "");

const struckOut = (entry: BankEntry, share: Share, now: Date): BankEntry =>
  withoutShare(entryMachine.after(entry, "strike-out", "back-office"), share, instant(now));

/** The write of the entry that told of money whose booking is struck out: its share waits to be matched again; none where no statement told. */
export async function entryOpened(receipt: Receipt, now: Date): Promise<Write[]> {
  const entry = receipt.bankEntry === undefined ? undefined : await findEntry(receipt.bankEntry);
  const share = entry?.shares.find((one) => one.done && isOf(one, entry, receipt));
  return entry && share ? [entryWrite(struckOut(entry, share, now))] : [];
}

/** An entry without what was struck out of it before receipts knew their entries. */
export async function withoutStruckOut(entry: BankEntry, now: Date): Promise<BankEntry> {
  let left = entry;
  for (const share of entry.shares.filter(({ done }) => done)) {
    const known = (await storedReceipts(share.orderId)).filter((one) => isOf(share, entry, one));
    if (known.length > 0 && known.every(({ reversal }) => reversal)) left = struckOut(left, share, now);
  }
  return left;
}

/** Money that was booked by hand before its statement came: by its entry it is found when that booking is struck out. */
export async function tiedToEntry(entry: BankEntry, share: Share): Promise<void> {
  const known = (await storedReceipts(share.orderId)).find((one) => !one.reversal && isOf(share, entry, one));
  if (!known || known.bankEntry !== undefined) return;
  try {
    await execute(changeOf(known, { ...known, bankEntry: entry.id }));
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
}
