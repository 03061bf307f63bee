import { userOfCookie } from "@solvia/core/accounts/login/session";
import { paceOfKey } from "@solvia/core/accounts/api-key/pace-of-key";
import { userOfApiKey } from "@solvia/core/accounts/api-key/user-of-api-key";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import { demandWithin, type Pace } from "@solvia/core/platform/http/rate-limit";
import { demandMeant } from "@solvia/core/platform/http/meant-for";
import { Problem } from "@solvia/core/platform/problems";
import { viewerHeader } from "@solvia/core/platform/http/viewer-header";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** What a request tells of its caller, as far as it gets. */
export interface Seen {
  user?: User | undefined;
  /** How the key stands that it came with. */
  pace?: Pace | undefined;
}

/**
 * Who calls: by the API key of the Authorization header where there is one, else by the cookie's session; the reseller API by the
 * key alone. The scheme's case is free (RFC 9110, 11.1). What is known is also `seen`, when it is refused afterwards. Problems:
 * not-logged-in; api-key-needed, -expired, -revoked; too-many-requests; meant-for-another for a page's request that was meant for
 * somebody else.
 */
export async function callerOfRequest(
  contract: Pick<Endpoint, "method" | "access" | "ofSession" | "scope">,
  event: Pick<APIGatewayProxyEventV2, "headers">,
  cookies: Readonly<Record<string, string>>,
  now: Date,
  seen: Seen,
): Promise<User | undefined> {
  if (contract.access === "system") return undefined;
  const { authorization } = event.headers;
  if (!authorization) {
    if (contract.scope) throw new Problem("api-key-needed");
    const user = await userOfCookie(cookies, now, { attended: event.headers["solvia-unattended"] === undefined });
    demandMeant(contract, user, event.headers[viewerHeader]);
    return (seen.user = user);
  }
  const [, key] = /^Bearer +(\S{20,100})$/i.exec(authorization) ?? [];
  if (!key) throw new Problem("not-logged-in");
  seen.pace = await paceOfKey(key, now);
  // Whose minute is full is asked once in it: the calls that follow cost no more than their counting.
  if (seen.pace.used === seen.pace.limit + 1) seen.user = await userOfApiKey(key, now);
  demandWithin(seen.pace);
  return (seen.user = await userOfApiKey(key, now));
}
