import { randomBytes } from "node:crypto";
import { monotonicFactory } from "ulid";

const nextUlid = monotonicFactory();

/** A new id: sortable by time, unguessable enough for a name but never a secret. 26 characters. */
export const newId = (): string => nextUlid();

/** A secret of 256 bits for tokens and keys, URL-safe. Store only its hash. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
