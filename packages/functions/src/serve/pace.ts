import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import { limited } from "@solvia/core/platform/http/rate-limit";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** So many callers may share one server of the CDN. */
const callersOfOneServer = 100;

/**
 * The endpoint's rate limit for the caller: the account, and the address too where nobody has to be logged in, since who
 * makes accounts has as many as they like. Whoever avoids the CDN can write any address before their own, but not the one
 * that the gateway sees: that has a limit too, wide enough for all who come through one server of the CDN.
 */
export async function demandPace(
  { method, path, access, rateLimit }: Pick<Endpoint, "method" | "path" | "access" | "rateLimit">,
  event: Pick<APIGatewayProxyEventV2, "requestContext">,
  { user, ip }: { user: Pick<User, "id"> | undefined; ip: string },
  now: Date,
): Promise<void> {
  if (!rateLimit) return;
  const open = access === "anyone";
  if (user) await limited({ method, path, rateLimit }, user.id, now);
  if (user && !open) return;
  await limited({ method, path, rateLimit }, ip, now);
  const { sourceIp } = event.requestContext.http;
  if (ip === sourceIp) return;
  const { limit, windowSeconds } = rateLimit;
  const shared = { limit: limit * callersOfOneServer, windowSeconds };
  await limited({ method, path: `${path}#server`, rateLimit: shared }, sourceIp, now);
}
