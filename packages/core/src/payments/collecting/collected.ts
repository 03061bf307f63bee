import { plusDays, type CivilDate } from "../../platform/time.ts";
import { collectedMethods, collectionKinds, type CollectionKind } from "../collection-kinds.ts";
import { dishonouredCode, type Transaction } from "../transaction.ts";

/** A payment goes to the bank so many days before it is due (domain-rules 5.1, row 11). */
const daysBefore = 10;

type Asked = Pick<
  Transaction,
  | "status"
  | "superseded"
  | "method"
  | "failureCode"
  | "dueDate"
  | "dueDateProvisional"
  | "bankDebit"
  | "storedMethodId"
  | "presented"
>;

/** Whether a transaction is one that the bank collects, and waits for that: for the first time, or since it came back. */
export function awaitsCollection(kind: CollectionKind, transaction: Asked): boolean {
  const { status, superseded, method, failureCode, bankDebit, storedMethodId, presented } = transaction;
  // The card provider collects by its own mandates.
  if (kind === "sdd" && (!bankDebit || storedMethodId)) return false;
  const waits = status === "pending_payment" || (status === "failed" && failureCode === dishonouredCode);
  return waits && !superseded && !presented && method === collectedMethods[kind];
}

/** The first day on which a payment that the bank collects goes there; undefined for one that waits for nothing, or whose due date may move. */
export function collectableFrom(transaction: Asked): CivilDate | undefined {
  const { dueDate, dueDateProvisional } = transaction;
  const waits = collectionKinds.some((kind) => awaitsCollection(kind, transaction));
  return waits && dueDate && !dueDateProvisional ? plusDays(dueDate, -daysBefore) : undefined;
}
