import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import type { KeyMode, Scope } from "../../platform/http/key-scopes.ts";

/** Who calls the reseller API: an account, by one of its keys. Records are looked for below the account alone. */
export interface Reseller {
  accountId: string;
  keyId: string;
  /** "test" works on the account's trial data, and changes nothing of the shop's. */
  mode: KeyMode;
  scopes: readonly Scope[];
  /** The account with its prices and rights, for the shop's own use cases. */
  user: User;
}

/** The reseller of a call that `serve` let in. Throws where the caller came without a key: then it wasn't an endpoint with a scope. */
export function resellerOf(user: User): Reseller {
  if (!user.apiKey) throw new Error("called without a key");
  const { id, mode, scopes } = user.apiKey;
  return { accountId: user.id, keyId: id, mode, scopes, user };
}

/** A reseller by a test key, whose trial is theirs to move. Problem: test-key-needed. */
export function demandTrial(reseller: Reseller): Reseller {
  if (reseller.mode !== "test") throw new Problem("test-key-needed");
  return reseller;
}
