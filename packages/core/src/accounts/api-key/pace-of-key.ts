import { paceOf, type Pace } from "../../platform/http/rate-limit.ts";
import type { KeyMode } from "../../platform/http/key-scopes.ts";
import { hashOf } from "../login/session.ts";
import { saidMode } from "./key-kinds.ts";

/** How many calls a key may make, by its mode: test keys have a window of their own, so that trying costs the shop's none. */
export const keyLimits: Readonly<Record<KeyMode, { limit: number; windowSeconds: number }>> = {
  live: { limit: 600, windowSeconds: 60 },
  test: { limit: 120, windowSeconds: 60 },
};

/** Counts one call with a key, before anybody is asked whose it is: made-up keys have their windows too. */
export const paceOfKey = (key: string, now: Date): Promise<Pace> =>
  paceOf({ method: "GET", path: "/api-key#use", rateLimit: keyLimits[saidMode(key)] }, hashOf(key), now);

/**
 * The headers that tell a key's holder how it stands (draft-ietf-httpapi-ratelimit-headers-10): the policy by its name, `q` calls in
 * `w` seconds, and what remains, `r` calls for `t` seconds.
 */
export function paceHeaders({ limit, windowSeconds, used, resetSeconds }: Pace): Record<string, string> {
  return {
    "ratelimit-policy": `"key";q=${limit};w=${windowSeconds}`,
    ratelimit: `"key";r=${Math.max(0, limit - used)};t=${resetSeconds}`,
  };
}
