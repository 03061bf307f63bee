import { viewerId } from "../../api/viewer.ts";
import { draftOf, dropDraft, keepDraft } from "../keeping/draft.ts";

const isSecret = (field: string): boolean => /password|secret|cardnumber|cvc|token|iban|^code$/i.test(field);
/** Whether two values would be stored alike. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What of a form is worth keeping: the fields that differ from what it began with, so that nothing that others have saved
 * meanwhile is written over. Never a password or a code, nor what the form itself leaves out, nor a file.
 */
export const changedOf = <V extends object>(values: Partial<V>, initial: V, without: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !isSecret(field) &&
        !without.includes(field) &&
        !(value instanceof Blob) &&
        !isSame(value, (initial as Record<string, unknown>)[field]),
    ),
  ) as Partial<V>;

/** Of one who is logged in and one record: nobody else is shown it. */
const nameOf = (record: string): string => `form/${viewerId() ?? ""}/${record}`;

export function keptOf<V extends object>(record: string, initial: V): Partial<V> | undefined {
  const kept = draftOf<Partial<V>>(nameOf(record));
  if (!kept || typeof kept !== "object") return undefined;
  const changed = changedOf(kept, initial);
  return Object.keys(changed).length > 0 ? changed : undefined;
}

export const isKept = (record: string): boolean => draftOf(nameOf(record)) !== undefined;

export const keepChanged = (record: string, changed: object): void =>
  Object.keys(changed).length > 0 ? keepDraft(nameOf(record), changed) : dropDraft(nameOf(record));

export const dropKept = (record: string): void => dropDraft(nameOf(record));
