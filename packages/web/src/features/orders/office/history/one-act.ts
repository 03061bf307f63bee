import type { getOrderHistory as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

type Entry = AnswerOf<typeof Contract>["items"][number];
type Change = Entry["changes"][number];
type Field = Change["fields"][number];

/** A field that several writes of one act changed: from what it was before the first to what it is after the last. */
function joinedFields(earlier: readonly Field[], later: readonly Field[]): Field[] {
  const byName = new Map(earlier.map((one) => [one.field, one]));
  for (const one of later) {
    const { from: _from, ...before } = byName.get(one.field) ?? one;
    const from = byName.has(one.field) ? byName.get(one.field)?.from : one.from;
    byName.set(one.field, { ...before, ...one, ...(from === undefined ? { from: undefined } : { from }) });
  }
  return [...byName.values()];
}

function joinedChanges(earlier: readonly Change[], later: readonly Change[]): Change[] {
  const nameOf = ({ entity, id }: Change) => `${entity} ${id}`;
  const byItem = new Map(earlier.map((one) => [nameOf(one), one]));
  for (const one of later) {
    const before = byItem.get(nameOf(one));
    if (!before) byItem.set(nameOf(one), one);
    else
      byItem.set(nameOf(one), {
        ...before,
        ...one,
        kind: before.kind === "created" ? "created" : one.kind,
        names: { ...before.names, ...one.names },
        fields: joinedFields(before.fields, one.fields),
      });
  }
  return [...byItem.values()];
}

/**
 * An order's history, newest first, with one entry for what one act of an employee wrote in several steps: a return that is paid back begins its
 * refund, issues a credit note and sends money. All writes of a request have its time.
 */
export function oneEntryPerAct(entries: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    const later = told.at(-1);
    const isSame =
      later?.action !== undefined && later.action === entry.action && later.at === entry.at && later.by === entry.by;
    if (!later || !isSame) told.push(entry);
    else told[told.length - 1] = { ...later, changes: joinedChanges(entry.changes, later.changes) };
  }
  return told;
}
