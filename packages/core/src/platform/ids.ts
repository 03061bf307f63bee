import { randomBytes } from "node:crypto";
import { monotonicFactory } from "ulid";

const nextUlid = monotonicFactory();

/** A new id: sortable by time, unguessable enough for a name but never a secret. 26 characters. */
export const newId = (): string => nextUlid();

/** What happens in one instant is sorted as it was told. */
let ofInstant = { time: 0, next: monotonicFactory() };
/** A new id that is sorted by when something happened, not by when its id was made. */
export function newIdAt(at: Date): string {
  const time = at.getTime();
  if (time !== ofInstant.time) ofInstant = { time, next: monotonicFactory() };
  return ofInstant.next(time);
}

/** A secret of 256 bits for tokens and keys, URL-safe. Store only its hash. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
