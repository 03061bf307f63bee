import type { KeyMode, Scope } from "../../../platform/http/key-scopes.ts";

/** A key of the reseller API as the table has it. */
export interface ScopedKey {
  userId: string;
  id: string;
  hash: string;
  prefix: string;
  name: string;
  mode: KeyMode;
  scopes: Scope[];
  createdOn: string;
  lastUsedOn?: string | undefined;
  expiresOn?: string | undefined;
  revokedOn?: string | undefined;
  replacedBy?: string | undefined;
  generation: number;
}

export interface KeyRing {
  generation: number;
  version: number;
  endedOn?: string | undefined;
}

/** At most so many keys of one account count at the same time. */
export const mostKeys = 20;

/** So many days a key that ended is still told of, to its owner and to whoever calls with it. */
export const toldDays = 90;

/** Whether a key counts at an instant; revoked comes before expired, because it says that somebody wanted it. */
export function stateOfKey(
  { expiresOn, revokedOn, generation }: Pick<ScopedKey, "expiresOn" | "revokedOn" | "generation">,
  ring: Pick<KeyRing, "generation"> | undefined,
  now: Date,
): "active" | "expired" | "revoked" {
  if (revokedOn || generation < (ring?.generation ?? 0)) return "revoked";
  return expiresOn && Date.parse(expiresOn) <= now.getTime() ? "expired" : "active";
}

/** When the old key ends that another replaces, ISO instant: after the hours in which both count, never later than it would have. */
export function endOfReplaced({ expiresOn }: Pick<ScopedKey, "expiresOn">, overlapHours: number, now: Date): string {
  const end = new Date(now.getTime() + overlapHours * 3_600_000).toISOString();
  return expiresOn && expiresOn < end ? expiresOn : end;
}
