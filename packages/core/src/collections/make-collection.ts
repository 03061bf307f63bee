import { createHash } from "node:crypto";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import {
  activeMandate,
  bankDebitAnnounced,
  findMandate,
  loadTransaction,
  mandateUsed,
  mandateWrite,
  withTransaction,
  writeOrder,
  type Order,
} from "../orders/index.ts";
import {
  maskedIban,
  transactionId,
  transactionMachine,
  type CollectionKind,
  type Transaction,
} from "../payments/index.ts";
import { writer } from "../platform/authorship.ts";
import { Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant, romeDate, type CivilDate } from "../platform/time.ts";
import type { Collection, CollectionLine } from "./collection.ts";
import { collectionMachine } from "./collection-machines.ts";
import { sddCreditor } from "./our-bank.ts";
import { storeFile } from "./collection-file.ts";
import { CollectionEntity } from "./collection.table.ts";
import { presentableLine } from "./due-lines.ts";
import { collectionDay } from "./presentable.ts";
import {
  collectionWrite,
  dropCollection,
  findCollection,
  loadCollection,
  newCollection,
  writeCollection,
} from "./stored-collection.ts";

interface Wish {
  kind: CollectionKind;
  /** Ids of transactions. */
  transactions: readonly string[];
}

interface Due {
  order: Order;
  transaction: Transaction;
}

const isIn = ({ status, collectionId }: Transaction, id?: string): boolean =>
  status === "processing_payment" && collectionId !== undefined && (id === undefined || collectionId === id);

/** How often it was asked for before this time. */
const timesBefore = (transaction: Transaction): number => transaction.attempts - (isIn(transaction) ? 1 : 0);

/** The same payments asked for the same time have one slip, whoever asks for it. */
const idOf = (kind: CollectionKind, due: readonly Due[]): string => {
  const named = due.map(({ transaction }) => `${transactionId(transaction)}:${timesBefore(transaction)}`).toSorted();
  return createHash("sha256")
    .update(JSON.stringify([kind, named]))
    .digest("hex")
    .slice(0, 26)
    .toUpperCase();
};

/** "RB261123-0A1B2C": at most twenty letters, as CBI names a file. */
const numberOf = (kind: CollectionKind, id: string, now: Date): string =>
  `${kind === "riba" ? "RB" : "SD"}${romeDate(now).slice(2).replaceAll("-", "")}-${id.slice(0, 6)}`;

/**
 * Makes a slip of payments that are due: it is written down first, then each payment is taken up in its order's own write, under a condition
 * that the slip is still being made; then its file is stored. What another slip has, or what isn't due any more, is left out: a payment
 * never stands in two. Of two who ask for the same at once both get the one slip; one that broke off goes on when it is asked for
 * again (`resumeCollection`). Problems: not-found, nothing-to-collect where nothing is left of it.
 */
export async function makeCollection({ kind, transactions }: Wish, now: Date): Promise<Collection> {
  const due = await Promise.all([...new Set(transactions)].map(loadTransaction));
  const id = idOf(kind, due);
  if (!(await findCollection(id))) {
    const today = romeDate(now);
    const lines = await Promise.all(due.map((one) => presentableLine(kind, one, today)));
    const found = lines.filter((line) => line !== undefined);
    if (found.length === 0) throw new Problem("nothing-to-collect");
    await begun({
      id,
      version: 1,
      number: numberOf(kind, id, now),
      kind,
      state: "making",
      lines: found,
      createdOn: instant(now),
      createdBy: writer(),
    });
  }
  return resumeCollection(id, now);
}

/** Written down, by whoever comes first. */
const begun = (slip: Collection): Promise<void> =>
  writeCollection(newCollection(slip)).catch(async (error: unknown) => {
    if (!(error instanceof Problem && (await findCollection(slip.id)))) throw error;
  });

/** A slip that broke off on an earlier day as one of today: the bank refuses days that have passed, and its days count from the file's own. */
function asOfToday(slip: Collection, now: Date): Collection {
  const today = romeDate(now);
  if (romeDate(new Date(slip.createdOn)) === today) return slip;
  const lines = slip.lines.map((line) => ({ ...line, collectedOn: collectionDay(slip.kind, line.dueDate, today) }));
  return { ...slip, createdOn: instant(now), lines };
}

