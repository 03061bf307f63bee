import { newIdAt } from "../../platform/ids.ts";
import { invalid } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import type { Contact } from "../contact.ts";
import { ContactListEntity } from "../contact.table.ts";
import type { ContactChange } from "../contact-writes.ts";
import { contactsOfAddresses, writeContacts } from "../stored-contact.ts";
import { suppressionsOf } from "../suppression/suppress.ts";
import { canonical, judgeRows, type ForAll, type JudgedRow } from "./judge-rows.ts";
import { readRows, type Given, type GivenRow } from "./read-rows.ts";

/** Items of one transaction (DynamoDB). */
const mostItems = 100;

export interface Insert extends ForAll {
  given: Given;
  /** Only tell what would become of each row. */
  check: boolean;
}

/** What comes of a row now: who is known may have changed since the last look. */
async function judge(rows: readonly GivenRow[], forAll: ForAll): Promise<JudgedRow[]> {
  const emails = [...new Set(rows.map(({ email }) => canonical(email)).filter(Boolean))];
  const [contacts, suppressed] = await Promise.all([contactsOfAddresses(emails), suppressionsOf(emails)]);
  return judgeRows(rows, forAll, { contacts, suppressed });
}

async function demandLists(lists: readonly string[]): Promise<void> {
  const there = await readAll(
    ContactListEntity,
    lists.map((name) => ({ name })),
  );
  if (there.length < new Set(lists).size) throw invalid({ field: "lists", code: "not-found" });
}

function changeOf({ change }: JudgedRow, now: Date): ContactChange[] {
  if (!change) return [];
  const at = instant(now);
  const { before, after } = change;
  const whole: Contact = {
    ...after,
    id: before?.id ?? newIdAt(now),
    createdOn: before?.createdOn ?? at,
    changedOn: at,
  };
  return [{ before, after: whole }];
}

/** Writes some rows at once; where somebody has changed one of them meanwhile, all are judged anew. */
async function written(rows: readonly GivenRow[], forAll: ForAll, now: Date): Promise<JudgedRow[]> {
  return untilWritten(async () => {
    const results = await judge(rows, forAll);
    const changes = results.flatMap((result) => changeOf(result, now));
    try {
      if (changes.length > 0) await writeContacts(changes, now);
    } catch (error) {
      throw orVersionConflict(error);
    }
    return results;
  });
}

const counted = (rows: readonly JudgedRow[]) => {
  const count = (outcome: JudgedRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  return {
    accepted: count("accepted"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: count("refused"),
  };
};

/**
 * Brings a list of contacts in, or tells what would become of it: every row with its outcome and why. It may be brought in again: what is
 * there by then is unchanged. Problems: invalid-input for a list that isn't there, unreadable-table, unknown-columns, version-conflict.
 */
export async function insertContacts({ given, check, ...forAll }: Insert, now: Date) {
  await demandLists(forAll.lists);
  const rows = await readRows(given);
  const judged = await judge(rows, forAll);
  if (check) return { ...counted(judged), rows: judged.map(shown) };
  const results: JudgedRow[] = judged.filter(({ change }) => !change);
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const toWrite = judged.flatMap(({ row, change }) => (change ? (byRow.get(row) ?? []) : []));
  const perContact = 2 + forAll.lists.length;
  const atOnce = Math.floor((mostItems - forAll.lists.length) / perContact);
  for (let at = 0; at < toWrite.length; at += atOnce)
    results.push(...(await written(toWrite.slice(at, at + atOnce), forAll, now)));
  return { ...counted(results), rows: results.toSorted((a, b) => a.row - b.row).map(shown) };
}

const shown = ({ row, email, outcome, reasons }: JudgedRow) => ({ row, email, outcome, reasons });
