import { invalid, Problem } from "../platform/problems.ts";
import { orVersionConflict } from "../platform/storing/transaction.ts";
import { instant } from "../platform/time.ts";
import { mostLists, type Contact } from "./contact.ts";
import { differing, mergedContact, type Choices } from "./merge.ts";
import { addressesOf, written } from "./contact-writes.ts";
import { loadContact, writeContacts } from "./stored-contact.ts";

export interface Merge {
  otherId: string;
  revision: number;
  otherRevision: number;
  choices: Choices;
}

/**
 * Takes one contact into another: nothing of either is lost, and what both say otherwise is chosen. Problems: not-found, version-conflict;
 * invalid-input, `choose` at each field that differs and was not chosen, `too-many` for more lists than a contact has.
 */
export async function mergeContacts(id: string, wish: Merge, now: Date): Promise<Contact> {
  const { otherId, revision, otherRevision, choices } = wish;
  if (id === otherId) throw invalid({ field: "otherId", code: "same" });
  const [kept, other] = await Promise.all([loadContact(id), loadContact(otherId)]);
  if (kept.revision !== revision || other.revision !== otherRevision) throw new Problem("version-conflict");
  const open = differing(kept, other).filter((field) => !choices[field]);
  if (open.length > 0) throw invalid(...open.map((field) => ({ field: `choices.${field}`, code: "choose" })));
  const after = { ...mergedContact(kept, other, choices), changedOn: instant(now) };
  if (after.lists.length > mostLists) throw invalid({ field: "lists", code: "too-many" });
  const changes = [
    { before: kept, after, takesFrom: otherId },
    { before: other, leaves: addressesOf(other) },
  ];
  try {
    await writeContacts(changes, now);
  } catch (error) {
    throw orVersionConflict(error);
  }
  return written({ before: kept, after });
}
