import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { identified, type ReadStatement, type StatementEntry } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { BankEntryEntity, itemOf } from "./bank-entry.table.ts";

/** So many are written at once. */
const atOnce = 20;
/** A statement has so many entries at most: they are kept while its sender waits, within a gateway's 29 seconds on any machine. */
export const mostEntries = 2000;

/** What money came or came back somebody has to look at; fees and what went out pay no order. */
const waits = ({ kind, currency }: StatementEntry): boolean =>
  (kind === "transfer" || kind === "return") && currency !== "";

/**
 * Keeps the entries of a statement, each once: those that a file has already brought, this one or another that overlaps, stay as they
 * are, with what was made of them. Problem: statement-too-long, before any is kept.
 */
export async function importEntries({ entries, pending, refused }: ReadStatement, statement: string, now: Date) {
  // Refused ones are told one by one: a table of nothing else is answered in words, not by a list without end.
  const read = entries.length + refused.length;
  if (read > mostEntries) throw new Problem("statement-too-long", { entries: read, most: mostEntries });
  const all = identified(entries);
  let added = 0;
  for (let at = 0; at < all.length; at += atOnce) {
    const kept = await Promise.all(
      all.slice(at, at + atOnce).map(({ id, entry }) => keepOnce(id, entry, statement, now)),
    );
    added += kept.filter(Boolean).length;
  }
  return {
    added,
    known: all.length - added,
    pending,
    withoutReference: entries.filter(({ reference }) => !reference).length,
    refused: [...refused],
  };
}

async function keepOnce(id: string, entry: StatementEntry, statement: string, now: Date): Promise<boolean> {
  const state = waits(entry) ? "open" : "aside";
  try {
    await BankEntryEntity.build(PutItemCommand)
      .item(itemOf({ ...entry, id, version: 1, state, shares: [], statement, addedOn: instant(now) }))
      .options({ condition: { attr: "id", exists: false } })
      .send();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
