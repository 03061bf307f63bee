import { userOfCookie } from "@solvia/core/accounts/login/session";
import { userOfApiKey } from "@solvia/core/accounts/api-key/user-of-api-key";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import { demandMeant } from "@solvia/core/platform/http/meant-for";
import { Problem } from "@solvia/core/platform/problems";
import { viewerHeader } from "@solvia/core/platform/http/viewer-header";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/**
 * Who calls: by the API key of the Authorization header where there is one, else by the cookie's session. The scheme's case is
 * free (RFC 9110, 11.1). Problems: not-logged-in; meant-for-another for a page's request that was meant for somebody else.
 */
export async function callerOfRequest(
  contract: Pick<Endpoint, "method" | "access" | "ofSession">,
  event: Pick<APIGatewayProxyEventV2, "headers">,
  cookies: Readonly<Record<string, string>>,
  now: Date,
): Promise<User | undefined> {
  if (contract.access === "system") return undefined;
  const { authorization } = event.headers;
  if (!authorization) {
    const user = await userOfCookie(cookies, now, { attended: event.headers["solvia-unattended"] === undefined });
    demandMeant(contract, user, event.headers[viewerHeader]);
    return user;
  }
  const [, key] = /^Bearer +(\S{20,100})$/i.exec(authorization) ?? [];
  if (!key) throw new Problem("not-logged-in");
  return userOfApiKey(key, now);
}