/** Goes on with a slip that is being made; a made one stays as it is. Problems: not-found, nothing-to-collect. */
export async function resumeCollection(id: string, now: Date): Promise<Collection> {
  const begunBefore = await loadCollection(id);
  if (!collectionMachine.offers(begunBefore, "make", "back-office")) return begunBefore;
  const slip = asOfToday(begunBefore, now);
  try {
    const lines: CollectionLine[] = [];
    for (const line of slip.lines) if (await untilWritten(() => taken(slip, line, now))) lines.push(line);
    if (lines.length === 0) await dropCollection(slip);
    else {
      const made = { ...slip, lines: await Promise.all(lines.map((line) => sequenced(slip, line))) };
      const { state } = collectionMachine.after(slip, "make", "back-office");
      await writeCollection(collectionWrite({ ...made, state, fileKey: await storeFile(made) }));
    }
  } catch (error) {
    // Somebody else has made it meanwhile.
    if (!(error instanceof Problem && error.code === "version-conflict")) throw error;
  }
  const made = await findCollection(id);
  if (!made) throw new Problem("nothing-to-collect");
  if (made.state === "making") throw new Problem("version-conflict");
  return made;
}

/** Whether it is what was looked at. */
const isSame = (one: CollectionLine | undefined, other: CollectionLine): boolean =>
  one?.amount === other.amount &&
  one.dueDate === other.dueDate &&
  one.invoiceNumber === other.invoiceNumber &&
  one.debtor.iban === other.debtor.iban &&
  one.mandate?.reference === other.mandate?.reference;

const useOf = (slip: Collection, { id }: CollectionLine): string => `${slip.id}/${id}`;

/** A debit says whether it is the first by its mandate. */
async function sequenced(slip: Collection, line: CollectionLine): Promise<CollectionLine> {
  const { mandate } = line;
  if (!mandate) return line;
  const known = await findMandate(mandate.companyId);
  const isFirst = known?.reference === mandate.reference && known.firstUse === useOf(slip, line);
  return { ...line, mandate: { ...mandate, sequence: isFirst ? "FRST" : "RCUR" } };
}

/** Notes that a debit uses its mandate, which has to stand still, and that its payer is told. */
async function debiting(slip: Collection, { mandate, ...line }: CollectionLine, today: CivilDate) {
  if (!mandate) return { also: [], events: [] };
  const { companyId, reference } = mandate;
  const active = await activeMandate(companyId, today);
  if (active?.reference !== reference) throw new Problem("version-conflict");
  const { orderId, amount, collectedOn: on, debtor } = line;
  const told = { orderId, amount, on, mandate: reference, iban: maskedIban(debtor.iban), creditor: sddCreditor.id };
  return {
    also: [mandateWrite(mandateUsed(active, useOf(slip, line), on))],
    events: [bankDebitAnnounced.of(told)],
  };
}

/** Whether the slip has the payment: by now, or already. One that has changed since it was looked at isn't taken; one that was asked for by another day is told anew. */
async function taken(slip: Collection, line: CollectionLine, now: Date): Promise<boolean> {
  const { order, transaction } = await loadTransaction(line.id);
  const isTaken = isIn(transaction, slip.id);
  if (isTaken && transaction.presented?.on === line.collectedOn) return true;
  const today = romeDate(now);
  if (!isTaken && !isSame(await presentableLine(slip.kind, { order, transaction }, today), line)) return false;
  const { also, events } = await debiting(slip, line, today);
  const presented: Transaction = {
    ...(isTaken ? transaction : transactionMachine.after(transaction, "present", "back-office")),
    collectionId: slip.id,
    presented: {
      number: slip.number,
      kind: slip.kind,
      seq: transaction.seq,
      on: line.collectedOn,
      amount: line.amount,
    },
  };
  await writeOrder({
    before: order,
    after: withTransaction(order, presented),
    also: [
      CollectionEntity.build(ConditionCheck).key({ id: slip.id }).condition({ attr: "state", eq: "making" }),
      ...also,
    ],
    events,
    now,
  });
  return true;
}
