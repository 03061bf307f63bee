import { userOfCookie } from "@solvia/core/accounts/session";
import { userOfApiKey } from "@solvia/core/accounts/user-of-api-key";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import { Problem } from "@solvia/core/platform/problems";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** Who calls: by the API key of the Authorization header where there is one, else by the cookie's session. */
export async function callerOfRequest(
  contract: Pick<Endpoint, "access">,
  event: Pick<APIGatewayProxyEventV2, "headers">,
  cookies: Readonly<Record<string, string>>,
  now: Date,
): Promise<User | undefined> {
  if (contract.access === "system") return undefined;
  const { authorization } = event.headers;
  if (!authorization) return userOfCookie(cookies, now, { attended: event.headers["solvia-unattended"] === undefined });
  const [, key] = /^Bearer (\S{20,100})$/.exec(authorization) ?? [];
  if (!key) throw new Problem("not-logged-in");
  return userOfApiKey(key, now);
}
